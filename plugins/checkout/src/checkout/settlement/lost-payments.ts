import type { MedusaContainer } from "@medusajs/framework/types"
import { paymentMethods, type PurchaseNote } from "../../methods"
import { CLOSED, type Restore } from "../../modules/checkout"
import { engineOf } from "../engine/engine"
import { settle } from "./settle"

/**
 * Asks each method which payments of this shop arrived lately, and settles those that the shop knows nothing of, or had
 * given up: nobody pays for nothing, whatever became of the shop's own rows.
 * @param seconds how far it looks back
 * @returns whether none is left that could not be looked at
 */
export async function findLostPayments(container: MedusaContainer, seconds: number): Promise<boolean> {
  const { attempts, logger } = engineOf(container)
  const shop = await attempts.shopId()
  const since = new Date(Date.now() - seconds * 1000)
  let all = true
  for (const method of paymentMethods(container)) {
    const paid: string[] = []
    for await (const { id, purchase } of method.openedSince(since, "paid"))
      if (purchase.shop_id === shop) paid.push(id)
    const known = new Map(
      (await attempts.attemptsOfSessions(paid)).map((attempt) => [attempt.checkout_session_id, attempt]),
    )
    for (const id of paid) {
      const attempt = known.get(id)
      if (attempt && !CLOSED.includes(attempt.state)) continue
      try {
        if (attempt)
          await attempts.advance(attempt.id, CLOSED, "refund_due", { reason: "paid_after_closing" })
        await settle(container, id)
      } catch (error) {
        all = false
        logger.error(`The lost payment ${id} is not settled yet: ${String(error)}`)
      }
    }
  }
  return all
}

/** A week, in seconds: rows may be lost without the youngest. */
const MIN_SECONDS = 7 * 86_400
/** Two years, in seconds: a shop that slept for long asks about no more than that. */
const MAX_SECONDS = 2 * 365 * 86_400

/**
 * For how many seconds the database may have missed payments: since a little before the last page that it knows of, or before the
 * backup that was put back and since which it sells again.
 */
export async function sinceNewestAttempt(
  container: MedusaContainer,
  restore: Restore | null,
): Promise<number> {
  const newest = await engineOf(container).attempts.newestAttemptAt()
  const known = Math.min(newest?.getTime() ?? Date.now(), restore?.backed_up_at.getTime() ?? Date.now())
  return Math.min((Date.now() - known) / 1000 + MIN_SECONDS, MAX_SECONDS)
}

/** The backup that was put back, while payments since it are still to be found: null where all are known. */
export async function restoreToCatchUp(container: MedusaContainer): Promise<Restore | null> {
  const restore = await engineOf(container).attempts.restores.latest()
  return restore?.payments_found_at === null ? restore : null
}

/** Whether the shop does not know the payment that was opened for a purchase: its attempt was lost, or never noted it. */
export async function isLost(
  container: MedusaContainer,
  { shop_id, order_number, payment_session_id }: PurchaseNote,
): Promise<boolean> {
  const { attempts } = engineOf(container)
  if (!order_number || shop_id !== (await attempts.shopId())) return false
  const attempt = await attempts.attemptOfOrderNumber(order_number)
  return !(attempt?.checkout_session_id && attempt.payment_session_id === payment_session_id)
}
