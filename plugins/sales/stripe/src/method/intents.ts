import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import type {
  ListedPayment,
  Opening,
  Payment,
  PaymentMethod,
  PaymentState,
  PurchaseNote,
} from "@bon-perroquet/checkout/methods"
import Stripe from "stripe"
import { BY_CLIENT, BY_SHOP } from "./intent-params"
import { requireSavedMethod } from "./saved-method"
import { isMissing, paidWithOf, paymentIntentOf } from "./stripe-session"

/** Creates an intent from stored parameters. The payment session's id is the idempotency key. */
export async function createIntent(
  stripe: Stripe,
  {
    session_params: { locale: _, kept_of, ...params },
    payment_session_id,
  }: Parameters<PaymentMethod["open"]>[0],
): Promise<Opening> {
  try {
    const savedMethod = typeof kept_of === "string" ? await requireSavedMethod(stripe, kept_of) : null
    const requested = { ...params, ...savedMethod } as unknown as Stripe.PaymentIntentCreateParams
    const intent = await stripe.paymentIntents.create(requested, { idempotencyKey: payment_session_id })
    const { client_data, ...opened } = openedPaymentOf(intent)
    // Clients must not get the client secret of an off-session charge.
    const isOffSession = intent.metadata["asked_by"] === BY_SHOP.asked_by
    return { outcome: "opened", payment: { ...opened, url: "", ...(!isOffSession && { client_data }) } }
  } catch (cause) {
    return { outcome: "payment_unavailable", cause }
  }
}

/**
 * `client_data` has the fields that clients of Medusa's Stripe provider read, including the secret for the
 * card field.
 */
const openedPaymentOf = ({ id, amount, currency, client_secret, status }: Stripe.PaymentIntent) => ({
  id,
  amount_cents: amount,
  currency_code: currency,
  client_data: { id, object: "payment_intent", amount, client_secret, status },
})

/**
 * Returns the intent with its charge, or null if it does not exist or belongs to a hosted page.
 * @throws if Stripe does not respond
 */
export async function retrieveIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | null> {
  try {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] })
    return hasNoPage(intent) ? intent : null
  } catch (error) {
    if (isMissing(error)) return null
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

export const hasNoPage = ({ metadata }: Pick<Stripe.PaymentIntent, "metadata">): boolean =>
  metadata["asked_by"] === BY_CLIENT.asked_by || metadata["asked_by"] === BY_SHOP.asked_by

export function intentAsPayment(intent: Stripe.PaymentIntent): Payment {
  const behind = { payment_intent: intent }
  return {
    ...openedPaymentOf(intent),
    ...listedIntent(intent),
    url: "",
    payment_id: intent.id,
    paid_with: paidWithOf(behind),
    refunded_cents: paymentIntentOf(behind).refundedCents,
    address: null,
    expires_at: new Date(Number(intent.metadata["expires_at"] ?? intent.created) * 1000),
  }
}

const listedIntent = (intent: Stripe.PaymentIntent): ListedPayment => ({
  id: intent.id,
  state: stateOf(intent),
  purchase: purchaseOf(intent),
})

/** A declined intent is open, because it can be retried. Manual capture is not used. */
function stateOf({ status }: Stripe.PaymentIntent): PaymentState {
  if (status === "succeeded") return "paid"
  if (status === "canceled") return "expired"
  return status === "processing" || status === "requires_capture" ? "processing" : "open"
}

function purchaseOf({ metadata }: Stripe.PaymentIntent): PurchaseNote {
  const { shop, order_number, payment_session_id, attempt_id, cart_id, customer_email } = metadata
  return { shop_id: shop, order_number, payment_session_id, attempt_id, cart_id, email: customer_email }
}

export async function cancelIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" })
  } catch (error) {
    if (isMissing(error)) return null
    // Stripe rejects the call if the intent is paid, processing or cancelled. Any other error is thrown.
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError
    const intent = isRefused ? await retrieveIntent(stripe, id) : null
    if (intent && stateOf(intent) !== "open") return intent
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

export async function withdrawIntent(stripe: Stripe, id: string): Promise<"withdrawn" | "taken"> {
  const intent = await cancelIntent(stripe, id)
  return intent && stateOf(intent) !== "expired" ? "taken" : "withdrawn"
}

/** Returns true if money was received or is pending, and not fully refunded. */
export const intentHasMoney = (intent: Stripe.PaymentIntent): boolean =>
  stateOf(intent) !== "expired" && paymentIntentOf({ payment_intent: intent }).refundedCents < intent.amount

export async function* intentsSince(
  stripe: Stripe,
  since: Date,
  only?: "paid",
): AsyncGenerator<ListedPayment> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 }))
    if (hasNoPage(intent) && (!only || stateOf(intent) === "paid")) yield listedIntent(intent)
}
