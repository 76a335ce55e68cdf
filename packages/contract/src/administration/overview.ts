import { z } from "zod"
import { daySchema } from "../days/day"
import { pageSchema, partSchema, searchedSchema } from "../lists"
import { adminOrderSchema } from "./orders"
import { ROLES } from "../rights"

const cents = z.number().int()

/** GET /api/admin/users. The total number matching is in the header X-Total-Count. */
export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  is_admin: z.boolean(),
  role: z.enum(ROLES).nullable(),
  /** Whether an administrator signs in with a second factor. */
  has_second_factor: z.boolean(),
  created_at: z.string(),
  orders: z.number().int(),
})
export type AdminUser = z.infer<typeof adminUserSchema>
export const adminUsersSchema = z.array(adminUserSchema)
export const adminUsersQuerySchema = partSchema.extend({ search: searchedSchema })

/** GET /api/admin/analytics: the last 30 days unless the query names others. Both days are counted. */
export const analyticsQuerySchema = z.object({ from: daySchema.optional(), to: daySchema.optional() })
export const MAX_ANALYTICS_DAYS = 800

export const analyticsSchema = z.object({
  total_orders: z.number().int(),
  total_users: z.number().int(),
  total_products: z.number().int(),
  /** Euro: orders that are paid, preparing, shipped or delivered. */
  total_revenue: z.number(),
  /** The newest ten. */
  recent_orders: z.array(adminOrderSchema),
  period: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    orders: z.number().int(),
    revenue_cents: cents,
    average_order_cents: cents,
    /** Collected in the period, per rate, refunds taken off. */
    vat: z.array(z.object({ rate: z.number(), net_cents: cents, vat_cents: cents })),
    /** Every day of the period, those without an order too. */
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
  /** Active products of which few are left, as `low_stock_threshold` says, the scarcest first. */
  running_out: z.array(z.object({ product_id: z.string(), name: z.string(), stock: z.number().int() })),
})
export type Analytics = z.infer<typeof analyticsSchema>

/** GET /api/admin/health: measured at the moment of asking. */
export const HEALTH_STATES = ["healthy", "degraded", "down"] as const
const checkSchema = z.object({
  state: z.enum(HEALTH_STATES),
  /** In the caller's language. */
  detail: z.string(),
})
export const systemHealthSchema = z.object({
  database: checkSchema,
  payments: checkSchema,
  /** Without a mail server messages stay in the shop: no customer gets any. */
  mail: checkSchema.extend({ has_server: z.boolean() }),
  /** Degraded while something needs a person: GET /api/admin/alerts. */
  alerts: checkSchema,
  /** What should have been forgotten by now, by kind. Degraded while the sweeps don't keep up. */
  retention: checkSchema,
})
export type SystemHealth = z.infer<typeof systemHealthSchema>

export const CHANGE_SUBJECTS = [
  "product",
  "order",
  "customer",
  "message",
  "import",
  "promotion",
  "administrator",
  "security",
  "setting",
] as const
/** GET /api/admin/changes: who did what, newest first; the total number is in the header X-Total-Count. */
export const changeSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  /** The import from a file that did it on their behalf; null where they did it themselves. */
  import_id: z.string().nullable(),
  subject: z.enum(CHANGE_SUBJECTS),
  subject_id: z.string(),
  /** What the subject was called then: a name, an order number. */
  label: z.string(),
  /** created, changed, deleted, price, stock, promotion, images, status, refund, role, second_factor_taken … */
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
