import { isLost, settle, settleForMethod } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import type Stripe from "stripe"
import { hasNoPage } from "../method/intents"
import { STRIPE_MODULE, type StripeModuleService } from "../modules/stripe"

/**
 * Settles a payment intent without a payment page. If the intent has a page, settles the page only if the shop has no
 * checkout attempt for it, for example after a backup was restored.
 */
export async function settleIntent(
  container: MedusaContainer,
  intent: Pick<Stripe.PaymentIntent, "id" | "metadata" | "status">,
): Promise<void> {
  if (hasNoPage(intent)) await settleNow(container, intent.id)
  else if (intent.status === "succeeded") await settleLostPage(container, intent)
}

/** Settles a payment for an event. @throws if another process is settling it, so that Stripe repeats the event */
export async function settleNow(container: MedusaContainer, id: string): Promise<void> {
  const { outcome } = await settleForMethod(container, id)
  if (outcome === "busy") throw new Error("another process is settling this payment")
}

/**
 * Settles the payment page of a payment intent whose attempt is missing. Other payment pages are settled by
 * their events and by `reconcile-checkouts`.
 */
async function settleLostPage(
  container: MedusaContainer,
  { id, metadata: { shop, ...purchase } }: Pick<Stripe.PaymentIntent, "id" | "metadata">,
): Promise<void> {
  if (!(await isLost(container, { ...purchase, shop_id: shop }))) return
  const { client } = container.resolve<StripeModuleService>(STRIPE_MODULE)
  const { data } = await client.checkout.sessions.list({ payment_intent: id, limit: 1 })
  for (const page of data) await settle(container, page.id)
}
