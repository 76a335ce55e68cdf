import { z } from "zod"
import { emailSchema } from "../forms/email"
import { askedFields } from "../custom-fields/declared"
import { customInputSchema } from "../custom-fields/values"
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

/** Phone number in responses. A missing one is null, never an empty text. */
export const phoneNumberSchema = z.string().min(1).nullable()

const line = (max: number) => z.string().trim().min(1).max(max)

/**
 * Delivery address. Labels have shorter limits than this form. If a text is too long for the label, the call returns an
 * error with the field and a shorter form.
 */
export const deliveryAddressSchema = z.object({
  street: line(120),
  number: line(20),
  /** Letter box or flat, or a second line: floor, building, care of. */
  box: z.string().trim().max(80).optional(),
  postal_code: line(16),
  city: line(80),
  /** Company at the destination. */
  company: z.string().trim().max(120).optional(),
  /** Note for the carrier: "leave with the neighbours". */
  note: z.string().trim().max(200).optional(),
})
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>

/** Address of the payer, in any country that the shop can deliver to. */
export const invoiceAddressSchema = deliveryAddressSchema
  .extend({ country: z.enum(DELIVERY_COUNTRIES) })
  .refine(({ country, postal_code }) => isPostalCode(country, postal_code), { path: ["postal_code"] })

/**
 * Opens the payment page. Only the first four fields are required. If a client sends only these, the payment page
 * collects an address in `country`.
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
    /** Not required for a pickup point. The address is then used for the invoice, unless `invoice_address` is given. */
    address: deliveryAddressSchema.optional(),
    /** Invoice address. Default: `address`. */
    invoice_address: invoiceAddressSchema.optional(),
    /** Business of the customer. Its invoice needs an address: `invoice_address` or the delivery address. */
    business: businessSchema.optional(),
    /** Id of a method from GET /api/delivery. Default: the first one. */
    delivery_method: z.string().max(64).optional(),
    /**
     * Id of a point from GET /api/delivery/points. Required if the method needs a point. If `country` is
     * absent, the point's country applies.
     */
    delivery_point: z.string().max(64).optional(),
    /** Language of the payment page. Default: from `Accept-Language`. */
    language: z.enum(LANGUAGES).optional(),
    /** Code of a method from GET /api/payments/methods. Default: the first one. */
    payment_method: z
      .string()
      .regex(/^[a-z_]{2,40}$/)
      .optional(),
    /** Codes of extras from GET /api/extras. Default: none. */
    extras: z.array(extraCodeSchema).max(MAX_EXTRAS).optional(),
    /** Values of the merchant's custom fields of orders that the checkout asks for. */
    custom_fields: customInputSchema(askedFields()).optional(),
    /**
     * Total in cents that the customer saw. If the shop's total is different, the call returns 409
     * price_changed.
     */
    expected_total_cents: z.number().int().optional(),
    /**
     * Rest in cents that the customer saw, after gift cards and store credit. If the shop's rest is different, the call
     * returns 409 rest_changed.
     */
    expected_rest_cents: z.number().int().optional(),
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

/** GET /api/payments/methods: the payment methods. The first one is the default. */
export const paymentMethodsQuerySchema = z.object({
  /** Country of delivery. Default: the methods of all countries. */
  country: z.enum(DELIVERY_COUNTRIES).optional(),
})
export const paymentMethodsSchema = z.object({
  methods: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** Short description. */
      text: z.string(),
      /** Whether the order is placed immediately and paid later. */
      is_paid_later: z.boolean(),
      /** Names of accepted payment brands in the country: Visa, Bancontact … Empty if the method has none. */
      marks: z.array(z.string()),
    }),
  ),
})
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>

/** Payment instructions of a pending order. */
export const paymentInstructionsSchema = z.object({
  /** Name of the payment method. */
  name: z.string(),
  text: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Content of a QR code for banking apps, and its instructions. */
  qr: z.object({ content: z.string(), text: z.string() }).nullable(),
  amount_cents: z.number().int(),
  /** Until when the goods are reserved. For an order on account, its due day. */
  due_at: z.string(),
  /** Deadline to confirm the e-mail address with the order's link. Absent after the confirmation. */
  confirm_by: z.string().optional(),
  /** The order is on account: it is sent before its payment. */
  is_on_account: z.literal(true).optional(),
})
export type PaymentInstructions = z.infer<typeof paymentInstructionsSchema>

/** Cancels an open payment page: its session expires and its goods are released. */
export const cancelCheckoutSchema = z.object({ cart_session_id: sessionIdSchema })
export const cancelledCheckoutSchema = z.object({ cancelled: z.literal(true) })

/** The prefix identifies the payment method, for example "cs" for a Stripe page. */
export const checkoutSessionIdSchema = z.string().regex(/^[a-z]{2,8}_[A-Za-z0-9_]{8,255}$/)

export const paymentStatusSchema = z.object({
  payment_status: z.enum(PAYMENT_STATUSES),
  status: z.enum(PAYMENT_PAGE_STATUSES),
  amount_total: z.number().int(),
  currency: z.string(),
  metadata: z.object({ order_number: z.string(), customer_email: z.string() }).partial(),
  /** The payment arrived, but no order could be created. The full amount is refunded. */
  refunded: z.literal(true).optional(),
  /** Payment instructions. The order exists as `metadata.order_number`. */
  awaited: paymentInstructionsSchema.optional(),
})
export type PaymentStatus = z.infer<typeof paymentStatusSchema>
