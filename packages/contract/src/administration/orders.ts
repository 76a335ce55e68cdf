import { z } from "zod"
import { daySchema } from "../days/day"
import { MAX_ADMIN_PAGE_SIZE, partSchema, searchedSchema } from "../lists"
import { orderBusinessSchema } from "../shop/business"
import { refundableSchema, refundSchema } from "./refunds"
import { isFullyRefunded, orderItemSchema, orderNumberSchema, orderSchema } from "../shop/order"
import { HOLD_REASONS, LANGUAGES, ORDER_STATUSES } from "../sets"
import { ORDER_TASKS } from "./today"

const cents = z.number().int()

/** Who changed something: an administrator, or the shop itself (a payment that arrived). */
export const actorSchema = z.object({ email: z.string().nullable() })

/** One change of an order's status. */
export const statusChangeSchema = z.object({
  at: z.string(),
  by: actorSchema,
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  tracking_number: z.string().nullable(),
})

/** A hold of an order. It is active until it is released. `by.email` is null if the shop acted. */
export const holdSchema = z.object({
  id: z.string(),
  reason: z.enum(HOLD_REASONS),
  /** Free text of the person who placed it, or Stripe's reason code of a dispute. */
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

export const holdIdSchema = z.string().regex(/^[A-Za-z0-9_]{1,64}$/)

/** GET /api/admin/orders: the contract's order, with what an administrator needs at a glance. */
export const adminOrderSchema = orderSchema.extend({
  /** The engine's id, for its own administration. */
  id: z.string(),
  customer_name: z.string(),
  /** Language of the customer's mails and packing slip. */
  language: z.enum(LANGUAGES),
  /** `local_name` is the product's present name in the caller's language, or the ordered name if it is no longer for sale. */
  items: z.array(orderItemSchema.extend({ local_name: z.string() })),
  refundable_cents: cents,
  /** What goes into the parcel: without what was given back by its line before the parcel left. */
  to_pack: z.array(
    z.object({
      id: z.string(),
      /** In the customer's language. */
      name: z.string(),
      local_name: z.string(),
      quantity: z.number().int(),
      /** As it was when it was ordered; null for a line that is no product. */
      sku: z.string().nullable(),
      /** What one of it weighs; null where that is not known. */
      weight_grams: z.number().int().nullable(),
    }),
  ),
  /** What the goods in the parcel weigh, without the packaging; null where a weight is not known. */
  weight_grams: z.number().int().nullable(),
  /** All holds, oldest first, including released ones. */
  holds: z.array(holdSchema),
})
export type AdminOrder = z.infer<typeof adminOrderSchema>

/** Returns whether a parcel can still be sent: false if the order was cancelled or refunded in full. */
export const hasGoodsToSend = (order: Pick<AdminOrder, "status" | "payment" | "to_pack">): boolean =>
  order.status !== "cancelled" && !isFullyRefunded(order) && order.to_pack.length > 0

export const activeHolds = ({ holds }: Pick<AdminOrder, "holds">): Hold[] =>
  holds.filter(({ released }) => released === null)

/** The total number matching is in the header X-Total-Count. */
export const adminOrdersSchema = z.array(adminOrderSchema)

/** GET /api/admin/orders/{order_number} */
export const adminOrderDetailSchema = adminOrderSchema.extend({
  /** Oldest first. */
  history: z.array(statusChangeSchema),
  /** Oldest first, those on their way and those that failed included. */
  refunds: z.array(refundSchema),
  /** What can still be given back, line by line. */
  refundable: refundableSchema,
  /** What the customer owes and nobody waits for yet: it can be asked for by a payment link. */
  due_cents: cents,
  /** Those that were sent, oldest first. */
  payment_links: z.array(
    z.object({ at: z.string(), by: actorSchema, email: z.string(), amount_cents: cents }),
  ),
  /** What administrators wrote to the customer, or had sent again, oldest first. */
  messages: z.array(
    z.object({
      at: z.string(),
      by: actorSchema,
      kind: z.enum(["written", "again"]),
      email: z.string(),
      subject: z.string(),
      /** Of one that was written. */
      text: z.string().nullable(),
    }),
  ),
  /** The business that it was ordered for, with what VIES said of its VAT number then; null of a person's. */
  business: orderBusinessSchema.nullable(),
  /** Number of the order whose goods it replaces at no charge; null for any other order. */
  replaces: z.string().nullable(),
  /** Orders that replace goods of it at no charge, oldest first. */
  replacements: z.array(
    z.object({
      at: z.string(),
      by: actorSchema,
      number: z.string(),
      is_cancelled: z.boolean(),
      /** How many units of its goods. */
      quantity: z.number().int(),
    }),
  ),
  /** The engine's; null where it is gone. */
  customer_id: z.string().nullable(),
  /** Whether a parcel of it has left. */
  has_left: z.boolean(),
  /** Money of it is given back by hand: a refund names the bank account. */
  asks_refund_account: z.boolean(),
  /** How it was paid; null for an order that did not come through the payment page. */
  attempt: z
    .object({ state: z.string(), checkout_session_id: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
})
export type AdminOrderDetail = z.infer<typeof adminOrderDetailSchema>

/** Order numbers, comma separated. */
export const numbersSchema = z
  .string()
  .max(25_000)
  .transform((list) => list.split(",").map((number) => number.trim()))
  .pipe(z.array(orderNumberSchema).max(MAX_ADMIN_PAGE_SIZE))

export const ORDER_SORTS = ["newest", "oldest"] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

export const adminOrdersQuerySchema = partSchema.extend({
  /** In the number, the e-mail address and the customer's name; or words of these, of an address or a tracking number. */
  search: searchedSchema,
  status: z.enum(ORDER_STATUSES).optional(),
  /** What there is to do about them. */
  task: z.enum(ORDER_TASKS).optional(),
  /** Those with these numbers, comma separated. */
  numbers: numbersSchema.optional(),
  /** Placed on this day or later, in Brussels. */
  from: daySchema.optional(),
  /** Placed on this day or earlier. */
  to: daySchema.optional(),
  sort: z.enum(ORDER_SORTS).default("newest"),
  /** Those of one customer, by the engine's id: of the account, and as a guest with the same e-mail address. */
  customer: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
})

export const trackingNumberSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 -]{4,40}$/)

/** PUT …/status takes the status in its body, and in its query as the contract's client sends it too. */
export const orderStatusSchema = z.object({
  status: z.enum(ORDER_STATUSES),
  tracking_number: trackingNumberSchema.nullish(),
  /** The status that the administrator saw: refused with 409 when it is another by now. */
  from: z.enum(ORDER_STATUSES).optional(),
  /** The number that the administrator saw, null for none: refused likewise. */
  tracking_from: trackingNumberSchema.nullable().optional(),
})
export type OrderStatusChange = z.input<typeof orderStatusSchema>
/** As it comes: the status may stand in the query alone. */
export const orderStatusBodySchema = orderStatusSchema.partial({ status: true })
export const orderStatusQuerySchema = z.object({ status: z.enum(ORDER_STATUSES).optional() })

/** POST …/payment: the money of an order that waits for it has arrived. */
export const receivedPaymentSchema = z.object({
  /** What arrived: refused unless it is what the order costs. */
  received_cents: cents.min(1).max(100_000_00),
})
export type ReceivedPayment = z.input<typeof receivedPaymentSchema>

/** POST …/payment-link: the customer is sent the way to pay what is due. */
export const paymentLinkSchema = z.object({
  /** The customer's, from then on; the order's own where absent, else that of the customer's account. */
  language: z.enum(LANGUAGES).optional(),
})
export type PaymentLink = z.input<typeof paymentLinkSchema>

/** In characters. */
export const MAX_ORDER_MESSAGE = { subject: 150, text: 4_000 } as const

/** POST …/messages: to the order's customer, in their language; a greeting and the way to the order stand around it. */
export const orderMessageSchema = z.object({
  /** One line. */
  subject: z
    .string()
    .trim()
    .min(1)
    .max(MAX_ORDER_MESSAGE.subject)
    .regex(/^[^\p{Cc}]*$/u),
  /** An empty line begins a paragraph. */
  text: z.string().trim().min(1).max(MAX_ORDER_MESSAGE.text),
})
export type OrderMessage = z.input<typeof orderMessageSchema>

/** GET /api/admin/orders/labels.csv: what the carrier needs for the orders with a status, or with these numbers. */
export const labelsQuerySchema = z
  .object({
    status: z.enum(ORDER_STATUSES).optional(),
    numbers: numbersSchema.optional(),
  })
  .refine(({ status, numbers }) => status !== undefined || numbers !== undefined, { path: ["status"] })
