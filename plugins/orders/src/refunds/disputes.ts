import type { MedusaContainer } from "@medusajs/framework/types"
import { withdrawnBy, type MoneyBack } from "@bon-perroquet/stripe-checkout/money"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/stripe-checkout/modules/checkout"

/** Notes the disputes of a payment as Stripe has them; `order_id` is null for one that never became an order. */
export async function rememberDisputes(
  container: MedusaContainer,
  payment_intent_id: string,
  order_id: string | null,
  disputes: MoneyBack["disputes"],
): Promise<void> {
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  for (const dispute of disputes)
    await checkout.disputes.save({
      id: dispute.id,
      payment_intent_id,
      order_id,
      amount_cents: dispute.amount,
      withdrawn_cents: withdrawnBy(dispute),
      currency_code: dispute.currency,
      reason: dispute.reason,
      status: dispute.status,
      answer_by: dateOf(dispute.evidence_details.due_by),
      opened_at: new Date(dispute.created * 1000),
    })
}

const dateOf = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000))
