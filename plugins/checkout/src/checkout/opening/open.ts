import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentMethod, ReturnAddresses } from "../../methods"
import { type Attempt, FROZEN, newAttemptId } from "../../modules/checkout"
import {
  amountOf,
  type CartRows,
  type CheckoutCart,
  productLinesOf,
  readCartRows,
  repeats,
  stockLines,
  summed,
} from "../cart/cart"
import type { DiscountedCart } from "../cart/discount-cart"
import { type Engine, engineOf, leaseKey } from "../engine/engine"
import { holdStock, isHeld, requireStock } from "../reservations/held-stock"
import { withAwaitedLimit, type Buyer } from "../reservations/held-by-buyer"
import { holderOf, holdPromotions, releaseHold, releaseLeftovers } from "../reservations/hold"
import type { OpenedPage } from "../payment/open-payment"
import { LEASE_WAIT, openNewPage, openPageOf } from "../payment/page"
import { openPaymentSession } from "../payment/payment-session"
import { asksAddress, type CheckoutDetails } from "../cart/prepare-cart"
import { prepareChecked, requireMethod } from "./prepare-checked"
import { purchaseLines } from "../cart/purchase-lines"
import { CheckoutRefusal } from "../engine/refusal"
import { reserveNumber } from "../payment/reserve-number"
import { placeAwaited } from "../settlement/settle-awaited"
import { Semaphore } from "../engine/semaphore"
import { withdraw } from "../payment/withdraw"

export type OpenInput = CheckoutDetails & {
  cart_id: string
  /** One of the shop's own origins, checked by the caller. */
  origin: string
  /** The addresses there that the payment page leads to; the shop's own where absent. */
  return_to?: ReturnAddresses
  /** What the shopper was shown, in cents, where the client says so. */
  expected_total_cents?: number
  /** What the shop shows for this cart and delivery at this moment. */
  current_total_cents: number
  /** The VAT rate of each product of the cart, as the shop shows it at this moment: the order's is decided with its page. */
  vat_rates: Record<string, number>
  /** The code of the payment method chosen; the first that is offered where absent. */
  payment_method?: string
  /** The money's id of the earlier payment whose kept way to pay is going to be charged, with nobody there. */
  charges_kept_of?: string
  /** Who holds the goods, so far as is known, and how many of one item each may hold unpaid. */
  buyers?: Buyer[]
  /** Whether the buyer has shown to read mail at the address: then an awaited payment is awaited for its whole time. */
  email_confirmed?: boolean
}

/**
 * Openings at a time in one process, each about half a second of its work, and how long one waits for its turn, in ms:
 * far less than the edge waits for the engine, so that nobody's page is opened who is gone.
 */
const semaphore = new Semaphore(Number(process.env.CHECKOUT_OPENINGS ?? 2), 10_000)

/**
 * Opens the hosted payment page for a cart: prices, VAT and delivery are settled by the engine, the goods are held, the
 * order number is reserved, and only then is the payment method asked. The same cart asked again gets the same page.
 * @throws CheckoutRefusal when the cart can't be paid as it is
 */
export async function openCheckout(container: MedusaContainer, input: OpenInput): Promise<OpenedPage> {
  const engine = engineOf(container)
  return engine.locking.execute(leaseKey(input.cart_id), () => semaphore.pass(() => open(engine, input)), {
    timeout: LEASE_WAIT,
  })
}

async function open(engine: Engine, input: OpenInput): Promise<OpenedPage> {
  const method = requireMethod(engine, input)
  const before = await readCartRows(engine, input.cart_id)
  const placed =
    method.awaited && before?.completed_at
      ? await placedPage(engine, before, fingerprintOf(before, input, method))
      : null
  if (placed) return placed
  if (!before || before.completed_at || !productLinesOf(before).length)
    throw new CheckoutRefusal("cart_empty")
  // By the shop itself a kept card is charged; by a shopper one has to be kept.
  if (repeats(before) && !method.keeps && input.charges_kept_of === undefined)
    throw new CheckoutRefusal("payment_method_not_offered")
  return method.awaited
    ? withAwaitedLimit(engine, input.buyers ?? [], () => openFor(engine, method, before, input))
    : openFor(engine, method, before, input)
}

async function openFor(
  engine: Engine,
  method: PaymentMethod,
  before: CartRows,
  input: OpenInput,
): Promise<OpenedPage> {
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
  const items = await requireStock(engine, stockLines(before))
  const prepared = await prepareChecked(engine, before, input)

  // Known before it is written down: what is held is held for it from the beginning.
  const id = newAttemptId()
  const holder = holderOf({ id, cart_id: before.id })
  await holdStock(engine, holder, stockLines(prepared.cart), { items, buyers: input.buyers })
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
  { id }: CartRows,
  fingerprint: string,
): Promise<OpenedPage | null> {
  const attempt = await attempts.orderedAttempt(id)
  if (!attempt?.url || !attempt.checkout_session_id || attempt.fingerprint !== fingerprint) return null
  return { url: attempt.url, session_id: attempt.checkout_session_id }
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
  const payment_session_id = await openPaymentSession(engine, cart, amount_cents, method.provider_id)
  return openNewPage(engine, method, {
    id,
    fingerprint,
    purchase: {
      order_number: await reserveNumber(engine),
      payment_session_id,
      cart_id: cart.id,
      email: cart.email ?? "",
      email_confirmed: input.email_confirmed ?? false,
      currency_code: cart.currency_code,
      locale: cart.locale,
      lines: purchaseLines(cart),
      total_cents: amount_cents,
      origin: input.origin,
      ...(input.return_to && { return_to: input.return_to }),
      ...(repeats(cart) && { keeps_method: true }),
      ...(input.charges_kept_of !== undefined && { charges_kept_of: input.charges_kept_of }),
      country: input.country,
      asks_address: asksAddress(input),
    },
  })
}

/** The open page of the same purchase at the same amount, if it has time left and its goods are still held. */
async function reusable(
  engine: Engine,
  method: PaymentMethod,
  live: Attempt,
  cart: CartRows,
  { expected_total_cents, current_total_cents }: OpenInput,
  fingerprint: string,
): Promise<OpenedPage | null> {
  // Prices, VAT and promotions may have changed since: it asks what the shopper was shown last, or it is withdrawn.
  const amount_cents = expected_total_cents ?? current_total_cents
  const page = await openPageOf(method, live, { amount_cents, fingerprint })
  if (!page || amountOf(summed(cart)) !== live.amount_cents) return null
  return (await isHeld(engine, holderOf(live), stockLines(cart))) ? page : null
}

/** Everything that decides what the page shows and where it leads, but for the amounts. */
function fingerprintOf(cart: CartRows, input: OpenInput, { provider_id }: PaymentMethod): string {
  const purchase = {
    ...input,
    expected_total_cents: undefined,
    current_total_cents: undefined,
    payment_method: undefined,
    buyers: undefined,
  }
  const items = productLinesOf(cart)
    .map((item) => [item.variant_id, Number(item.quantity)])
    .sort()
  return createHash("sha256")
    .update(JSON.stringify([purchase, items, provider_id]))
    .digest("hex")
}
