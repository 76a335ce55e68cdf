import { cancelPaymentSession, updatePaymentSession, insertPaymentSession } from "@bon-perroquet/medusa-sql"
import type { OpenedPayment } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import type { CheckoutCart } from "../cart/cart"
import type { Engine } from "../engine/engine"

/**
 * Creates a Medusa payment session for an amount of the cart's total and cancels the pending one. The cancelled row is
 * kept, because a late payment is recorded on it.
 * @returns the new session's id
 */
export const createPaymentSession = (
  { knex }: Engine,
  { id: cart_id, currency_code, payment_collection }: CheckoutCart,
  { amount_cents, total_cents }: { amount_cents: number; total_cents: number },
  provider_id: string,
): Promise<string> =>
  insertPaymentSession(knex, {
    ...{ cart_id, currency_code, amount_cents, total_cents, provider_id },
    payment_collection_id: payment_collection?.id ?? null,
  })

type SessionOfAttempt = Pick<Attempt, "payment_session_id" | "amount_cents" | "currency_code">

/**
 * Stores the payment's id and the payment page's URL in the payment session. The provider finds the payment
 * by the id, and Store API clients need the URL.
 */
export const storePaymentId = (
  { knex }: Engine,
  { payment_session_id, amount_cents, currency_code }: SessionOfAttempt,
  payment: Pick<OpenedPayment, "id" | "client_data"> & { url?: string | null },
): Promise<void> =>
  updatePaymentSession(knex, payment_session_id, {
    ...{ amount_cents, currency_code, checkout_session_id: payment.id },
    ...(payment.url && { url: payment.url }),
    ...(payment.client_data && { client_data: payment.client_data }),
  })

/** Cancels the payment session, so that Store API clients continue with the pending one. */
export const closePaymentSession = (
  { knex }: Engine,
  { payment_session_id }: Pick<Attempt, "payment_session_id">,
): Promise<void> => cancelPaymentSession(knex, payment_session_id)
