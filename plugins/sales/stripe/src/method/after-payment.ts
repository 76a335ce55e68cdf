import {
  RefundRefusal,
  type MoneyBack,
  type PartialRefund,
  type PaymentMethod,
  type PaymentRisk,
  type CreatedRefund,
} from "@bon-perroquet/checkout/methods"
import Stripe from "stripe"
import type { DisputeRows } from "../modules/stripe/dispute-rows"
import type { FormerAccount } from "./former-account"
import { moneyBackOf, stateOfRefund, withdrawnBy } from "./money-back"
import { refundOnce } from "./refund-once"

const LEVELS = ["normal", "elevated", "highest"] as const satisfies PaymentRisk["level"][]

const NO_RISK: PaymentRisk = {
  level: null,
  score: null,
  card_country: null,
  ip_country: null,
  failed_attempts: 0,
}

/** Returns Radar's assessment, card country and declined attempts. */
async function riskOf(stripe: Stripe, paymentIntent: string): Promise<PaymentRisk> {
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

function mapCheckoutError(error: unknown): RefundRefusal {
  if (error instanceof RefundRefusal) return error
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError))
    return new RefundRefusal("unavailable", { cause: error })
  return new RefundRefusal(error.code === "charge_disputed" ? "disputed" : "refused", { cause: error })
}

/** Returns the refundable amount in cents. Refunds made in Stripe's dashboard are subtracted. */
async function refundable(stripe: Stripe, paymentIntent: string): Promise<number> {
  try {
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, {
      expand: ["latest_charge"],
    })
    if (charge === null || typeof charge === "string") return 0
    if (charge.disputed) {
      const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 })
      if (data.some((dispute) => !dispute.is_charge_refundable && withdrawnBy(dispute) > 0))
        throw new RefundRefusal("disputed")
    }
    return charge.amount_captured - charge.amount_refunded
  } catch (error) {
    throw mapCheckoutError(error)
  }
}

/** Makes a refund. Looks for an existing one first, because Stripe deletes idempotency keys after a day. */
async function makeRefund(
  stripe: Stripe,
  { payment_id: payment_intent, amount_cents: amount, key, order_number }: PartialRefund,
): Promise<CreatedRefund> {
  try {
    const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
    const created =
      data.find(({ metadata }) => metadata?.key === key) ??
      (await refundOnce(stripe, { payment_intent, amount, metadata: { key, order_number } }, `refund:${key}`))
    return { id: created.id, state: stateOfRefund(created), failure: created.failure_reason ?? null }
  } catch (error) {
    throw mapCheckoutError(error)
  }
}
