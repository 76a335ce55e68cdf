import { sideBySide } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Attempt } from "../../modules/checkout"
import { type Engine, engineOf, isTaken, leaseKey } from "../engine/engine"
import type { Holder } from "@bon-perroquet/promotions/uses"
import { holdersSince, releaseHold } from "../reservations/hold"
import { settle } from "./settle"
import { withdraw } from "../payment/withdraw"

/** Attempts settled at a time. */
const WIDTH = 4
const BATCH = 50
const MAX_BATCHES = 20
/** Number of intervals after which reservations without a live attempt are released. */
const FORGOTTEN_ROUNDS = 10

/**
 * Settles attempts that a lost webhook, an absent browser or a crash left unfinished.
 * @param seconds ignore attempts that changed more recently
 */
export async function reconcile(container: MedusaContainer, seconds: number): Promise<void> {
  const engine = engineOf(container)
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const attempts = await engine.attempts.claimUnsettled(seconds, BATCH)
    await sideBySide(WIDTH, attempts, (attempt) =>
      tryTo(engine, `reconciling ${attempt.order_number}`, () => finish(engine, attempt)),
    )
    if (attempts.length < BATCH) break
  }
  const forgotten = new Date(Date.now() - FORGOTTEN_ROUNDS * seconds * 1000)
  await sideBySide(WIDTH, await forgottenHolders(engine, forgotten), (holder) =>
    tryTo(engine, `releasing what is held on ${holder.cart_id}`, () => releaseForgotten(engine, holder)),
  )
}

async function finish(engine: Engine, attempt: Attempt): Promise<void> {
  if (attempt.checkout_session_id) {
    const { payment } = await settle(engine.container, attempt.checkout_session_id, attempt)
    // Hosted pages expire at the provider. A payment that the client collects must be withdrawn.
    if (payment?.state !== "open" || attempt.expires_at.getTime() > Date.now()) return
  }
  await whenFree(engine, attempt.cart_id, async () => {
    const current = await engine.attempts.attemptWithId(attempt.id)
    const { state } = current ?? {}
    if (current && (state === "created" || state === "open")) await withdraw(engine, current, "expired")
  })
}

async function forgottenHolders(engine: Engine, since: Date): Promise<Holder[]> {
  const holders = await holdersSince(engine, since)
  const live = await engine.attempts.liveAttempts(holders.map(({ cart_id }) => cart_id))
  const liveOn = new Map(live.map((attempt) => [attempt.cart_id, attempt]))
  return holders.filter((holder) => isForgotten(holder, liveOn.get(holder.cart_id) ?? null))
}

/** Returns whether a reservation's attempt is no longer live. Without an attempt, it belongs to the live one. */
const isForgotten = ({ attempt_id }: Holder, live: Attempt | null): boolean =>
  !live || (attempt_id !== null && attempt_id !== live.id)

async function releaseForgotten(engine: Engine, holder: Holder): Promise<void> {
  await whenFree(engine, holder.cart_id, async () => {
    if (isForgotten(holder, await engine.attempts.liveAttempt(holder.cart_id)))
      await releaseHold(engine, holder)
  })
}

/** Runs `work` unless the cart is locked, which must not delay other carts. The next run retries. */
async function whenFree(engine: Engine, cartId: string, work: () => Promise<void>): Promise<void> {
  await engine.locking.execute(leaseKey(cartId), work, { timeout: 0 }).catch((error: unknown) => {
    if (!isTaken(error)) throw error
  })
}

async function tryTo(engine: Engine, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    engine.logger.error(`The step "${what}" failed and will be tried again: ${String(error)}`)
  }
}
