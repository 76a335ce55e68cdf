import { z } from "zod"
import { isPostalCode } from "../postal-codes"
import { DELIVERY_COUNTRIES, LANGUAGES } from "../sets"
import { businessSchema } from "../shop/business"
import { sessionIdSchema } from "../shop/cart"
import { orderNumberSchema } from "../shop/order"
import { deliveryAddressSchema, emailSchema } from "../shop/payment"

const name = z.string().trim().min(1).max(80)

/** POST /api/admin/orders: an order for somebody on the telephone, of what an administrator put into a cart for them. */
export const phoneOrderSchema = z
  .object({
    /** Of the cart, which is filled as a shopper's is. */
    cart_session_id: sessionIdSchema,
    customer_email: emailSchema,
    first_name: name,
    last_name: name,
    phone: z.string().trim().max(40).optional(),
    country: z.enum(DELIVERY_COUNTRIES),
    address: deliveryAddressSchema,
    /** Who orders for a business: its VAT number is asked of VIES as at checkout, and its invoice names it. */
    business: businessSchema.optional(),
    /** Id of a method listed by GET /api/delivery. */
    delivery_method: z.string().max(64),
    /** Id of a point listed by GET /api/delivery/points, for a method that needs one. */
    delivery_point: z.string().max(64).optional(),
    /** The customer's: the order and its mails are in it. */
    language: z.enum(LANGUAGES),
    /** Code of a method that is paid later; absent: a link to the payment page is sent. */
    payment_method: z
      .string()
      .regex(/^[a-z_]{2,40}$/)
      .optional(),
    /** The total that was told on the telephone, in cents: where the shop's is another the call answers 409 price_changed. */
    expected_total_cents: z.number().int(),
  })
  .refine(({ address, country }) => isPostalCode(country, address.postal_code), {
    path: ["address", "postal_code"],
  })
export type PhoneOrder = z.input<typeof phoneOrderSchema>

export const placedPhoneOrderSchema = z.object({ order_number: orderNumberSchema })
