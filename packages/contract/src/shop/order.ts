import { DOCUMENT_KINDS, ORDER_STATUSES, RETURN_KINDS, RETURN_STATES } from "../sets"
import { z } from "zod"
import { pageSchema } from "../lists"
import { totalsSchema } from "./cart"
import { carrierNameSchema, deliveryPointSchema, deliveryPromiseSchema } from "./delivery"
import { MAX_LINE_QUANTITY, MAX_WITHDRAWAL_MESSAGE } from "../constants"
import { orderAssistantSchema } from "../insight/assistants"
import { shownFieldsOf } from "../custom-fields/declared"
import { declaredValuesSchema } from "../custom-fields/values"
import { paidShareSchema, paidWithSchema } from "../payments/paid-with"
import { emailSchema } from "../forms/email"
import { paymentInstructionsSchema, phoneNumberSchema } from "./payment"

const cents = z.number().int()

export const orderItemSchema = z.object({
  /** Id of the line within its order. */
  id: z.string(),
  product_id: z.string().nullable(),
  /** Size of the product. */
  variant_id: z.string().nullable(),
  /** Name in the language of the order. If the product has several sizes, it includes the size. */
  name: z.string(),
  /** Ordered units minus returned units. */
  quantity: z.number().int(),
  returned_quantity: z.number().int(),
  /** Charged price in euro, VAT included. */
  unit_price: z.number(),
  line_total_cents: cents,
  /** Discounts on this line, VAT included. */
  discount_cents: cents,
  image: z.string().nullable(),
  vat_rate: z.number(),
  /** Whether it was sold as perishable food. The right of withdrawal does not apply to it. */
  is_perishable: z.boolean(),
})

export const orderAddressSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: phoneNumberSchema,
  street: z.string(),
  number: z.string(),
  apartment: z.string().nullable(),
  postal_code: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  company: z.string().nullable(),
  /** Note for the carrier. */
  note: z.string().nullable(),
})

/** Customer's declaration of withdrawal from a whole order or a part of it. */
export const withdrawalSchema = z.object({
  /** When the customer last declared a withdrawal from this order. */
  at: z.string(),
  items: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.number().int() })),
  message: z.string().nullable(),
  /**
   * Whether the customer is confirmed. False if the withdrawal was declared with only the order number and e-mail
   * address, until the customer confirms it on the order's page.
   */
  confirmed: z.boolean(),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>

/** Return of goods: a return, a claim for defective goods, or an exchange. */
export const orderReturnSchema = z.object({
  kind: z.enum(RETURN_KINDS),
  state: z.enum(RETURN_STATES),
  requested_at: z.string(),
  /** When everything arrived. */
  received_at: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      received_quantity: z.number().int(),
    }),
  ),
})
export type OrderReturn = z.infer<typeof orderReturnSchema>

/** Document number: F-2026-000123 for an invoice, C-2026-000004 for a credit note. */
export const documentNumberSchema = z.string().regex(/^[A-Z]{1,6}-\d{4}-\d{6,9}$/)

export const orderDocumentSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: documentNumberSchema,
  issued_at: z.string(),
})
export type OrderDocument = z.infer<typeof orderDocumentSchema>

const unitsSchema = z.object({ id: z.string(), name: z.string(), quantity: z.number().int() })

/** Parcel of an order. An order that is sent in parts has several. */
export const orderParcelSchema = z.object({
  id: z.string(),
  /** Contents, by order line. */
  items: z.array(unitsSchema),
  /** When it left. Null while it is packed. */
  shipped_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
})
export type OrderParcel = z.infer<typeof orderParcelSchema>

