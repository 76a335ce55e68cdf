import { z } from "zod"
import { daySchema } from "../days/day"
import { pageSchema, partSchema, searchedSchema } from "../lists"
import { adminOrderSchema } from "./orders"
import { ROLES } from "../rights"
import { phoneNumberSchema } from "../shop/payment"

const cents = z.number().int()

/** GET /api/admin/users. The header X-Total-Count has the total number. */
export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: phoneNumberSchema,
  is_admin: z.boolean(),
  role: z.enum(ROLES).nullable(),
  /** Whether an administrator uses a second factor. */
  has_second_factor: z.boolean(),
  created_at: z.string(),
  orders: z.number().int(),
})
export type AdminUser = z.infer<typeof adminUserSchema>
export const adminUsersSchema = z.array(adminUserSchema)
export const adminUsersQuerySchema = partSchema.extend({ search: searchedSchema })

/** GET /api/admin/analytics: default period: the last 30 days. The period includes both days. */
export const analyticsQuerySchema = z.object({ from: daySchema.optional(), to: daySchema.optional() })
export const MAX_ANALYTICS_DAYS = 800

export const analyticsSchema = z.object({
  total_orders: z.number().int(),
  total_users: z.number().int(),
  total_products: z.number().int(),
  /** Revenue in euro of orders with the status paid, preparing, shipped or delivered. */
  total_revenue: z.number(),
  /** The newest ten orders. */
  recent_orders: z.array(adminOrderSchema),
  period: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** Orders placed in the period. */
    orders: z.number().int(),
    /** Invoices minus credit notes of the period, as in the VAT report, plus counted orders of a former shop. */
    revenue_cents: cents,
    /** Average of the period's orders minus refunds, without completely refunded orders. */
    average_order_cents: cents,
    /** VAT of the period by rate, minus refunds. */
    vat: z.array(z.object({ rate: z.number(), net_cents: cents, vat_cents: cents })),
    /** Every day of the period, including days without orders. */
    days: z.array(z.object({ day: z.iso.date(), orders: z.number().int(), revenue_cents: cents })),
    best_sellers: z.array(
      z.object({
        product_id: z.string().nullable(),
        name: z.string(),
        quantity: z.number().int(),
        revenue_cents: cents,
      }),
    ),
  }),
  /** Active products with low stock according to `low_stock_threshold`, lowest stock first. */
  running_out: z.array(z.object({ product_id: z.string(), name: z.string(), stock: z.number().int() })),
})
export type Analytics = z.infer<typeof analyticsSchema>

/** GET /api/admin/health: measured during the call. */
export const HEALTH_STATES = ["healthy", "degraded", "down"] as const
const checkSchema = z.object({
  state: z.enum(HEALTH_STATES),
  /** In the caller's language. */
  detail: z.string(),
})
export const systemHealthSchema = z.object({
  database: checkSchema,
  payments: checkSchema,
  /** Without a mail server, e-mails stay in the shop and customers receive none. */
  mail: checkSchema.extend({ has_server: z.boolean() }),
  /** Degraded while there are alerts: GET /api/admin/alerts. */
  alerts: checkSchema,
  /** Personal data whose retention period has ended, by kind. Degraded if the deletion jobs are behind. */
  retention: checkSchema,
})
export type SystemHealth = z.infer<typeof systemHealthSchema>

export const CHANGE_SUBJECTS = [
  "product",
  "category",
  "order",
  "customer",
  "message",
  "import",
  "promotion",
  "trade_list",
  "gift_card",
  "redirect",
  "administrator",
  "security",
  "setting",
  "webhook",
  "api_key",
] as const
/** Actions that the shop records. An entry of an older version may have another one. */
export const CHANGE_ACTIONS = [
  ...["created", "changed", "deleted", "merged", "replaced", "run", "engine"],
  ...["price", "stock", "promotion", "sale", "images", "information", "lots", "recall", "review", "question"],
  ...["status", "hold", "release", "articles", "delivery", "note_deleted", "sent_again", "payment_link"],
  ...["parcel_pack", "parcel_ship", "parcel_label", "parcel_unpack"],
  ...["refund", "refund_seen_to", "refund_assigned"],
  ...["quote_offered", "quote_declined", "credit"],
  ...["payment", "payment_cancelled", "payout", "payout_cancelled"],
  ...["topped_up", "state", "sent", "refunded"],
  ...["role", "second_factor_demanded", "second_factor_taken", "owner_recovered", "sessions_ended"],
  ...["invited", "invitation_sent_again", "invitation_withdrawn", "secret_replaced", "revoked"],
] as const
export type ChangeAction = (typeof CHANGE_ACTIONS)[number]

/** GET /api/admin/changes: the change log, newest first. The header X-Total-Count has the total number. */
export const changeSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  /** Import that made the change for the administrator. Null for a direct change. */
  import_id: z.string().nullable(),
  subject: z.enum(CHANGE_SUBJECTS),
  subject_id: z.string(),
  /** Name or order number of the subject at that time. */
  label: z.string(),
  /** created, changed, deleted, price, stock, status, refund … `CHANGE_ACTIONS` lists all. */
  action: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type Change = z.infer<typeof changeSchema>
export const changesSchema = z.array(changeSchema)
export const changesQuerySchema = pageSchema.extend({
  subject: z.enum(CHANGE_SUBJECTS).optional(),
  subject_id: z.string().max(100).optional(),
})
