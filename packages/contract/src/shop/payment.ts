import { z } from "zod"
import { businessSchema } from "./business"
import { sessionIdSchema } from "./cart"
import { extraCodeSchema, MAX_EXTRAS } from "./extras"
import {
  DEFAULT_COUNTRY,
  DELIVERY_COUNTRIES,
  LANGUAGES,
  PAYMENT_PAGE_STATUSES,
  PAYMENT_STATUSES,
} from "../sets"
import { isPostalCode } from "../postal-codes"

/** One address with no spaces, one @ and a dotted domain: what the contract calls a valid e-mail. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@.<>"(),;:\\]{2,}$/)

const line = (max: number) => z.string().trim().min(1).max(max)

/** Lengths are those of a form. What the carrier's label takes is less, and refused with the field and a shorter form. */
export const deliveryAddressSchema = z.object({
  street: line(120),
  number: line(20),
  /** Letter box or flat; or a second line: a floor, a building, care of somebody. */
  box: z.string().trim().max(80).optional(),
  postal_code: line(16),
  city: line(80),
  /** Where the parcel goes to a business. */
  company: z.string().trim().max(120).optional(),
  /** For whoever brings the parcel: "leave with the neighbours". */
  note: z.string().trim().max(200).optional(),
})
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>

/** Where the one who pays lives or works, in any of the shop's countries. */
export const invoiceAddressSchema = deliveryAddressSchema
  .extend({ country: z.enum(DELIVERY_COUNTRIES) })
  .refine(({ country, postal_code }) => isPostalCode(country, postal_code), { path: ["postal_code"] })

/**
 * Opens the payment page. The first four fields are the contract's; a client that sends only them has the payment page
 * ask for the address, in `country`.
 */
export const openCheckoutSchema = z
  .object({
    origin_url: z.string().max(200),
    cart_session_id: sessionIdSchema,
    customer_email: emailSchema,
    user_id: z.string().max(64).nullish(),
    first_name: line(80).optional(),
    last_name: line(80).optional(),
    phone: z.string().trim().max(40).optional(),
    country: z.enum(DELIVERY_COUNTRIES).optional(),
    /** Not needed where the parcel waits at a point: it then is what the invoice says, unless `invoice_address` does. */
    address: deliveryAddressSchema.optional(),
    /** What the invoice says instead of the delivery's address; at a point, instead of none. */
    invoice_address: invoiceAddressSchema.optional(),
    /** Who buys for a business; its invoice needs an address, the delivery's or its own. */
    business: businessSchema.optional(),
    /** Id of a method listed by GET /api/delivery; the first of the list when absent. */
    delivery_method: z.string().max(64).optional(),
    /** Id of a point listed by GET /api/delivery/points, for a method that needs one. Its country is meant where none is said. */
    delivery_point: z.string().max(64).optional(),
    /** Language of the payment page; Accept-Language decides when absent. */
    language: z.enum(LANGUAGES).optional(),
    /** Code of a method listed by GET /api/payments/methods; the first of the list when absent. */
    payment_method: z
      .string()
      .regex(/^[a-z_]{2,40}$/)
      .optional(),
    /** Codes of extras listed by GET /api/extras; none when absent. */
    extras: z.array(extraCodeSchema).max(MAX_EXTRAS).optional(),
    /** The total that the shopper was shown, in cents: when the shop's differs the call answers 409 price_changed. */
    expected_total_cents: z.number().int().optional(),
  })
  .refine(
    ({ address, country = DEFAULT_COUNTRY, delivery_point }) =>
      !address || delivery_point !== undefined || isPostalCode(country, address.postal_code),
    {
      path: ["address", "postal_code"],
    },
  )
export type OpenCheckout = z.input<typeof openCheckoutSchema>

export const openedCheckoutSchema = z.object({ url: z.string(), session_id: z.string() })
export type OpenedCheckout = z.infer<typeof openedCheckoutSchema>

/** GET /api/payments/methods: the ways to pay that the shop offers; the first is meant where none is chosen. */
export const paymentMethodsSchema = z.object({
  methods: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** A sentence. */
      text: z.string(),
      /** The order stands at once, and its money is awaited. */
      is_paid_later: z.boolean(),
    }),
  ),
})
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>

/** How an order is to be paid that waits for its money, as its payment method says it. */
export const paymentInstructionsSchema = z.object({
  /** What the method is called. */
  name: z.string(),
  text: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What a code holds that a banking app reads, and what to do with it. */
  qr: z.object({ content: z.string(), text: z.string() }).nullable(),
  amount_cents: z.number().int(),
  /** Until when the goods are kept. */
  due_at: z.string(),
  /** Until when the e-mail address has to be confirmed by the order's link; absent once that is done. */
  confirm_by: z.string().optional(),
})
export type PaymentInstructions = z.infer<typeof paymentInstructionsSchema>

/** Gives up an open payment page: its session is expired and the goods it held are given back. */
export const cancelCheckoutSchema = z.object({ cart_session_id: sessionIdSchema })
export const cancelledCheckoutSchema = z.object({ cancelled: z.literal(true) })

/** Its beginning is its method's: a Stripe page's is "cs". */
export const checkoutSessionIdSchema = z.string().regex(/^[a-z]{2,8}_[A-Za-z0-9_]{8,255}$/)

export const paymentStatusSchema = z.object({
  payment_status: z.enum(PAYMENT_STATUSES),
  status: z.enum(PAYMENT_PAGE_STATUSES),
  amount_total: z.number().int(),
  currency: z.string(),
  metadata: z.object({ order_number: z.string(), customer_email: z.string() }).partial(),
  /** The payment arrived but could not become an order: all of it is given back, as soon as Stripe does it. */
  refunded: z.literal(true).optional(),
  /** The order stands, under `metadata.order_number`, and is to be paid like this. */
  awaited: paymentInstructionsSchema.optional(),
})
export type PaymentStatus = z.infer<typeof paymentStatusSchema>
