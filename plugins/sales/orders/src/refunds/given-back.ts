import type { MedusaContainer } from "@medusajs/framework/types"
import {
  RefundRefusal,
  RETURNED,
  TAKEN_BY_DISPUTE,
  type PaymentMethod,
} from "@bon-perroquet/checkout/methods"
import {
  CHECKOUT_MODULE,
  type Attempt,
  type CheckoutModuleService,
} from "@bon-perroquet/checkout/modules/checkout"
import { inChannelOfCart } from "@bon-perroquet/medusa-sql/channels"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailFailedGivingBack, mailGivenBack } from "../mails"

/**
 * Updates the state of a refund whose payment has no order. Notifies the customer, and an administrator if it
 * failed.
 * @returns false if the outcome is still unknown
 */
export async function syncGivenBack(
  container: MedusaContainer,
  method: PaymentMethod,
  attempt: Attempt,
  paymentId: string,
): Promise<boolean> {
  const { refunds } = await method.moneyBack(paymentId, null)
  if (attempt.state !== "refunded") return false
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const inCart = (work: () => Promise<void>) => inChannelOfCart(knex, attempt.cart_id, work)
  const { failedRefunds } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  if (await hasMoneyLeft(method, paymentId)) {
    const failure = refunds.findLast(({ state }) => state === "failed")?.failure ?? "failed"
    await failedRefunds.fail(attempt.id, failure)
    if (failure !== TAKEN_BY_DISPUTE) await inCart(() => mailFailedGivingBack(container, attempt))
    return true
  }
  await failedRefunds.repaid(attempt.id)
  const lastRefund = refunds.findLast(({ state }) => state !== "failed")
  if (lastRefund && attempt.reason !== RETURNED)
    await inCart(() => mailGivenBack(container, attempt, lastRefund.id))
  return true
}

async function hasMoneyLeft(method: PaymentMethod, paymentId: string): Promise<boolean> {
  try {
    return (await method.refundable(paymentId)) > 0
  } catch (error) {
    if (error instanceof RefundRefusal && error.reason === "disputed") return false
    throw error
  }
}
