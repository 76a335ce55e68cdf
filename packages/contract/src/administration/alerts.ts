import { z } from "zod"

/** What the shop can't finish by itself, the most pressing first. */
export const ALERT_KINDS = [
  /** The customer disputes the payment at their bank: answer before `due`, or the money is lost. */
  "dispute_open",
  /** The customer's bank sent a refund back: the money is the shop's again and has to be given in another way. */
  "refund_failed",
  /** Money that is here and neither an order nor given back yet. */
  "payment_stuck",
  "refund_unfinished",
  "status_unfinished",
  /** A refund or dispute at Stripe that could not be taken over. */
  "stripe_unheard",
  /** A refund made elsewhere of an order with several VAT rates: somebody has to say what it was for. */
  "refund_unassigned",
  /** A customer wants to send goods back: the shop says that they arrived, or gives the request up. */
  "return_requested",
  "document_missing",
  "mail_given_up",
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** One thing that needs a person. */
export const alertSchema = z.object({
  kind: z.enum(ALERT_KINDS),
  /** Of the refund, dispute, attempt, message …; unique within its kind. */
  id: z.string(),
  since: z.string(),
  due: z.string().nullable(),
  order_number: z.string().nullable(),
  amount_cents: z.number().int().nullable(),
  /** What is known of the cause, in the words of whoever said it. */
  cause: z.string().nullable(),
})
export type Alert = z.infer<typeof alertSchema>

/** GET /api/admin/alerts */
export const alertsSchema = z.array(alertSchema)

/** POST /api/admin/alerts/refunds/{id}/acknowledgement */
export const refundIdSchema = z.string().regex(/^[A-Za-z0-9_]{1,64}$/)
