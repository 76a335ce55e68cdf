import { readPaymentRisk, type PaymentRisk } from "@bon-perroquet/contract"
import { addToPaymentData, readCapturedPayments } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf } from "../engine/engine"
import type { FraudRule } from "../modules/order-status"
import { methodBehind } from "../money/method"

type Signal = "risk_elevated" | "risk_highest" | "failed_attempts" | "card_country"

/** Returns the fraud signal because of which `rule` puts an order on hold, or null. */
export function signalToHoldFor(
  { level, failed_attempts, card_country }: PaymentRisk,
  country: string | null,
  rule: FraudRule,
): Signal | null {
  if (level === "highest" && rule.level) return "risk_highest"
  if (level === "elevated" && rule.level === "elevated") return "risk_elevated"
  if (rule.failed_attempts && failed_attempts >= rule.failed_attempts) return "failed_attempts"
  const isForeign = card_country !== null && country !== null && card_country !== country
  return isForeign && rule.card_countries && !rule.card_countries.includes(card_country)
    ? "card_country"
    : null
}

/**
 * Stores fraud signals and puts the order on hold if the fraud rule requires it. Each payment is assessed
 * once, so a released hold is not placed again.
 */
export async function notePaymentRisk(container: MedusaContainer, orderId: string): Promise<void> {
  const engine = engineOf(container)
  for (const { country_code, ...payment } of await readCapturedPayments(engine.knex, orderId)) {
    if (readPaymentRisk(payment.data)) continue
    const behind = methodBehind(container, payment)
    const risk = behind && (await behind.method.risk?.(behind.payment_id))
    if (!risk) continue
    const note = signalToHoldFor(risk, country_code?.toUpperCase() ?? null, engine.records.fraudRule)
    const hold = {
      order_id: orderId,
      key: `fraud:${behind.payment_id}`,
      reason: "fraud",
      by_email: null,
    } as const
    if (note) await engine.records.holds.place({ ...hold, note })
    await addToPaymentData(engine.knex, payment.id, { risk })
  }
}
