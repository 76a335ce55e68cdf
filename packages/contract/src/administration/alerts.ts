import { z } from "zod"

/** Problems that need an administrator, most urgent first. */
export const ALERT_KINDS = [
  /** The customer disputes the payment at their bank. Answer before `due`, otherwise the money is lost. */
  "dispute_open",
  /** The customer's bank returned a refund. The money must be paid back another way. */
  "refund_failed",
  /** A payment arrived that has neither an order nor a refund. */
  "payment_stuck",
  "refund_unfinished",
  "status_unfinished",
  /** A Stripe refund or dispute could not be recorded. */
  "stripe_unheard",
  /** A refund was made in Stripe for an order with several VAT rates. Assign it to goods or rates. */
  "refund_unassigned",
  /** A customer wants to return goods. Confirm their arrival, or cancel the return. */
  "return_requested",
  "document_missing",
  "mail_given_up",
  /** A webhook failed for days, so the shop switched it off. `id` is the webhook. */
  "webhook_stopped",
  /** Newsletter subscribers were not synchronised for a day. `cause` is a problem of the newsletter settings, or null. */
  "newsletter_sync_failing",
  /** An invoice is overdue for so long that its account can no longer order by invoice. `id` is the invoice. */
  "invoice_overdue",
  /** A business requests a quote. `id` is the quote. */
  "quote_requested",
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

export const alertSchema = z.object({
  kind: z.enum(ALERT_KINDS),
  /** Id of the refund, dispute, payment attempt or message. Unique within the kind. */
  id: z.string(),
  since: z.string(),
  due: z.string().nullable(),
  order_number: z.string().nullable(),
  amount_cents: z.number().int().nullable(),
  /** Known cause, quoted from its source. */
  cause: z.string().nullable(),
})
export type Alert = z.infer<typeof alertSchema>

/** GET /api/admin/alerts */
export const alertsSchema = z.array(alertSchema)

/** POST /api/admin/alerts/refunds/{id}/acknowledgement */
export const refundIdSchema = z.string().regex(/^[A-Za-z0-9_]{1,64}$/)
