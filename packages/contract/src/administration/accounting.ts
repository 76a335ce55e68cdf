import { z } from "zod"
import { vatReportQuerySchema } from "../account/documents"

const cents = z.number().int()

const MAX_DAYS = 366
const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** GET /api/admin/accounting/…: the period includes both days and is at most one year long. */
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

export const CASH_METHODS = ["card", "bancontact", "transfer", "gift_card", "store_credit", "other"] as const
export type CashMethod = (typeof CASH_METHODS)[number]

/** Incoming and outgoing money of one day and one payment method. */
export const cashDaySchema = z.object({
  /** In the time zone Europe/Brussels. */
  day: z.string(),
  method: z.enum(CASH_METHODS),
  in_cents: cents,
  /** Refunds, as a positive amount. */
  out_cents: cents,
})
export type CashDay = z.infer<typeof cashDaySchema>

/** GET /api/admin/accounting/cash: the days with payments or refunds, oldest first. */
export const cashSchema = z.object({
  days: z.array(cashDaySchema),
  in_cents: cents,
  out_cents: cents,
})
export type Cash = z.infer<typeof cashSchema>

export const PAYOUT_ENTRY_KINDS = ["payment", "refund", "dispute", "fee", "other"] as const
export type PayoutEntryKind = (typeof PAYOUT_ENTRY_KINDS)[number]

/** Reasons why a transaction does not match the orders: no order has this payment, or the amounts differ. */
export const PAYOUT_MISMATCHES = ["no_order", "other_amount"] as const

export const payoutIdSchema = z.string().regex(/^po_[A-Za-z0-9_]{1,100}$/)

/** GET /api/admin/accounting/payouts: one payout to the bank account, with totals by kind. */
export const payoutSchema = z.object({
  id: payoutIdSchema,
  /** Arrival at the bank according to Stripe, in UTC. */
  arrival_date: z.string(),
  status: z.enum(["paid", "pending", "in_transit", "canceled", "failed"]),
  /** Amount that arrived at the bank. Negative if Stripe debited the account. */
  amount_cents: cents,
  payments_cents: cents,
  /** Refunds to customers. Negative. */
  refunds_cents: cents,
  /** Disputes and other transactions. */
  others_cents: cents,
  /** Stripe's fees. Negative. */
  fees_cents: cents,
  /** Number of transactions that do not match the orders. */
  mismatches: z.number().int(),
  /** Whether the transactions add up to the payout. Null if Stripe lists no transactions for it. */
  adds_up: z.boolean().nullable(),
})
export type Payout = z.infer<typeof payoutSchema>

/** GET /api/admin/accounting/payouts: payouts that arrive in the period, newest first. */
export const payoutsSchema = z.object({ payouts: z.array(payoutSchema) })

/** Transaction of the Stripe balance that is part of a payout. */
export const payoutEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(PAYOUT_ENTRY_KINDS),
  created_at: z.string(),
  /** Order of the payment. Null if no order matches. */
  order_number: z.string().nullable(),
  amount_cents: cents,
  /** Stripe's fee. */
  fee_cents: cents,
  net_cents: cents,
  mismatch: z.enum(PAYOUT_MISMATCHES).nullable(),
})
export type PayoutEntry = z.infer<typeof payoutEntrySchema>

/** GET /api/admin/accounting/payouts/{id} */
export const payoutDetailSchema = payoutSchema.extend({ entries: z.array(payoutEntrySchema) })
export type PayoutDetail = z.infer<typeof payoutDetailSchema>
