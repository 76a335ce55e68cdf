import type { MoneyBack, PartialRefund, PaymentMethod, PaymentRisk } from "@bon-perroquet/checkout/methods"
import type Stripe from "stripe"
import type { DisputeRows } from "../modules/stripe/dispute-rows"
import type { FormerAccount } from "./former-account"
import { moneyBackOf } from "./money-back"
import { makeRefund, refundable } from "./refunds"
import { NO_RISK, riskOf } from "./risk"

/**
 * Refunds, disputes and risk of payments that were made. Payments of a former account for tests are refunded without a
 * call.
 */
export class AfterPayment {
  constructor(
    readonly former: FormerAccount,
    private readonly disputes: DisputeRows,
    private readonly client: () => Stripe,
  ) {}

  refundable(paymentId: string): Promise<number> {
    return this.former.or(
      paymentId,
      () => refundable(this.client(), paymentId),
      ({ amount_cents }) => amount_cents,
    )
  }

  refund(refund: PartialRefund): ReturnType<PaymentMethod["refund"]> {
    return this.former.or(
      refund.payment_id,
      () => makeRefund(this.client(), refund),
      () => ({ id: `former_${refund.key}`, state: "done", failure: null }),
    )
  }

  risk(paymentId: string): Promise<PaymentRisk> {
    return this.former.or(
      paymentId,
      () => riskOf(this.client(), paymentId),
      () => NO_RISK,
    )
  }

  moneyBack(paymentId: string, orderId: string | null): Promise<MoneyBack> {
    return this.former.or(
      paymentId,
      () => moneyBackOf(this.client(), this.disputes, paymentId, orderId),
      () => ({ refunds: [], losses: [] }),
    )
  }
}
