import { z } from "zod"
import { vatReportQuerySchema } from "../account/documents"

const cents = z.number().int()

/** Most days of a period that is answered at once. */
const MAX_DAYS = 366
const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** GET /api/admin/accounting/…: both days belong to the period, a year at most. */
export const accountingPeriodSchema = vatReportQuerySchema.refine(
  ({ from, to }) => daysOf(from, to) <= MAX_DAYS,
  { path: ["to"] },
)
export type AccountingPeriod = z.infer<typeof accountingPeriodSchema>

/** GET /api/admin/accounting/archive.zip */
export const archiveQuerySchema = z.object({
  year: z
    .string()
    .regex(/^20\d\d$/)
    .transform(Number),
})

/** By what money came in or went out: as orders are paid. */
export const CASH_METHODS = ["card", "bancontact", "transfer", "other"] as const
export type CashMethod = (typeof CASH_METHODS)[number]

/** What came in and went out on one day by one method. */
export const cashDaySchema = z.object({
  /** In Europe/Brussels. */
  day: z.string(),
  method: z.enum(CASH_METHODS),
  in_cents: cents,
  /** Given back; positive. */
  out_cents: cents,
})
export type CashDay = z.infer<typeof cashDaySchema>

/** GET /api/admin/accounting/cash: the days on which money moved, oldest first. */
export const cashSchema = z.object({
  days: z.array(cashDaySchema),
  in_cents: cents,
  out_cents: cents,
})
export type Cash = z.infer<typeof cashSchema>

/** What a movement of Stripe's balance is. */
export const PAYOUT_ENTRY_KINDS = ["payment", "refund", "dispute", "fee", "other"] as const
export type PayoutEntryKind = (typeof PAYOUT_ENTRY_KINDS)[number]

/** Why a movement does not match the shop's books: no order has its money, or the order's says another amount. */
export const PAYOUT_MISMATCHES = ["no_order", "other_amount"] as const

export const payoutIdSchema = z.string().regex(/^po_[A-Za-z0-9_]{1,100}$/)

/** GET /api/admin/accounting/payouts: one payout to the bank, and what it is made of. */
export const payoutSchema = z.object({
  id: payoutIdSchema,
  /** When it reaches the bank, in UTC, as Stripe names it. */
  arrival_date: z.string(),
  status: z.enum(["paid", "pending", "in_transit", "canceled", "failed"]),
  /** What reached the bank; below zero where Stripe took money from it. */
  amount_cents: cents,
  /** Customers' payments. */
  payments_cents: cents,
  /** Given back to customers; below zero. */
  refunds_cents: cents,
  /** Disputes and whatever else changed Stripe's balance. */
  others_cents: cents,
  /** What Stripe kept; below zero. */
  fees_cents: cents,
  /** Movements that do not match the shop's books. */
  mismatches: z.number().int(),
  /** Whether its movements come to what reached the bank; null of a payout that Stripe says nothing of. */
  adds_up: z.boolean().nullable(),
})
export type Payout = z.infer<typeof payoutSchema>

/** GET /api/admin/accounting/payouts: those that arrive in the period, newest first. */
export const payoutsSchema = z.object({ payouts: z.array(payoutSchema) })

/** One movement of Stripe's balance that a payout brings to the bank. */
export const payoutEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(PAYOUT_ENTRY_KINDS),
  created_at: z.string(),
  /** Of the order whose money it is; null where there is none. */
  order_number: z.string().nullable(),
  amount_cents: cents,
  /** What Stripe kept of it. */
  fee_cents: cents,
  net_cents: cents,
  mismatch: z.enum(PAYOUT_MISMATCHES).nullable(),
})
export type PayoutEntry = z.infer<typeof payoutEntrySchema>

/** GET /api/admin/accounting/payouts/{id} */
export const payoutDetailSchema = payoutSchema.extend({ entries: z.array(payoutEntrySchema) })
export type PayoutDetail = z.infer<typeof payoutDetailSchema>
