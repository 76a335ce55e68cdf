import type { PaymentMethod, Purchase } from "../../methods"
import type { Attempt } from "../../modules/checkout"
import type { Engine } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import { openPayment, type OpenedPage } from "./open-payment"

/** A hosted page lives 30 minutes at least, counted by its own clock: ours may be some minutes late. */
const PAGE_MINUTES = 35
/** A page with less time left than this is not shown again. */
const REUSE_MINUTES = 5
/** What a card is charged at least, in cents of a euro. */
const LEAST_CENTS = 50
/** Seconds that a second click waits for the first one's page. */
export const LEASE_WAIT = 15

/** @throws CheckoutRefusal where so little can't be paid */
export function requireLeast(cents: number): void {
  if (cents < LEAST_CENTS) throw new CheckoutRefusal("amount_too_small")
}

interface NewPage {
  /** Of the attempt: what is held may be held for it already. */
  id: string
  /** What decides what the page shows, but for the amount. */
  fingerprint: string
  purchase: Omit<Purchase, "attempt_id" | "shop_id" | "expires_at">
  /** The order that stands already, and is paid by it. */
  pays_order_id?: string
}

/** Writes down the attempt to pay a purchase, then has the method open its page. */
export async function openNewPage(
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

/** The page of an attempt that was opened before, if it is still open, of the same purchase and amount, with time left. */
export async function openPageOf(
  method: PaymentMethod,
  { state, checkout_session_id: session_id, url, amount_cents, fingerprint, expires_at }: Attempt,
  wanted: Pick<Attempt, "amount_cents" | "fingerprint">,
): Promise<OpenedPage | null> {
  if (state !== "open" || !session_id || url === null) return null
  if (fingerprint !== wanted.fingerprint || amount_cents !== wanted.amount_cents) return null
  if (expires_at.getTime() - Date.now() < REUSE_MINUTES * 60_000) return null
  return (await method.lookUp(session_id))?.state === "open" ? { url, session_id } : null
}
