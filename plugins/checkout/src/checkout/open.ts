import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { chosenMethod, type PaymentMethod } from "../methods"
import { type Attempt, FROZEN, newAttemptId } from "../modules/checkout"
import { amountOf, type CheckoutCart, readCart, stockLines } from "./cart"
import { type Engine, engineOf, leaseKey } from "./engine"
import type { DiscountedCart } from "./discount-cart"
import { holdStock, isHeld, requireStock } from "./held-goods"
import type { Buyer } from "./held-by-buyer"
import { holderOf, holdPromotions, releaseHold, releaseLeftovers } from "./hold"
import { openPayment, type OpenedPage } from "./open-payment"
import { openPaymentSession } from "./payment-session"
import { type CheckoutDetails, prepareCart } from "./prepare-cart"
import { purchaseLines } from "./purchase-lines"
import { CheckoutRefusal } from "./refusal"
import { reserveNumber } from "./reserve-number"
import { placeAwaited } from "./settle-awaited"
import { Turnstile } from "./turnstile"
import { withdraw } from "./withdraw"

export type OpenInput = CheckoutDetails & {
  cart_id: string
  /** One of the shop's own origins, checked by the caller. */
  origin: string
  /** What the shopper was shown, in cents, where the client says so. */
  expected_total_cents?: number
  /** What the shop shows for this cart and delivery at this moment. */
  current_total_cents: number
  /** The VAT rate of each product of the cart, as the shop shows it at this moment: the order's is decided with its page. */
  vat_rates: Record<string, number>
  /** The code of the payment method chosen; the first that is offered where absent. */
  payment_method?: string
  /** Who holds the goods, so far as is known, and how many of one item each may hold unpaid. */
  buyers?: Buyer[]
}

/** A hosted page lives 30 minutes at least, counted by its own clock: ours may be some minutes late. */
const PAGE_MINUTES = 35
/** A page with less time left than this is not shown again. */
const REUSE_MINUTES = 5
/** What a card is charged at least, in cents of a euro. */
const LEAST_CENTS = 50
/** Seconds that a second click waits for the first one's page. */
const LEASE_WAIT = 15
/**
 * Openings at a time in one process, each about half a second of its work, and how long one waits for its turn, in ms:
 * far less than the edge waits for the engine, so that nobody's page is opened who is gone.
 */
const turnstile = new Turnstile(Number(process.env.CHECKOUT_OPENINGS ?? 2), 10_000)

/**
 * Opens the hosted payment page for a cart: prices, VAT and delivery are settled by the engine, the goods are held, the
 * order number is reserved, and only then is the payment method asked. The same cart asked again gets the same page.
 * @throws CheckoutRefusal when the cart can't be paid as it is
 */
export async function openCheckout(container: MedusaContainer, input: OpenInput): Promise<OpenedPage> {
  const engine = engineOf(container)
  return engine.locking.execute(leaseKey(input.cart_id), () => turnstile.pass(() => open(engine, input)), {
    timeout: LEASE_WAIT,
  })
}

async function open(engine: Engine, input: OpenInput): Promise<OpenedPage> {
  const method = chosenMethod(engine.container, input.payment_method)
  if (!method) throw new CheckoutRefusal("payment_method_not_offered")
  if (method.awaited && !input.address) throw new CheckoutRefusal("address_required")
  const before = await readCart(engine, input.cart_id)
  const placed =
    method.awaited && before?.completed_at
      ? await placedPage(engine, before, fingerprintOf(before, input, method))
      : null
  if (placed) return placed
  if (!before || before.completed_at || !before.items.length) throw new CheckoutRefusal("cart_empty")
  const live = await engine.attempts.liveAttempt(input.cart_id)
  if (live && FROZEN.includes(live.state)) throw new CheckoutRefusal("cart_frozen")

  const fingerprint = fingerprintOf(before, input, method)
  if (live) {
    const page = await reusable(engine, method, live, before, input, fingerprint)
    if (page) return page
    if ((await withdraw(engine, live, "superseded")) === "frozen") throw new CheckoutRefusal("cart_frozen")
  }
  await releaseLeftovers(engine, before.id)
  // Asked before the costly part: in a rush most are told no.
  await requireStock(engine, stockLines(before))
  const prepared = await prepareCart(engine, before, input)
  checkTotal(prepared, input)

  // Known before it is written down: what is held is held for it from the beginning.
  const id = newAttemptId()
  const holder = holderOf({ id, cart_id: before.id })
  await holdStock(engine, holder, stockLines(prepared.cart), input.buyers)
  const page = await openHeld(engine, method, id, prepared, input, fingerprint)
  return method.awaited ? placeAwaited(engine, method, page) : page
}

