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
import { keptBy } from "./kept"
import { isMissing, paidWithOf, paymentIntentOf } from "./stripe-session"

/** Sends the attempt's stored parameters; its payment session's id as idempotency key makes asking twice one intent. */
export async function openIntent(
  stripe: Stripe,
  {
    session_params: { locale: _, kept_of, ...params },
    payment_session_id,
  }: Parameters<PaymentMethod["open"]>[0],
): Promise<Opening> {
  try {
    const kept = typeof kept_of === "string" ? await keptBy(stripe, kept_of) : null
    const wanted = { ...params, ...kept } as unknown as Stripe.PaymentIntentCreateParams
    const intent = await stripe.paymentIntents.create(wanted, { idempotencyKey: payment_session_id })
    const { client_data, ...opened } = openedIntent(intent)
    // Of a kept card nobody is asked anything: its secret stays here.
    return { outcome: "opened", payment: { ...opened, url: "", ...(!kept && { client_data }) } }
  } catch (cause) {
    return { outcome: "payment_unavailable", cause }
  }
}

/** What Medusa's own provider has in a session, so far as clients read it: Stripe's card field asks for the secret. */
const openedIntent = ({ id, amount, currency, client_secret, status }: Stripe.PaymentIntent) => ({
  id,
  amount_cents: amount,
  currency_code: currency,
  client_data: { id, object: "payment_intent", amount, client_secret, status },
})

/** The intent with its charge; null when the account has none of that id, or it is one behind a hosted page. @throws when Stripe can't tell */
export async function retrieveIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | null> {
  try {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] })
    return hasNoPage(intent) ? intent : null
  } catch (error) {
    if (isMissing(error)) return null
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

/** Whether a client asks by it, or the shop charges a kept card, rather than a hosted page. */
export const hasNoPage = ({ metadata }: Pick<Stripe.PaymentIntent, "metadata">): boolean =>
  metadata["asked_by"] === BY_CLIENT.asked_by || metadata["asked_by"] === BY_SHOP.asked_by

/** Stripe's intent in the words of the checkout. */
export function intentAsPayment(intent: Stripe.PaymentIntent): Payment {
  const behind = { payment_intent: intent }
  return {
    ...openedIntent(intent),
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

/** One that was declined can be tried again. The shop asks for no money that is to be captured later. */
function stateOf({ status }: Stripe.PaymentIntent): PaymentState {
  if (status === "succeeded") return "paid"
  if (status === "canceled") return "expired"
  return status === "processing" || status === "requires_capture" ? "processing" : "open"
}

function purchaseOf({ metadata }: Stripe.PaymentIntent): PurchaseNote {
  const { shop, order_number, payment_session_id, attempt_id, cart_id, customer_email } = metadata
  return { shop_id: shop, order_number, payment_session_id, attempt_id, cart_id, email: customer_email }
}

/**
 * Makes an intent unpayable. @returns the intent as it is then, or null when the account has none of that id
 * @throws CheckoutRefusal "payment_unavailable" when it may still be paid
 */
export async function cancelIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" })
  } catch (error) {
    if (isMissing(error)) return null
    // Refused because it is paid, being paid or canceled already: fine. Anything else is a real failure.
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

/** Whether money of it is here or on its way: not when all was given back. */
export const intentHoldsMoney = (intent: Stripe.PaymentIntent): boolean =>
  stateOf(intent) !== "expired" && paymentIntentOf({ payment_intent: intent }).refundedCents < intent.amount

/** Those of Stripe's own list that clients ask by, the newest first. */
export async function* intentsSince(
  stripe: Stripe,
  since: Date,
  only?: "paid",
): AsyncGenerator<ListedPayment> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 }))
    if (hasNoPage(intent) && (!only || stateOf(intent) === "paid")) yield listedIntent(intent)
}
