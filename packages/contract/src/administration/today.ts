import { z } from "zod"

/** What there is to do about orders; a list of them is asked for by its name. */
export const ORDER_TASKS = [
  /** Paid, and no parcel has left; not those whose money all went back. */
  "to_pack",
  /** Of these, those that were paid longer ago than the shop promises to take. */
  "late",
  /** Stopped by a hold before dispatch. These are in neither `to_pack` nor `late`. */
  "on_hold",
  /** The customer withdrew, and no money was given back since. */
  "withdrawal",
  /** The customer's bank sent a refund back, and nobody has seen to it. */
  "refund_failed",
] as const
export type OrderTask = (typeof ORDER_TASKS)[number]

const count = z.number().int().nullable()

/** GET /api/admin/today: how much there is to do; null for what the caller's role does not see. */
export const todaySchema = z.object({
  orders: z.record(z.enum(ORDER_TASKS), z.number().int()).nullable(),
  /** Products for sale with a size of which few are left, as `low_stock_threshold` says. */
  low_stock: count,
  /** Products for sale of which something is not told that the law wants told before buying; null where the shop tells none of it. */
  uninformed: count,
  /** Lots of goods; null in a shop that keeps none. */
  lots: z
    .object({
      /** Of which some is left that is past its date soon. */
      near: z.number().int(),
      /** Taken out of stock as past their date or called back, which nobody has taken away yet. */
      to_clear: z.number().int(),
    })
    .nullable(),
  /** Reviews that wait for a decision, or that somebody gave notice of; null where the shop shows none. */
  reviews: count,
  /** Structured documents that did not get to their business; null where the shop hands none over. */
  e_invoices: count,
  /** E-mail that was given up. */
  messages_failed: count,
  /** Where Medusa Admin is reached. */
  medusa_admin_url: z.string(),
})
export type Today = z.infer<typeof todaySchema>