async function openHeld(
  engine: Engine,
  method: PaymentMethod,
  id: string,
  { cart, discounts }: DiscountedCart,
  input: OpenInput,
  fingerprint: string,
): Promise<OpenedPage> {
  const holder = holderOf({ id, cart_id: cart.id })
  try {
    await holdPromotions(engine, holder, cart, discounts)
    return await openPage(engine, method, id, cart, input, fingerprint)
  } catch (error) {
    await releaseHold(engine, holder)
    throw error
  }
}

/** The page of an order that was just placed with this cart: a request that was sent twice is one order. */
async function placedPage(
  { attempts }: Engine,
  { id }: CheckoutCart,
  fingerprint: string,
): Promise<OpenedPage | null> {
  const attempt = await attempts.orderedAttempt(id)
  if (!attempt?.url || !attempt.checkout_session_id || attempt.fingerprint !== fingerprint) return null
  return { url: attempt.url, session_id: attempt.checkout_session_id }
}

/** @throws what the shopper has to know before paying: a code that takes nothing off, or another total than was shown */
function checkTotal({ cart, problem }: DiscountedCart, { expected_total_cents }: OpenInput): void {
  const total_cents = amountOf(cart)
  // Who was shown this very total knows that the code takes nothing off.
  if (expected_total_cents !== total_cents) {
    if (problem)
      throw new CheckoutRefusal(`promotion_${problem.reason}`, {
        promotion: problem.code,
        minimum_cents: problem.minimum_cents,
      })
    if (expected_total_cents !== undefined) throw new CheckoutRefusal("price_changed", { total_cents })
  }
  if (total_cents < LEAST_CENTS) throw new CheckoutRefusal("amount_too_small")
}

async function openPage(
  engine: Engine,
  method: PaymentMethod,
  id: string,
  cart: CheckoutCart,
  input: OpenInput,
  fingerprint: string,
): Promise<OpenedPage> {
  const amount_cents = amountOf(cart)
  const paymentSession = await openPaymentSession(engine, cart, amount_cents, method.provider_id)
  const order_number = await reserveNumber(engine)
  const expires_at = new Date(Date.now() + PAGE_MINUTES * 60_000)
  const payment = {
    order_number,
    payment_session_id: paymentSession.id,
    cart_id: cart.id,
    email: cart.email ?? "",
    currency_code: cart.currency_code,
    expires_at,
  }
  const request = method.request({
    ...payment,
    attempt_id: id,
    shop_id: await engine.attempts.shopId(),
    locale: cart.locale,
    lines: purchaseLines(cart),
    total_cents: amount_cents,
    origin: input.origin,
    country: input.country,
    asks_address: !input.address,
  })
  const attempt = await engine.attempts.begin({
    ...payment,
    id,
    amount_cents,
    fingerprint,
    session_params: request,
  })
  return openPayment(engine, method, attempt, paymentSession)
}

/** The open page of the same purchase at the same amount, if it has time left and its goods are still held. */
async function reusable(
  engine: Engine,
  method: PaymentMethod,
  live: Attempt,
  cart: CheckoutCart,
  { expected_total_cents, current_total_cents }: OpenInput,
  fingerprint: string,
): Promise<OpenedPage | null> {
  const { checkout_session_id, url } = live
  if (live.state !== "open" || !checkout_session_id || !url || live.fingerprint !== fingerprint) return null
  // Prices, VAT and promotions may have changed since: it asks what the shopper was shown last, or it is withdrawn.
  if (live.amount_cents !== (expected_total_cents ?? current_total_cents)) return null
  if (live.expires_at.getTime() - Date.now() < REUSE_MINUTES * 60_000) return null
  const payment = await method.lookUp(checkout_session_id)
  if (payment?.state !== "open" || amountOf(cart) !== live.amount_cents) return null
  return (await isHeld(engine, holderOf(live), stockLines(cart)))
    ? { url, session_id: checkout_session_id }
    : null
}

/** Everything that decides what the page shows and where it leads, but for the amounts. */
function fingerprintOf(cart: CheckoutCart, input: OpenInput, { provider_id }: PaymentMethod): string {
  const purchase = {
    ...input,
    expected_total_cents: undefined,
    current_total_cents: undefined,
    payment_method: undefined,
    buyers: undefined,
  }
  const items = cart.items.map((item) => [item.variant_id, Number(item.quantity)]).sort()
  return createHash("sha256")
    .update(JSON.stringify([purchase, items, provider_id]))
    .digest("hex")
}
