import type { MedusaContainer } from "@medusajs/framework/types"
import { paymentMethods, type PurchaseNote } from "../../methods"
import { CLOSED, type Restore } from "../../modules/checkout"
import { engineOf } from "../engine/engine"
import { settle } from "./settle"

/**
 * Settles paid payments whose attempt is missing or closed, so that each becomes an order or a refund.
 * @param seconds how far to look back
 * @returns whether all could be settled
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
    const attemptsBySession = new Map(
      (await attempts.attemptsOfSessions(paid)).map((attempt) => [attempt.checkout_session_id, attempt]),
    )
    for (const id of paid) {
      const attempt = attemptsBySession.get(id)
      if (attempt && !CLOSED.includes(attempt.state)) continue
      try {
        if (attempt)
          await attempts.advance(attempt.id, CLOSED, "refund_due", { reason: "paid_after_closing" })
        await settle(container, id)
      } catch (error) {
        all = false
        logger.error(`The lost payment ${id} could not be settled and will be tried again: ${String(error)}`)
      }
    }
  }
  return all
}

/** Minimum age to which lost payments are searched. Older rows may be lost although newer ones exist. */
const MIN_SECONDS = 7 * 86_400
/** Maximum age to which lost payments are searched, for example after a long downtime. */
const MAX_SECONDS = 2 * 365 * 86_400

/**
 * Returns how many seconds to look for payments: since a week before the newest attempt or the restored
 * backup, whichever is older.
 */
export async function sinceNewestAttempt(
  container: MedusaContainer,
  restore: Restore | null,
): Promise<number> {
  const newest = await engineOf(container).attempts.newestAttemptAt()
  const since = Math.min(newest?.getTime() ?? Date.now(), restore?.backed_up_at.getTime() ?? Date.now())
  return Math.min((Date.now() - since) / 1000 + MIN_SECONDS, MAX_SECONDS)
}

/** Returns the latest restore, or null if the payments made after its backup have already been found. */
export async function restoreToCatchUp(container: MedusaContainer): Promise<Restore | null> {
  const restore = await engineOf(container).attempts.restores.latest()
  return restore?.payments_found_at === null ? restore : null
}

/** Returns true if the payment belongs to this shop and its attempt is missing or does not have its id. */
export async function isLost(
  container: MedusaContainer,
  { shop_id, order_number, payment_session_id }: PurchaseNote,
): Promise<boolean> {
  const { attempts } = engineOf(container)
  if (!order_number || shop_id !== (await attempts.shopId())) return false
  const attempt = await attempts.attemptOfOrderNumber(order_number)
  return !(attempt?.checkout_session_id && attempt.payment_session_id === payment_session_id)
}
