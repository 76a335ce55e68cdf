import { Modules } from "@medusajs/framework/utils"
import type { Attempt } from "../modules/checkout"
import type { CheckoutCart } from "./cart"
import type { Engine } from "./engine"

/** `data` is what the provider noted in it. */
export type PaymentSession = { id: string; data: Record<string, unknown> }

/**
 * A fresh payment session over the cart's amount, in its payment collection. Those of earlier attempts stay as they are:
 * what became of their payments and their money is their attempts' business.
 */
export async function openPaymentSession(
  engine: Engine,
  cart: CheckoutCart,
  amountCents: number,
  provider_id: string,
): Promise<PaymentSession> {
  const { payment, link } = engine
  const amount = amountCents / 100
  const currency_code = cart.currency_code
  let collectionId = cart.payment_collection?.id
  if (collectionId) {
    await payment.updatePaymentCollections(collectionId, { amount, currency_code })
  } else {
    const [collection] = await payment.createPaymentCollections([{ amount, currency_code }])
    if (!collection) throw new Error("The payment collection was not made.")
    collectionId = collection.id
    await link.create({
      [Modules.CART]: { cart_id: cart.id },
      [Modules.PAYMENT]: { payment_collection_id: collectionId },
    })
  }
  const { id, data } = await payment.createPaymentSession(collectionId, {
    provider_id,
    amount,
    currency_code,
    data: {},
  })
  return { id, data }
}

/** What a payment was opened for. */
type Opened = Pick<Attempt, "payment_session_id" | "amount_cents" | "currency_code">

/**
 * Notes in a payment session under which id its method has the payment: its provider asks the method by it.
 * @param known what stands in the payment session already, where the caller has it
 */
export async function notePayment(
  { payment }: Engine,
  { payment_session_id: id, amount_cents, currency_code }: Opened,
  checkoutSessionId: string,
  known?: Record<string, unknown>,
): Promise<void> {
  const data = known ?? (await payment.retrievePaymentSession(id)).data
  await payment.updatePaymentSession({
    id,
    amount: amount_cents / 100,
    currency_code,
    data: { ...data, checkout_session_id: checkoutSessionId },
  })
}
