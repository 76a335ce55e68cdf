import type { MedusaContainer } from "@medusajs/framework/types"
import type { Attempt } from "../modules/checkout"
import { type Engine, engineOf, leaseKey } from "./engine"
import { cartsHoldingSince, releaseHold } from "./hold"
import { settle } from "./settle"
import { withdraw } from "./withdraw"

const BATCH = 50
/** Goods held for so many rounds without a page that can be paid were forgotten by a process that died. */
const FORGOTTEN_ROUNDS = 10

/**
 * Looks after every attempt that nobody finished: the webhook never came, the browser never returned, the process died.
 * @param seconds leave alone what was touched more recently
 */
export async function reconcile(container: MedusaContainer, seconds: number): Promise<void> {
  const engine = engineOf(container)
  for (const attempt of await engine.attempts.claimUnsettled(seconds, BATCH))
    await tryTo(engine, `reconciling ${attempt.order_number}`, () => finish(engine, attempt))
  const forgotten = new Date(Date.now() - FORGOTTEN_ROUNDS * seconds * 1000)
  for (const cartId of await cartsHoldingSince(engine, forgotten))
    await tryTo(engine, `releasing what is held for ${cartId}`, () => releaseForgotten(engine, cartId))
}

async function finish(engine: Engine, attempt: Attempt): Promise<void> {
  if (attempt.checkout_session_id) {
    await settle(engine.container, attempt.checkout_session_id)
    return
  }
  await engine.locking.execute(leaseKey(attempt.cart_id), async () => {
    const current = await engine.attempts.attemptOfOrderNumber(attempt.order_number)
    if (current?.state === "created") await withdraw(engine, current, "expired")
  })
}

async function releaseForgotten(engine: Engine, cartId: string): Promise<void> {
  await engine.locking.execute(leaseKey(cartId), async () => {
    if (!(await engine.attempts.liveAttempt(cartId))) await releaseHold(engine, cartId)
  })
}

async function tryTo(engine: Engine, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    engine.logger.error(`Failed at ${what}; it will be tried again: ${String(error)}`)
  }
}
