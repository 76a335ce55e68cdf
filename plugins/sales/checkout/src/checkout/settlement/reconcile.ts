import { sideBySide } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Attempt } from "../../modules/checkout"
import { type Engine, engineOf, leaseKey } from "../engine/engine"
import { isTaken } from "@bon-perroquet/contract/lease"
import type { AttemptKey } from "../../promotions/uses"
import { attemptsReservedBefore, releaseReservations } from "../reservations/reservations"
import { settle } from "./settle"
import { withdraw } from "../payment/withdraw"

/** Number of payment attempts settled at a time. */
const WIDTH = 4
const BATCH = 50
const MAX_BATCHES = 20
/** Reservations without a live attempt are released after this number of intervals of the job. */
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
  await sideBySide(WIDTH, await forgottenAttempts(engine, forgotten), (attemptKey) =>
    tryTo(engine, `releasing the reservations of ${attemptKey.cart_id}`, () =>
      releaseForgotten(engine, attemptKey),
    ),
  )
}

async function finish(engine: Engine, attempt: Attempt): Promise<void> {
  if (attempt.checkout_session_id) {
    const { payment } = await settle(engine.container, attempt.checkout_session_id, attempt)
    // A hosted payment page expires at the provider. Any other payment must be withdrawn here.
    if (payment?.state !== "open" || attempt.expires_at.getTime() > Date.now()) return
  }
  await whenFree(engine, attempt.cart_id, async () => {
    const current = await engine.attempts.attemptWithId(attempt.id)
    const { state } = current ?? {}
    if (current && (state === "created" || state === "open")) await withdraw(engine, current, "expired")
  })
}

async function forgottenAttempts(engine: Engine, since: Date): Promise<AttemptKey[]> {
  const attemptKeys = await attemptsReservedBefore(engine, since)
  const live = await engine.attempts.liveAttempts(attemptKeys.map(({ cart_id }) => cart_id))
  const liveOn = new Map(live.map((attempt) => [attempt.cart_id, attempt]))
  return attemptKeys.filter((attemptKey) => isForgotten(attemptKey, liveOn.get(attemptKey.cart_id) ?? null))
}

/**
 * Returns whether a reservation's attempt is no longer live. A reservation without an attempt id belongs to
 * the live one.
 */
const isForgotten = ({ attempt_id }: AttemptKey, live: Attempt | null): boolean =>
  !live || (attempt_id !== null && attempt_id !== live.id)

async function releaseForgotten(engine: Engine, attemptKey: AttemptKey): Promise<void> {
  await whenFree(engine, attemptKey.cart_id, async () => {
    if (isForgotten(attemptKey, await engine.attempts.liveAttempt(attemptKey.cart_id)))
      await releaseReservations(engine, attemptKey)
  })
}

/** Runs `work`. If the cart is locked, returns without waiting, so that other carts are not delayed. */
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
