import type { PaymentRisk } from "@bon-perroquet/checkout/methods"
import type Stripe from "stripe"

const LEVELS = ["normal", "elevated", "highest"] as const satisfies PaymentRisk["level"][]

export const NO_RISK: PaymentRisk = {
  level: null,
  score: null,
  card_country: null,
  ip_country: null,
  failed_attempts: 0,
}

/** Returns Radar's assessment, card country and declined attempts. */
export async function riskOf(stripe: Stripe, paymentIntent: string): Promise<PaymentRisk> {
  const { data: charges } = await stripe.charges.list({
    ...{ payment_intent: paymentIntent, limit: 100 },
    expand: ["data.review"],
  })
  const paid = charges.find(({ status }) => status === "succeeded")
  const { risk_level, risk_score = null } = paid?.outcome ?? {}
  const review = typeof paid?.review === "string" ? null : paid?.review
  return {
    level: LEVELS.find((level) => level === risk_level) ?? null,
    score: risk_score,
    card_country: paid?.payment_method_details?.card?.country ?? null,
    ip_country: review?.ip_address_location?.country ?? null,
    failed_attempts: charges.filter(({ status }) => status === "failed").length,
  }
}