/** Order as its customer sees it. */
export const orderSchema = z.object({
  /** Id of the order in Medusa. */
  id: z.string(),
  order_number: z.string(),
  email: z.string(),
  created_at: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Total in euro, VAT and delivery included. */
  total: z.number(),
  totals: totalsSchema.omit({ free_delivery_missing_cents: true }),
  items: z.array(orderItemSchema),
  /** Promotions with their discounts on goods or delivery, VAT included. */
  promotions: z.array(z.object({ code: z.string(), discount_cents: cents })),
  /** Destination of the parcel, or the address of its pickup point. */
  shipping_address: orderAddressSchema.nullable(),
  /** Address on the invoice. Null if it equals the shipping address or was not given. */
  invoice_address: orderAddressSchema.nullable(),
  /** Invoice and credit notes, oldest first. The invoice is issued shortly after the payment. */
  documents: z.array(orderDocumentSchema),
  delivery: z.object({
    /** Stable name of the kind (home, pickup_point, locker). Null if the shop no longer has it. */
    code: z.string().nullable(),
    carrier: carrierNameSchema,
    /** Before discounts. */
    price_cents: cents,
    /** Pickup point or locker. Null for home delivery. */
    point: deliveryPointSchema.nullable(),
    tracking_number: z.string().nullable(),
    tracking_url: z.string().nullable(),
    /** Null before the payment, after the delivery, and for an order that is cancelled or on hold. */
    promise: deliveryPromiseSchema.nullable(),
  }),
  payment: z.object({
    paid_cents: cents,
    refunded_cents: cents,
    /** Payment method, that of the rest if balances paid a part. Null for unpaid orders and for orders from before the shop stored it. */
    method: paidWithSchema.nullable(),
    /** What each method paid. Only for an order with several payments, for example a gift card and a card. */
    shares: z.array(paidShareSchema).optional(),
  }),
  /** Payment instructions of an order that waits for its payment. Otherwise null. */
  awaited: paymentInstructionsSchema.nullable(),
  /** Amount due on the payment page, if the customer received a payment link. Otherwise null. */
  to_pay_cents: cents.nullable(),
  /** Whether the shop has stopped the order before dispatch, for example to check the address or the payment. */
  on_hold: z.boolean(),
  /** Whether the promised last day of dispatch has passed and nothing has left. */
  delayed: z.boolean(),
  /** Whether a part has left and the rest follows. The status stays `preparing` until everything has left. */
  partly_shipped: z.boolean(),
  /** Oldest first. */
  parcels: z.array(orderParcelSchema),
  /** Goods of a partly shipped order that have not left. Otherwise empty. */
  to_follow: z.array(unitsSchema),
  /** Goods that are not in stock yet. They are sent when they arrive. */
  waiting: z.array(unitsSchema),
  /** When each status was reached, oldest first. */
  timeline: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string() })),
  withdrawal: withdrawalSchema.nullable(),
  /** Oldest first. */
  returns: z.array(orderReturnSchema),
  /** Whether the customer can still withdraw from a part of the order. */
  withdrawable: z.boolean(),
  /** Assistant that prepared the order. Absent for other orders. */
  assistant: orderAssistantSchema.optional(),
  /** Values of the merchant's custom fields of orders that customers see. Absent without such fields. */
  custom_fields: declaredValuesSchema("order", shownFieldsOf("order")),
})
export type Order = z.infer<typeof orderSchema>

/**
 * POST /api/orders/tracked: the state of an order, for everyone who has its tracking link. It contains no name, street, e-mail address
 * or amount. The address of a pickup point is public.
 */
export const trackedOrderSchema = orderSchema
  .pick({
    order_number: true,
    created_at: true,
    status: true,
    on_hold: true,
    delayed: true,
    partly_shipped: true,
    parcels: true,
    to_follow: true,
    waiting: true,
    timeline: true,
    documents: true,
  })
  .extend({
    items: z.array(orderItemSchema.pick({ id: true, name: true, quantity: true, image: true })),
    delivery: orderSchema.shape.delivery.pick({
      code: true,
      carrier: true,
      point: true,
      tracking_number: true,
      tracking_url: true,
      promise: true,
    }),
    /** Null for a pickup point. */
    destination: z.object({ city: z.string(), country: z.string() }).nullable(),
  })
export type TrackedOrder = z.infer<typeof trackedOrderSchema>

/** Returns whether the payment was refunded in full, independent of the order's status. */
export const isFullyRefunded = ({ payment }: Pick<Order, "payment">): boolean =>
  payment.paid_cents > 0 && payment.refunded_cents >= payment.paid_cents

/** GET /api/users/orders: newest first. The header X-Total-Count has the total number. */
export const ordersSchema = z.array(orderSchema)
export const ordersQuerySchema = pageSchema.extend({ limit: pageSchema.shape.limit.unwrap().default(200) })

/** Order number. Numbers of earlier versions can contain the id of a payment page. */
export const orderNumberSchema = z.string().regex(/^[A-Za-z0-9_.:-]{3,120}$/)

/** Returns a typed order number in capitals if it has the usual form, for example bp-2026-000019. */
const typedNumber = (number: string): string =>
  /^[a-z]+-\d{4}-\d+$/i.test(number) ? number.toUpperCase() : number

/**
 * POST /api/users/orders/{order_number}/withdrawal: withdraws from the listed items, by default from the
 * whole order. The quantity of a line is a total, so repeated declarations have no further effect.
 */
export const withdrawalRequestSchema = z.object({
  items: z
    .array(z.object({ id: z.string().max(100), quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY) }))
    .min(1)
    .max(200)
    .optional(),
  message: z.string().trim().max(MAX_WITHDRAWAL_MESSAGE).optional(),
})
export type WithdrawalRequest = z.input<typeof withdrawalRequestSchema>
/** POST /api/orders/linked/withdrawal: a guest's withdrawal from listed items, with the token of the order's link. */
export const linkedWithdrawalRequestSchema = withdrawalRequestSchema.extend({ token: z.string().max(1_000) })

/** Guest's request for the link to an order's page. */
export const orderLookUpSchema = z.object({
  order_number: z.string().trim().overwrite(typedNumber).pipe(orderNumberSchema),
  email: emailSchema,
})
export type OrderLookUp = z.input<typeof orderLookUpSchema>

/** POST /api/orders/withdrawal: a guest's withdrawal from a whole order, without its link. */
export const withdrawalByNumberSchema = orderLookUpSchema.extend({
  message: withdrawalRequestSchema.shape.message,
})
export type WithdrawalByNumber = z.input<typeof withdrawalByNumberSchema>
