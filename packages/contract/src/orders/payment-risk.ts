import { z } from "zod"

const RISK_LEVELS = ["normal", "elevated", "highest"] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** Fraud signals of a card payment, as the payment method reports them. */
export const paymentRiskSchema = z.object({
  /** Null if the method did not assess the payment. */
  level: z.enum(RISK_LEVELS).nullable(),
  /** From 0 to 99. Null without Radar for Fraud Teams. */
  score: z.number().int().nullable(),
  /** Country of the card's bank, ISO 3166-1 alpha-2. Null for other methods. */
  card_country: z.string().nullable(),
  /** Country of the buyer's IP address. Stripe reports it only for payments under review. */
  ip_country: z.string().nullable(),
  /** Declined attempts before the payment. */
  failed_attempts: z.number().int(),
})
export type PaymentRisk = z.infer<typeof paymentRiskSchema>

const notedSchema = z.object({ risk: paymentRiskSchema })

/** Returns the fraud signals from a payment's provider data, otherwise null. */
export const readPaymentRisk = (data: unknown): PaymentRisk | null =>
  typeof data === "object" && data !== null && "risk" in data
    ? (notedSchema.safeParse(data).data?.risk ?? null)
    : null
