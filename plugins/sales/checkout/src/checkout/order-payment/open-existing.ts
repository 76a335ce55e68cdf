import { createHash } from "node:crypto"
import { offeredMethods, type PurchaseLine, type ReturnAddresses } from "../../methods"
import { newAttemptId } from "../../modules/checkout"
import { type Engine, leaseKey } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"
import type { OpenedPage } from "../payment/open-payment"
import { LEASE_WAIT, beginAttempt, findOpenPage, requireLeast } from "../payment/page"
import { supersede } from "../payment/withdraw"

export interface PageInput {
  origin: string
  return_to: ReturnAddresses
  locale: string
}

/** An order or another `Payable` that exists before it is paid. */
export interface Existing {
  number: string
  email: string
  currency_code: string
  due_cents: number
  lines: PurchaseLine[]
  country: string
  createSession: (provider_id: string) => Promise<string>
}

/**
 * Opens the payment page of something that exists. A repeated call returns the same page, or a new one if the page has
 * ended or the amount has changed. At most one page is payable.
 * @param read called under the lock of `id`
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
  const { due_cents: amount_cents, number, lines, currency_code, email, country } = existing
  requireLeast(amount_cents)
  const method = offeredMethods(engine.container).find(({ awaited }) => !awaited)
  if (!method) throw new CheckoutRefusal("payment_method_not_offered")
  const live = await engine.attempts.liveAttempt(id)
  const fingerprint = fingerprintOf(id, input, method.provider_id)
  const page = live && (await findOpenPage(method, live, { amount_cents, fingerprint }))
  if (page) return page
  if ((await supersede(engine, live)) === "frozen") throw new CheckoutRefusal("order_being_paid")
  return beginAttempt(engine, method, {
    id: newAttemptId(),
    fingerprint,
    pays_order_id: id,
    purchase: {
      order_number: number,
      payment_session_id: await existing.createSession(method.provider_id),
      cart_id: id,
      email_confirmed: true,
      ...{ ...input, email, currency_code, lines, country },
      total_cents: amount_cents,
      asks_address: false,
    },
  })
}

/**
 * Returns a hash of the values that determine the payment page. Excludes the amount, and the return URLs,
 * which differ per link.
 */
const fingerprintOf = (id: string, { origin, locale }: PageInput, provider_id: string): string =>
  createHash("sha256")
    .update(JSON.stringify([id, origin, locale, provider_id]))
    .digest("hex")
