import type { MedusaContainer } from "@medusajs/framework/types"
import type Stripe from "stripe"
import { CLOSED } from "../modules/checkout"
import { engineOf } from "./engine"
import { settle } from "./settle"

/**
 * Asks Stripe which pages of this shop were paid lately, and settles those that the shop knows nothing of, or had given
 * up: nobody pays for nothing, whatever became of the shop's own rows.
 * @param seconds how far it looks back
 */
export async function findLostPayments(container: MedusaContainer, seconds: number): Promise<void> {
  const engine = engineOf(container)
  const { attempts, stripe, logger } = engine
  const shop = await attempts.shopId()
  const created = { gte: Math.floor(Date.now() / 1000 - seconds) }
  for await (const page of stripe.checkout.sessions.list({ created, status: "complete", limit: 100 })) {
    if (page.metadata?.shop !== shop || page.payment_status !== "paid") continue
    const attempt = await attempts.attemptOfSession(page.id)
    if (attempt && !CLOSED.includes(attempt.state)) continue
    try {
      if (attempt) await attempts.advance(attempt.id, CLOSED, "refund_due", { reason: "paid_after_closing" })
      await settle(container, page.id)
    } catch (error) {
      logger.error(`The lost payment ${page.id} is not settled yet: ${String(error)}`)
    }
  }
}

/**
 * Settles the page of a payment that arrived, where the shop does not know that page: its attempt was lost, or never
 * noted it. A page that is known has its own events and the reconciliation.
 */
export async function settleLostPage(
  container: MedusaContainer,
  { id, metadata }: Pick<Stripe.PaymentIntent, "id" | "metadata">,
): Promise<void> {
  const { attempts, stripe } = engineOf(container)
  const { shop, order_number, payment_session_id } = metadata
  if (!order_number || shop !== (await attempts.shopId())) return
  const attempt = await attempts.attemptOfOrderNumber(order_number)
  if (attempt?.checkout_session_id && attempt.payment_session_id === payment_session_id) return
  const { data } = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 })
  for (const page of data) await settle(container, page.id)
}
