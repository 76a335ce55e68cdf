import { createHash } from "node:crypto"
import {
  FREE,
  methodOfPayment,
  offeredMethods,
  type PaymentMethod,
  type PurchaseLine,
  type ReturnAddresses,
} from "../../methods"
import { newAttemptId, type Attempt } from "../../modules/checkout"
import { restLine } from "../cart/purchase-lines"
import { type Engine, leaseKey } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import type { OpenedPage } from "../payment/open-payment"
import { LEASE_WAIT, beginAttempt, findOpenPage, requireLeast } from "../payment/page"
import { supersede } from "../payment/withdraw"
import { reserveChosen } from "../reservations/balances"
import { attemptKeyOf, releaseReservations } from "../reservations/reservations"

export interface PageInput {
  origin: string
  return_to: ReturnAddresses
  locale: string
  /** Rest that the client displayed, after balances. Any other rest is rejected with `rest_changed`. */
  expected_rest_cents?: number
}

/** An order or another `Payable` that exists before it is paid. */
export interface Existing {
  number: string
  email: string
  currency_code: string
  due_cents: number
  lines: PurchaseLine[]
  country: string
  /** Signed-in customer, who may use store credit. Null for a guest. Absent if balances cannot pay. */
  payer?: { account_id: string | null }
  createSession: (provider_id: string, amount_cents: number) => Promise<string>
}

/**
 * Opens the payment page of something that exists. A repeated call returns the same page, or a new one if the page has
 * ended or the amount has changed. At most one page is payable. If balances pay everything, there is no page: the caller
 * settles the payment.
 * @param read called under the lock of `id`
 * @throws CheckoutRefusal nothing_to_pay, rest_changed
 */
export const openExisting = (
  engine: Engine,
  id: string,
  input: PageInput,
  read: () => Promise<Existing>,
): Promise<OpenedPage> =>
  engine.locking.execute(leaseKey(id), async () => openAlone(engine, id, await read(), input), {
    timeout: LEASE_WAIT,
  })

async function openAlone(
  engine: Engine,
  id: string,
  existing: Existing,
  input: PageInput,
): Promise<OpenedPage> {
  if (!existing.due_cents) return requirePaid(engine, id, existing, input)
  const method = offeredMethods(engine.container).find(({ awaited }) => !awaited)
  if (!method) throw new CheckoutRefusal("payment_method_not_offered")
  const live = await engine.attempts.liveAttempt(id)
  const page = live && (await reusable(engine, method, live, existing, input))
  if (page) return page
  if ((await supersede(engine, live)) === "frozen") throw new CheckoutRefusal("order_being_paid")
  return reserveAndOpen(engine, method, id, existing, input)
}

/** Returns the open payment page if amount, balances and request are unchanged and time is left. */
async function reusable(
  { container }: Engine,
  method: PaymentMethod,
  live: Attempt,
  { due_cents, payer }: Existing,
  input: PageInput,
): Promise<OpenedPage | null> {
  const amount_cents = due_cents - live.balance_cents
  if ((input.expected_rest_cents ?? amount_cents) !== amount_cents) return null
  const collected = methodOfPayment(container, live.checkout_session_id ?? "") ?? method
  const fingerprint = fingerprintOf(
    live.cart_id,
    input,
    method.provider_id,
    live.balance_cents ? payer : null,
  )
  if (!collected.paysAtOnce) return findOpenPage(method, live, { amount_cents, fingerprint })
  const { url, checkout_session_id: session_id } = live
  const isSame = live.fingerprint === fingerprint && live.amount_cents === amount_cents
  return isSame && url !== null && session_id ? { url, session_id } : null
}

async function reserveAndOpen(
  engine: Engine,
  method: PaymentMethod,
  id: string,
  { due_cents, number, lines, currency_code, email, country, payer, createSession }: Existing,
  { expected_rest_cents, ...input }: PageInput,
): Promise<OpenedPage> {
  const attempt_id = newAttemptId()
  const attemptKey = attemptKeyOf({ id: attempt_id, cart_id: id })
  const total = { total_cents: due_cents, currency_code, needs_rest: false }
  try {
    const balance_cents = await reserveChosen(
      engine,
      attemptKey,
      { ...total, account_id: payer?.account_id ?? null },
      { canUse: payer !== undefined, expected_rest_cents },
    )
    const rest_cents = due_cents - balance_cents
    if (rest_cents) requireLeast(rest_cents)
    const collected = rest_cents ? method : FREE
    return await beginAttempt(engine, collected, {
      ...{ id: attempt_id, balance_cents, pays_order_id: id },
      fingerprint: fingerprintOf(id, input, method.provider_id, balance_cents ? payer : null),
      purchase: {
        order_number: number,
        payment_session_id: await createSession(collected.provider_id, rest_cents),
        cart_id: id,
        email_confirmed: true,
        ...{ ...input, email, currency_code, country },
        lines: balance_cents ? [restLine(number, rest_cents)] : lines,
        total_cents: rest_cents,
        asks_address: false,
      },
    })
  } catch (error) {
    if (payer) await releaseReservations(engine, attemptKey)
    throw error
  }
}

/**
 * Returns the payment of the same request if balances have just paid everything, for example because the response was
 * lost.
 */
async function requirePaid(
  { attempts, container }: Engine,
  id: string,
  { payer }: Existing,
  input: PageInput,
): Promise<OpenedPage> {
  const attempt = await attempts.latestAttempt(id)
  const { url, checkout_session_id: session_id } = attempt ?? {}
  const method = offeredMethods(container).find(({ awaited }) => !awaited)
  const isRepeated =
    attempt?.state === "ordered" &&
    attempt.fingerprint === fingerprintOf(id, input, method?.provider_id ?? "", payer)
  if (!isRepeated || !url || !session_id || !methodOfPayment(container, session_id)?.paysAtOnce)
    throw new CheckoutRefusal("nothing_to_pay")
  return { url, session_id }
}

/**
 * Returns a hash of the values that determine the payment page. Excludes the amount, and the return URLs,
 * which differ per link.
 * @param payer if balances pay a part, because store credit belongs to its account
 */
const fingerprintOf = (
  id: string,
  { origin, locale }: PageInput,
  provider_id: string,
  payer: Existing["payer"] | null,
): string =>
  createHash("sha256")
    .update(JSON.stringify([id, origin, locale, provider_id, ...(payer ? [payer.account_id] : [])]))
    .digest("hex")
