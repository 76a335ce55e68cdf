import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { methodOfPayment, FREE, type PaymentMethod, type ReturnAddresses } from "../../methods"
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
import { reserveStock, isReserved, chooseLevels } from "../reservations/reserved-stock"
import { withAwaitedLimit, type Buyer } from "../reservations/buyer-limits"
import {
  attemptKeyOf,
  reservePromotions,
  releaseReservations,
  releaseLeftovers,
} from "../reservations/reservations"
import type { OpenedPage } from "../payment/open-payment"
import { LEASE_WAIT, beginAttempt, findOpenPage } from "../payment/page"
import { createPaymentSession } from "../payment/payment-session"
import { asksAddress, type CheckoutDetails } from "../cart/prepare-cart"
import { isFree, prepareChecked, requireMethod } from "./prepare-checked"
import { purchaseLines, restLine } from "../cart/purchase-lines"
import { CheckoutRefusal } from "../engine/refusal"
import { reserveBalances } from "./reserve-balances"
import { reserveNumber } from "../payment/reserve-number"
import { settle } from "../settlement/settle"
import { placeAwaited } from "../settlement/settle-awaited"
import { Semaphore } from "../engine/semaphore"
import { withdraw } from "../payment/withdraw"

export type OpenInput = CheckoutDetails & {
  cart_id: string
  /** Origin of the storefront for return URLs. The caller has checked it. */
  origin: string
  /** Default: the storefront's pages. */
  return_to?: ReturnAddresses
  /** Total that the client displayed. Any other total is rejected with `price_changed`. */
  expected_total_cents?: number
  /** Rest that the client displayed, after balances. Any other rest is rejected with `rest_changed`. */
  expected_rest_cents?: number
  /** Total that the shop computed for this call. It replaces a missing `expected_total_cents`. */
  current_total_cents: number
  /** Current VAT rate in percent by product id. If a rate changed, the open payment page is replaced. */
  vat_rates: Record<string, number>
  /** Default: the first offered method. */
  payment_method?: string
  /** Id of the payment that saved the payment method for an off-session charge. */
  charges_kept_of?: string
  /** Payment token that an assistant sent, for a charge without the customer. Only its hash is stored. */
  charges_token?: string
  /** Identities of the buyer, with their limits of unpaid units and orders. */
  buyers?: Buyer[]
  /** If false, the customer must confirm the e-mail address of a bank transfer's order within an hour. */
  email_confirmed?: boolean
}

/**
 * Limits the payment pages that are opened at a time, because each takes about half a second. A request waits
 * at most 10 s, less than the reverse proxy's timeout, so that no payment page opens after the client left.
 */
const semaphore = new Semaphore(Number(process.env.CHECKOUT_OPENINGS ?? 2), 10_000)

/**
 * Opens the hosted payment page. First computes prices, VAT and delivery, and reserves stock and order number.
 * A repeated call returns the same payment page.
 * @throws CheckoutRefusal if the cart cannot be paid
 */
export async function openCheckout(container: MedusaContainer, input: OpenInput): Promise<OpenedPage> {
  const engine = engineOf(container)
  const page = await engine.locking.execute(
    leaseKey(input.cart_id),
    () => semaphore.pass(() => openCartPayment(engine, input)),
    { timeout: LEASE_WAIT },
  )
  // If this process dies, `reconcile-checkouts` settles it.
  if (methodOfPayment(container, page.session_id)?.paysAtOnce) await settle(container, page.session_id)
  return page
}

async function openCartPayment(engine: Engine, input: OpenInput): Promise<OpenedPage> {
  const method = requireMethod(engine, input)
  const [before, live] = await Promise.all([
    readCartRows(engine, input.cart_id),
    engine.attempts.liveAttempt(input.cart_id),
  ])
  const placed = before?.completed_at
    ? await placedPage(engine, before, fingerprintOf(before, input, method))
    : null
  if (placed) return placed
  if (!before || before.completed_at || !productLinesOf(before).length)
    throw new CheckoutRefusal("cart_empty")
  // A subscription needs a saved payment method. An off-session charge already has one.
  if (repeats(before) && !method.keeps && input.charges_kept_of === undefined)
    throw new CheckoutRefusal("payment_method_not_offered")
  return method.awaited
    ? withAwaitedLimit(engine, input.buyers ?? [], () => reuseOrOpenPage(engine, method, live, before, input))
    : reuseOrOpenPage(engine, method, live, before, input)
}

