import type { MedusaContainer } from "@medusajs/framework/types"
import { paymentMethods, type PurchaseNote } from "../../methods"
import { CLOSED } from "../../modules/checkout"
import { engineOf } from "../engine/engine"
import { settle } from "./settle"

/**
 * Asks each method which payments of this shop arrived lately, and settles those that the shop knows nothing of, or had
 * given up: nobody pays for nothing, whatever became of the shop's own rows.
 * @param seconds how far it looks back
 */
export async function findLostPayments(container: MedusaContainer, seconds: number): Promise<void> {
  const { attempts, logger } = engineOf(container)
  const shop = await attempts.shopId()
  const since = new Date(Date.now() - seconds * 1000)
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
        logger.error(`The lost payment ${id} is not settled yet: ${String(error)}`)
      }
    }
  }
}

/** A week, in seconds: rows may be lost without the youngest. */
const MIN_SECONDS = 7 * 86_400
/** Two years, in seconds: a shop that slept for long asks about no more than that. */
const MAX_SECONDS = 2 * 365 * 86_400

/** For how many seconds the database may have missed payments: since a little before the last page that it knows of. */
export async function sinceNewestAttempt(container: MedusaContainer): Promise<number> {
  const newest = await engineOf(container).attempts.newestAttemptAt()
  const age = newest ? (Date.now() - newest.getTime()) / 1000 : 0
  return Math.min(age + MIN_SECONDS, MAX_SECONDS)
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
