import { readPaymentRisk, type PaymentRisk } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Engine, engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"
import type { FraudRule } from "../modules/order-status"
import { methodBehind } from "../money/method"

/** Returns the signal that the rule holds an order for, or null. */
export function heldFor(
  { level, failed_attempts }: PaymentRisk,
  rule: FraudRule,
): "risk_elevated" | "risk_highest" | "failed_attempts" | null {
  if (level === "highest" && rule.level) return "risk_highest"
  if (level === "elevated" && rule.level === "elevated") return "risk_elevated"
  return rule.failed_attempts && failed_attempts >= rule.failed_attempts ? "failed_attempts" : null
}

/**
 * Stores the fraud signals of an order's payments, and holds the order by the rule. A payment is assessed once, so a hold that you
 * release is not placed again.
 */
export async function notePaymentRisk(container: MedusaContainer, orderId: string): Promise<void> {
  const engine = engineOf(container)
  const { payments } = await orderOf(engine, orderId)
  for (const payment of payments) {
    if (!payment.captures.length || readPaymentRisk(payment.data)) continue
    const behind = methodBehind(container, payment)
    const risk = behind && (await behind.method.risk?.(behind.payment_id))
    if (!risk) continue
    await holdFor(engine, orderId, behind.payment_id, risk)
    await engine.knex.raw(
      `UPDATE payment SET data = data || CAST(? AS jsonb), updated_at = now() WHERE id = ?`,
      [JSON.stringify({ risk }), payment.id],
    )
  }
}

async function holdFor({ records }: Engine, order_id: string, paymentId: string, risk: PaymentRisk) {
  const note = heldFor(risk, records.fraudRule)
  if (note)
    await records.holds.place({ order_id, key: `fraud:${paymentId}`, reason: "fraud", note, by_email: null })
}