async function reuseOrOpenPage(
  engine: Engine,
  method: PaymentMethod,
  live: Attempt | null,
  before: CartRows,
  input: OpenInput,
): Promise<OpenedPage> {
  if (live && FROZEN.includes(live.state)) throw new CheckoutRefusal("cart_frozen")

  const fingerprint = fingerprintOf(before, input, method)
  if (live) {
    const page = await reusable(engine, method, live, before, input, fingerprint)
    if (page) return page
    if ((await withdraw(engine, live, "superseded")) === "frozen") throw new CheckoutRefusal("cart_frozen")
  }
  await releaseLeftovers(engine, before.id)
  const chosen = await chooseLevels(engine, stockLines(before))
  const prepared = await prepareChecked(engine, before, input)
  // The reservations contain this id before the attempt is stored.
  const id = newAttemptId()
  const attemptKey = attemptKeyOf({ id, cart_id: before.id })
  await reserveStock(engine, attemptKey, stockLines(prepared.cart), { chosen, buyers: input.buyers })
  const { page, collected } = await reserveAndOpen(engine, method, id, prepared, input, fingerprint)
  return collected.awaited ? placeAwaited(engine, collected, page) : page
}

/** @returns the payment page, and the method that collects the rest: `FREE` if nothing is left to pay */
async function reserveAndOpen(
  engine: Engine,
  method: PaymentMethod,
  id: string,
  prepared: DiscountedCart,
  input: OpenInput,
  fingerprint: string,
): Promise<{ page: OpenedPage; collected: PaymentMethod }> {
  const { cart, discounts } = prepared
  const attemptKey = attemptKeyOf({ id, cart_id: cart.id })
  try {
    await reservePromotions(engine, attemptKey, cart, discounts)
    const balance_cents = await reserveBalances(engine, attemptKey, cart, input)
    const isPaid = balance_cents > 0 && balance_cents === amountOf(cart)
    const collected = isPaid || isFree(prepared, input) ? FREE : method
    const page = await openCartPage(engine, collected, { id, balance_cents }, cart, input, fingerprint)
    return { page, collected }
  } catch (error) {
    await releaseReservations(engine, attemptKey)
    throw error
  }
}

/** Returns the payment of a cart that the same request made an order, without a payment page. */
async function placedPage(
  { attempts, container }: Engine,
  { id }: CartRows,
  fingerprint: string,
): Promise<OpenedPage | null> {
  const attempt = await attempts.orderedAttempt(id)
  const { url, checkout_session_id: session_id } = attempt ?? {}
  if (!url || !session_id || attempt?.fingerprint !== fingerprint) return null
  const method = methodOfPayment(container, session_id)
  return method?.awaited || method?.paysAtOnce ? { url, session_id } : null
}

async function openCartPage(
  engine: Engine,
  method: PaymentMethod,
  { id, balance_cents }: Pick<Attempt, "id" | "balance_cents">,
  cart: CheckoutCart,
  input: OpenInput,
  fingerprint: string,
): Promise<OpenedPage> {
  const total_cents = amountOf(cart)
  const amount_cents = total_cents - balance_cents
  const [payment_session_id, order_number] = await Promise.all([
    createPaymentSession(engine, cart, { amount_cents, total_cents }, method.provider_id),
    reserveNumber(engine),
  ])
  return beginAttempt(engine, method, {
    ...{ id, balance_cents, fingerprint },
    purchase: {
      order_number,
      payment_session_id,
      cart_id: cart.id,
      email: cart.email ?? "",
      email_confirmed: input.email_confirmed ?? false,
      currency_code: cart.currency_code,
      locale: cart.locale,
      lines: balance_cents ? [restLine(order_number, amount_cents)] : purchaseLines(cart),
      total_cents: amount_cents,
      origin: input.origin,
      ...(input.return_to && { return_to: input.return_to }),
      ...(repeats(cart) && { keeps_method: true }),
      ...(input.charges_kept_of !== undefined && { charges_kept_of: input.charges_kept_of }),
      ...(input.charges_token !== undefined && { charges_token: true }),
      country: input.country,
      asks_address: asksAddress(input),
    },
  })
}

/** Returns the open payment page if purchase and amount are unchanged, time is left and the stock is still reserved. */
async function reusable(
  engine: Engine,
  method: PaymentMethod,
  live: Attempt,
  cart: CartRows,
  { expected_total_cents, expected_rest_cents, current_total_cents }: OpenInput,
  fingerprint: string,
): Promise<OpenedPage | null> {
  // Prices, VAT and promotions may have changed. A payment page is reused only if it charges the displayed total.
  const amount_cents = (expected_total_cents ?? current_total_cents) - live.balance_cents
  if ((expected_rest_cents ?? amount_cents) !== amount_cents) return null
  const page = await findOpenPage(method, live, { amount_cents, fingerprint })
  if (!page || amountOf(summed(cart)) !== live.amount_cents + live.balance_cents) return null
  return (await isReserved(engine, attemptKeyOf(live), stockLines(cart))) ? page : null
}

/** Returns a hash of everything that determines the payment page, without amounts. */
function fingerprintOf(cart: CartRows, input: OpenInput, { provider_id }: PaymentMethod): string {
  const purchase = {
    ...input,
    expected_total_cents: undefined,
    expected_rest_cents: undefined,
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
