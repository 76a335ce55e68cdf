import type { MedusaContainer } from "@medusajs/framework/types"
import { refundableAtStripe, RefundRefusal } from "@bon-perroquet/stripe-checkout/checkout"
import { moneyBackOf, stateOfRefund, TAKEN_BY_DISPUTE } from "@bon-perroquet/stripe-checkout/money"
import {
  CHECKOUT_MODULE,
  type Attempt,
  type CheckoutModuleService,
} from "@bon-perroquet/stripe-checkout/modules/checkout"
import { mailFailedGivingBack, mailGivenBack } from "../mails"
import { rememberDisputes } from "./disputes"

/**
 * Takes over what Stripe says of a payment that could not become an order: the customer is told that the money is given
 * back, and a person is called when it does not arrive. @returns false while nobody knows what becomes of the payment
 */
export async function takeOverGivenBack(
  container: MedusaContainer,
  attempt: Attempt,
  paymentIntent: string,
): Promise<boolean> {
  const { refunds, disputes } = await moneyBackOf(container, paymentIntent)
  await rememberDisputes(container, paymentIntent, null, disputes)
  if (attempt.state !== "refunded") return false
  const { failedRefunds } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  if (await hasMoneyLeft(container, paymentIntent)) {
    const failure =
      refunds.findLast((refund) => stateOfRefund(refund) === "failed")?.failure_reason ?? "failed"
    await failedRefunds.fail(attempt.id, failure)
    if (failure !== TAKEN_BY_DISPUTE) await mailFailedGivingBack(container, attempt)
    return true
  }
  await failedRefunds.repaid(attempt.id)
  const given = refunds.findLast((refund) => stateOfRefund(refund) !== "failed")
  if (given) await mailGivenBack(container, attempt, given.id)
  return true
}

/** Whether the shop has money of a payment that it owes; what a bank took by a dispute it has not. */
async function hasMoneyLeft(container: MedusaContainer, paymentIntent: string): Promise<boolean> {
  try {
    return (await refundableAtStripe(container, paymentIntent)) > 0
  } catch (error) {
    if (error instanceof RefundRefusal && error.reason === "disputed") return false
    throw error
  }
}
