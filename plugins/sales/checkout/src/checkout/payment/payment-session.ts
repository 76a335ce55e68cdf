import { closeSession, noteSession, openSession } from "@bon-perroquet/medusa-sql"
import type { OpenedPayment } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import type { CheckoutCart } from "../cart/cart"
import type { Engine } from "../engine/engine"

/**
 * Opens a payment session for the cart's amount in its payment collection. Sessions of earlier attempts
 * remain, because their attempts handle their payments. @returns its id
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

type Opened = Pick<Attempt, "payment_session_id" | "amount_cents" | "currency_code">

/**
 * Stores the method's payment id and the address of the page in the payment session. The provider finds the
 * payment by this id, and Store API clients read the address.
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

/** Marks a payment session as no longer payable, so that clients use the pending one. */
export const closePaymentSession = (
  { knex }: Engine,
  { payment_session_id }: Pick<Attempt, "payment_session_id">,
): Promise<void> => closeSession(knex, payment_session_id)
