import { z } from "zod"

/** Open tasks on orders. Use them to filter the list of orders. */
export const ORDER_TASKS = [
  /** Paid, and no parcel was sent. Fully refunded orders are excluded. */
  "to_pack",
  /** Orders to pack that are older than the shop's promised dispatch time. */
  "late",
  /** Stopped by a hold before dispatch. These are in neither `to_pack` nor `late`. */
  "on_hold",
  /** Ordered goods are not in stock. These orders are in neither `to_pack` nor `late`. */
  "waiting",
  /** The customer withdrew, and there was no refund since. */
  "withdrawal",
  /** The customer's bank returned a refund, and nobody acknowledged it. */
  "refund_failed",
] as const
export type OrderTask = (typeof ORDER_TASKS)[number]

const count = z.number().int().nullable()

/** GET /api/admin/today: number of open tasks. Null if the caller's role may not read them. */
export const todaySchema = z.object({
  orders: z.record(z.enum(ORDER_TASKS), z.number().int()).nullable(),
  /** Products for sale with low stock according to `low_stock_threshold`. */
  low_stock: count,
  /** Products for sale without all mandatory product information. Null if the shop does not use it. */
  uninformed: count,
  /** Null if the shop does not use lots. */
  lots: z
    .object({
      /** Lots with stock that expire soon. */
      near: z.number().int(),
      /** Expired or recalled lots whose goods must still be removed. */
      to_clear: z.number().int(),
    })
    .nullable(),
  /** Reviews that need a decision, new or reported. Null if the shop has no reviews. */
  reviews: count,
  /** Questions about products that wait for an answer. Null if the shop has no reviews. */
  questions: count,
  /** Structured invoices that were not delivered. Null if the shop does not send any. */
  e_invoices: count,
  /** E-mails that could not be sent. */
  messages_failed: count,
  /** URL of Medusa Admin. */
  medusa_admin_url: z.string(),
})
export type Today = z.infer<typeof todaySchema>
