import { z } from "zod"
import { daySchema } from "../days/day"
import { pageSchema } from "../lists"
import { orderNumberSchema } from "../shop/order"

const cents = z.number().int()
/** Highest credit limit: one million euro. */
const MAX_CENTS = 100_000_000
export const MAX_PAYMENT_DAYS = 120

/** Terms on which an account may pay by invoice. */
export const creditTermsSchema = z.object({
  /** Maximum of all open invoices, VAT included. */
  limit_cents: cents.min(1).max(MAX_CENTS),
  payment_days: z.number().int().min(0).max(MAX_PAYMENT_DAYS),
  /** Whether the due day moves to the last day of its month. */
  end_of_month: z.boolean(),
})
export type CreditTerms = z.infer<typeof creditTermsSchema>

/** PUT /api/admin/customers/{id}/credit. `terms` is null to end payment by invoice. */
export const creditDecisionSchema = z.object({ terms: creditTermsSchema.nullable() })

export const creditInvoiceSchema = z.object({
  order_number: z.string(),
  /** Number of the invoice. Null until it is issued, some seconds after the order. */
  document_number: z.string().nullable(),
  /** Structured communication of the transfer. */
  communication: z.string(),
  ordered_on: z.string(),
  due_on: z.string(),
  amount_cents: cents,
  /** Refunded or cancelled amount. */
  credited_cents: cents,
  /** Received payments minus amounts paid back. */
  paid_cents: cents,
  /** Amount to pay. Negative if the shop owes it to the customer. */
  open_cents: cents,
  is_overdue: z.boolean(),
  /** Number of reminders that were sent. */
  reminders: z.number().int(),
})
export type CreditInvoice = z.infer<typeof creditInvoiceSchema>

const CREDIT_ENTRIES = ["invoice", "credit", "payment", "payout"] as const
export type CreditEntryKind = (typeof CREDIT_ENTRIES)[number]

export const creditEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(CREDIT_ENTRIES),
  day: z.string(),
  order_number: z.string(),
  /** Positive if it raises the balance that the customer owes. */
  amount_cents: cents,
  /** Balance after this entry. */
  balance_cents: cents,
  /** Whether it follows a payment with a payment page, which staff cannot cancel. Absent in answers of earlier versions. */
  is_online: z.boolean().optional(),
})
export type CreditEntry = z.infer<typeof creditEntrySchema>

/** GET /api/users/credit and GET /api/admin/customers/{id}/credit: the statement of account. */
export const creditAccountSchema = z.object({
  /** Null if the account may not pay by invoice. Its open invoices remain due. */
  terms: creditTermsSchema.nullable(),
  /** Version of the terms, for If-Match. Absent in answers of earlier versions. */
  version: z.string().optional(),
  balance_cents: cents,
  overdue_cents: cents,
  /** Highest total of a new order by invoice. 0 if there are no terms or an invoice is overdue for too long. */
  available_cents: cents,
  /** Whether an invoice is overdue for so long that no order by invoice is accepted. */
  is_blocked: z.boolean(),
  /** Account for payments. Null without the merchant's bank account. */
  payee: z.object({ name: z.string(), iban: z.string(), bic: z.string().nullable() }).nullable(),
  /** Newest first. */
  invoices: z.array(creditInvoiceSchema),
  /** Oldest first. */
  entries: z.array(creditEntrySchema),
})
export type CreditAccount = z.infer<typeof creditAccountSchema>

/** POST /api/admin/customers/{id}/credit/payments */
export const creditPaymentSchema = z.object({
  kind: z.enum(["payment", "payout"]),
  order_number: orderNumberSchema,
  amount_cents: cents.min(1).max(MAX_CENTS),
  /** Day of the bank statement. */
  day: daySchema,
  /** Open amount that the administrator saw. If it has changed, the payment is rejected. */
  open_cents: cents,
})
export type CreditPayment = z.infer<typeof creditPaymentSchema>

/** POST /api/users/credit/payments: opens the payment page of an open invoice. */
export const payInvoiceSchema = z.object({ order_number: orderNumberSchema, origin_url: z.string().max(200) })

export const creditPaymentIdSchema = z.string().regex(/^cre_[A-Za-z0-9]{20,40}$/)

/** Filter of accounts: all, with open invoices, or with overdue invoices. */
export const CREDIT_ACCOUNTS_SHOWN = ["all", "open", "overdue"] as const

/** GET /api/admin/credit-accounts */
export const creditAccountsQuerySchema = pageSchema.extend({
  show: z.enum(CREDIT_ACCOUNTS_SHOWN).default("all"),
})

/** Account that may pay by invoice, or whose invoices are not paid yet. The highest overdue amount comes first. */
export const listedCreditAccountSchema = z.object({
  customer_id: z.string(),
  /** Company or name. Null for a deleted customer. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  terms: creditTermsSchema.nullable(),
  balance_cents: cents,
  overdue_cents: cents,
  /** Due day of the oldest invoice that is not paid. Null if all are paid. */
  oldest_due_on: z.string().nullable(),
})
export type ListedCreditAccount = z.infer<typeof listedCreditAccountSchema>
export const listedCreditAccountsSchema = z.array(listedCreditAccountSchema)
