import { z } from "zod"
import { isPostalCode } from "../postal-codes"
import { DELIVERY_COUNTRIES, LANGUAGES } from "../sets"
import { businessSchema } from "../shop/business"
import { sessionIdSchema } from "../shop/cart"
import { orderNumberSchema } from "../shop/order"
import { emailSchema } from "../forms/email"
import { deliveryAddressSchema } from "../shop/payment"
import { customerIdSchema } from "./customers"

const name = z.string().trim().min(1).max(80)

/** POST /api/admin/orders: an order by telephone, from a cart that an administrator filled. */
export const phoneOrderSchema = z
  .object({
    cart_session_id: sessionIdSchema,
    /** Account that buys, with its trade prices and its approval for payment by invoice. Absent for a guest. */
    customer_id: customerIdSchema.optional(),
    customer_email: emailSchema,
    first_name: name,
    last_name: name,
    phone: z.string().trim().max(40).optional(),
    country: z.enum(DELIVERY_COUNTRIES),
    address: deliveryAddressSchema,
    /** Business of the customer. The shop checks its VAT number with VIES and puts it on the invoice. */
    business: businessSchema.optional(),
    /** Id of a method listed by GET /api/delivery. */
    delivery_method: z.string().max(64),
    /** Id of a point listed by GET /api/delivery/points. Required if the method needs a point. */
    delivery_point: z.string().max(64).optional(),
    /** Language of the order and its e-mails. */
    language: z.enum(LANGUAGES),
    /**
     * Code of a payment method that is paid later. If absent, the customer receives a link to the payment
     * page.
     */
    payment_method: z
      .string()
      .regex(/^[a-z_]{2,40}$/)
      .optional(),
    /**
     * Total in cents that the customer agreed to. If the shop's total is different, the call returns 409
     * price_changed.
     */
    expected_total_cents: z.number().int(),
  })
  .refine(({ address, country }) => isPostalCode(country, address.postal_code), {
    path: ["address", "postal_code"],
  })
export type PhoneOrder = z.input<typeof phoneOrderSchema>

/** PUT /api/admin/orders/cart */
export const phoneCartSchema = z.object({
  cart_session_id: sessionIdSchema,
  customer_id: customerIdSchema.nullable(),
})

export const placedPhoneOrderSchema = z.object({ order_number: orderNumberSchema })
