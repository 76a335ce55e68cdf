import { closeSession, noteSession, openSession } from "@bon-perroquet/engine-tables"
import type { OpenedPayment } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import type { CheckoutCart } from "../cart/cart"
import type { Engine } from "../engine/engine"

/**
 * A fresh payment session over the cart's amount, in its payment collection. Those of earlier attempts stay as they are:
 * what became of their payments and their money is their attempts' business. @returns its id
 */
export const openPaymentSession = (
  { knex }: Engine,
  { id: cart_id, currency_code, payment_collection }: CheckoutCart,
  amount_cents: number,
  provider_id: string,
): Promise<string> =>
  openSession(knex, {
    ...{ cart_id, currency_code, amount_cents, provider_id },
    payment_collection_id: payment_collection?.id ?? null,
  })

/** What a payment was opened for. */
type Opened = Pick<Attempt, "payment_session_id" | "amount_cents" | "currency_code">

/**
 * Notes in a payment session under which id its method has the payment, for its provider asks the method by it, and where
 * the shopper goes on: clients of Medusa's Store API read that from the session.
 */
export const notePayment = (
  { knex }: Engine,
  { payment_session_id, amount_cents, currency_code }: Opened,
  payment: Pick<OpenedPayment, "id" | "client_data"> & { url?: string | null },
): Promise<void> =>
  noteSession(knex, payment_session_id, {
    ...{ amount_cents, currency_code, checkout_session_id: payment.id },
    ...(payment.url && { url: payment.url }),
    ...(payment.client_data && { client_data: payment.client_data }),
  })

/** Says in a payment session that it can't be paid any more: clients go on with the one that is pending. */
export const closePaymentSession = (
  { knex }: Engine,
  { payment_session_id }: Pick<Attempt, "payment_session_id">,
): Promise<void> => closeSession(knex, payment_session_id)
