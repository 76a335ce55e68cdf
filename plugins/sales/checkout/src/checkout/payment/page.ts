import { LEAST_PAYMENT_CENTS } from "@bon-perroquet/contract"
import type { PaymentMethod, Purchase } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import type { Engine } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import { openPayment, type OpenedPage } from "./open-payment"

/**
 * Minutes until a payment page expires. Stripe requires at least 30. The other five are a margin, because clocks
 * differ.
 */
const PAGE_MINUTES = 35
const REUSE_MINUTES = 5
/** Seconds that a second click waits for the payment page that the first click opens. */
export const LEASE_WAIT = 15

export function requireLeast(cents: number): void {
  if (cents < LEAST_PAYMENT_CENTS) throw new CheckoutRefusal("amount_too_small")
}

interface NewPage {
  id: string
  fingerprint: string
  purchase: Omit<Purchase, "attempt_id" | "shop_id" | "expires_at">
  pays_order_id?: string
  /** The reserved part of the total that balances pay. Default: 0. */
  balance_cents?: number
}

export async function beginAttempt(
  engine: Engine,
  method: PaymentMethod,
  { id, fingerprint, purchase, ...rest }: NewPage,
): Promise<OpenedPage> {
  const expires_at = new Date(Date.now() + PAGE_MINUTES * 60_000)
  const { order_number, payment_session_id, cart_id, email, currency_code, total_cents } = purchase
  const shop_id = await engine.attempts.shopId()
  const attempt = await engine.attempts.begin({
    ...{ id, order_number, payment_session_id, cart_id, email, currency_code, expires_at, fingerprint },
    ...rest,
    amount_cents: total_cents,
    session_params: method.request({ ...purchase, attempt_id: id, shop_id, expires_at }),
  })
  return openPayment(engine, method, attempt)
}

/** Returns the attempt's payment page if it is open, has time left and matches the request. */
export async function findOpenPage(
  method: PaymentMethod,
  { state, checkout_session_id: session_id, url, amount_cents, fingerprint, expires_at }: Attempt,
  requested: Pick<Attempt, "amount_cents" | "fingerprint">,
): Promise<OpenedPage | null> {
  if (state !== "open" || !session_id || url === null) return null
  if (fingerprint !== requested.fingerprint || amount_cents !== requested.amount_cents) return null
  if (expires_at.getTime() - Date.now() < REUSE_MINUTES * 60_000) return null
  return (await method.lookUp(session_id))?.state === "open" ? { url, session_id } : null
}
