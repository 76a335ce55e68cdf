import { z } from "zod"
import { editableFields } from "../custom-fields/declared"
import { customInputSchema, declaredValuesSchema } from "../custom-fields/values"
import { daySchema } from "../days/day"
import { MAX_ADMIN_PAGE_SIZE, partSchema, searchedSchema } from "../lists"
import { orderBusinessSchema } from "../shop/business"
import { actorSchema } from "../orders/actor"
import { deliveryChangeSchema } from "../orders/order-delivery"
import { refundableSchema, refundSchema } from "./refunds"
import { paymentRiskSchema } from "../orders/payment-risk"
import { isFullyRefunded, orderItemSchema, orderNumberSchema, orderSchema } from "../shop/order"
import { HOLD_REASONS, LANGUAGES, ORDER_STATUSES } from "../sets"
import { ORDER_TASKS } from "./today"

const cents = z.number().int()

export const statusChangeSchema = z.object({
  at: z.string(),
  by: actorSchema,
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  tracking_number: z.string().nullable(),
})

/** Hold on an order. It is active until it is released. `by.email` is null if the shop placed it. */
export const holdSchema = z.object({
  id: z.string(),
  reason: z.enum(HOLD_REASONS),
  /** Text of the administrator who placed it, or Stripe's reason code of a dispute. */
  note: z.string().nullable(),
  at: z.string(),
  by: actorSchema,
  /** Null while the hold is active. */
  released: z.object({ at: z.string(), by: actorSchema, note: z.string().nullable() }).nullable(),
})
export type Hold = z.infer<typeof holdSchema>

const noteSchema = z.string().trim().max(500).optional()

/** POST /api/admin/orders/{order_number}/holds */
export const holdRequestSchema = z.object({
  reason: z.enum(HOLD_REASONS).exclude(["dispute"]),
  note: noteSchema,
})
export type HoldRequest = z.input<typeof holdRequestSchema>

/** POST /api/admin/orders/{order_number}/holds/{id}/release */
export const holdReleaseSchema = z.object({ note: noteSchema })
export type HoldRelease = z.input<typeof holdReleaseSchema>

/** Change of the articles of an order, in the dashboard or in Medusa Admin. */
export const articleEditSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: actorSchema,
  /** Added units per article. Negative: removed units. */
  lines: z.array(z.object({ name: z.string(), units: z.number().int() })),
})
export type ArticleEdit = z.infer<typeof articleEditSchema>

export const holdIdSchema = z.string().regex(/^[A-Za-z0-9_]{1,64}$/)

/** GET /api/admin/orders: an order with additional fields for administrators. */
export const adminOrderSchema = orderSchema.extend({
  /** Order id in Medusa. */
  id: z.string(),
  customer_name: z.string(),
  /** Code of its channel. Absent in a shop with one channel. */
  channel: z.string().optional(),
  /** Language of the customer's e-mails and packing slip. */
  language: z.enum(LANGUAGES),
  /**
   * `local_name` is the current product name in the caller's language, or the ordered name if the product is
   * no longer for sale.
   */
  items: z.array(orderItemSchema.extend({ local_name: z.string() })),
  refundable_cents: cents,
  /**
   * Goods to send, without units that were refunded before dispatch. If the order is partly shipped, only the
   * goods that have not left.
   */
  to_pack: z.array(
    z.object({
      id: z.string(),
      /** In the customer's language. */
      name: z.string(),
      local_name: z.string(),
      quantity: z.number().int(),
      /** SKU at the time of the order. Null for a line that is not a product. */
      sku: z.string().nullable(),
      /** Weight of one unit in grams. Null if unknown. */
      weight_grams: z.number().int().nullable(),
    }),
  ),
  /** Weight of the goods in grams, without packaging. Null if a weight is unknown. */
  weight_grams: z.number().int().nullable(),
  /** All holds, oldest first, including released ones. */
  holds: z.array(holdSchema),
  /** Numbers of other orders in the same parcel. */
  together: z.array(z.string()),
  /** Values of all custom fields of orders. Absent if the merchant declares none. */
  custom_fields: declaredValuesSchema("order"),
})
export type AdminOrder = z.infer<typeof adminOrderSchema>

/** Returns whether a parcel can still be sent: false if the order was cancelled or refunded in full. */
export const hasGoodsToSend = (order: Pick<AdminOrder, "status" | "payment" | "to_pack">): boolean =>
  order.status !== "cancelled" && !isFullyRefunded(order) && order.to_pack.length > 0

export const activeHolds = ({ holds }: Pick<AdminOrder, "holds">): Hold[] =>
  holds.filter(({ released }) => released === null)

/** The header X-Total-Count has the total number. */
export const adminOrdersSchema = z.array(adminOrderSchema)

/**
 * Optional texts that the carrier does not accept. The label leaves out the customer's or the shop's e-mail address,
 * and shortens the name and address of a pick-up point.
 */
export const LABEL_OMISSIONS = ["email", "sender_email", "point"] as const
export type LabelOmission = (typeof LABEL_OMISSIONS)[number]

/** GET /api/admin/orders/{order_number} */
export const adminOrderDetailSchema = adminOrderSchema.extend({
  /** Oldest first. */
  history: z.array(statusChangeSchema),
  /** Changes of articles, oldest first. */
  edits: z.array(articleEditSchema),
  /** Fraud signals of the payment. Null if the method reports none. */
  risk: paymentRiskSchema.nullable(),
  /** Version of recipient, address and delivery method. Send it with a change of them. */
  delivery_version: z.string(),
  /** Id of the delivery method. Null if the shop no longer has it. */
  delivery_method: z.string().nullable(),
  /** Changes of recipient, address or delivery method, oldest first. */
  delivery_changes: z.array(deliveryChangeSchema),
  /** Oldest first, including pending and failed refunds. */
  refunds: z.array(refundSchema),
  /** What can still be refunded, by line. */
  refundable: refundableSchema,
  /**
   * Amount due that the customer cannot pay yet, because no payment page is open. You can send a payment link for it.
   */
  due_cents: cents,
  /** Sent payment links, oldest first. */
  payment_links: z.array(
    z.object({ at: z.string(), by: actorSchema, email: z.string(), amount_cents: cents }),
  ),
  /** E-mails that administrators wrote or sent again, oldest first. */
  messages: z.array(
    z.object({
      at: z.string(),
      by: actorSchema,
      kind: z.enum(["written", "again"]),
      email: z.string(),
      subject: z.string(),
      /** Text of an e-mail that an administrator wrote. */
      text: z.string().nullable(),
    }),
  ),
  /** Business of the order, with the VIES result at that time. Null for a private customer. */
  business: orderBusinessSchema.nullable(),
  /** Number of the order whose goods this order replaces free of charge. Null for other orders. */
  replaces: z.string().nullable(),
  /** Orders that replace goods of this order free of charge, oldest first. */
  replacements: z.array(
    z.object({
      at: z.string(),
      by: actorSchema,
      number: z.string(),
      is_cancelled: z.boolean(),
      /** Number of replaced units. */
      quantity: z.number().int(),
    }),
  ),
  /** Customer id in Medusa. Null if the customer was deleted. */
  customer_id: z.string().nullable(),
  /** Texts that the label leaves out or shortens. Empty if the carrier's API does not create labels. */
  label_omits: z.array(z.enum(LABEL_OMISSIONS)),
  /** Numbers of open orders of this customer that can be sent in the same parcel. */
  combinable: z.array(z.string()),
  /** Whether a parcel was sent. */
  has_left: z.boolean(),
  /** Whether refunds are paid by hand. A refund then needs the bank account. */
  asks_refund_account: z.boolean(),
  /** Whether a refund can be given as store credit, because the customer has an account that can use it. */
  offers_store_credit: z.boolean(),
  /** Payment attempt. Null for an order that was not paid on the payment page. */
  attempt: z
    .object({ state: z.string(), checkout_session_id: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
})
export type AdminOrderDetail = z.infer<typeof adminOrderDetailSchema>

/** PUT /api/admin/orders/{order_number}/custom-fields: fields that administrators can change. Null removes a value. */
export const orderFieldsSchema = z.object({ custom_fields: customInputSchema(editableFields()) })

/** Order numbers, separated by commas. */
export const numbersSchema = z
  .string()
  .max(25_000)
  .transform((list) => list.split(",").map((number) => number.trim()))
  .pipe(z.array(orderNumberSchema).max(MAX_ADMIN_PAGE_SIZE))

export const ORDER_SORTS = ["newest", "oldest"] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

export const adminOrdersQuerySchema = partSchema.extend({
  /**
   * Search text: a part of the order number, e-mail address or customer's name, or words of these, of an address or of
   * a tracking number.
   */
  search: searchedSchema,
  status: z.enum(ORDER_STATUSES).optional(),
  /** Orders with this open task. */
  task: z.enum(ORDER_TASKS).optional(),
  /** Orders with these numbers, separated by commas. */
  numbers: numbersSchema.optional(),
  /** First day of the order date, in Belgium. */
  from: daySchema.optional(),
  /** Last day of the order date, in Belgium. */
  to: daySchema.optional(),
  sort: z.enum(ORDER_SORTS).default("newest"),
  /**
   * Orders of one customer, by the customer id in Medusa. Includes guest orders with the same e-mail address.
   */
  customer: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
})

export const trackingNumberSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 -]{4,40}$/)

/** PUT …/status accepts the status in the body or in the query. */
export const orderStatusSchema = z.object({
  status: z.enum(ORDER_STATUSES),
  tracking_number: trackingNumberSchema.nullish(),
  /** Expected current status. If the order has another status, the call returns 409. */
  from: z.enum(ORDER_STATUSES).optional(),
  /** Expected current tracking number, null for none. If the order has another one, the call returns 409. */
  tracking_from: trackingNumberSchema.nullable().optional(),
  /** With `cancelled`: false if goods that have left do not return to stock. Default: all goods return. */
  restock_sent: z.boolean().optional(),
})
export type OrderStatusChange = z.input<typeof orderStatusSchema>
/** The status can be absent from the body if it is in the query. */
export const orderStatusBodySchema = orderStatusSchema.partial({ status: true })
export const orderStatusQuerySchema = z.object({ status: z.enum(ORDER_STATUSES).optional() })

/** POST …/payment: records the payment of an order that waits for it. */
export const receivedPaymentSchema = z.object({
  /** Received amount. It must equal the total of the order. */
  received_cents: cents.min(1).max(100_000_00),
})
export type ReceivedPayment = z.input<typeof receivedPaymentSchema>

/** POST …/payment-link: sends the customer a link to pay the amount due. */
export const paymentLinkSchema = z.object({
  /** Language of the customer from now on. Default: the language of the order, otherwise of the account. */
  language: z.enum(LANGUAGES).optional(),
})
export type PaymentLink = z.input<typeof paymentLinkSchema>
