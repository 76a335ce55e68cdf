import { isLost, settle, settleForMethod } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import type Stripe from "stripe"
import { hasNoPage } from "../method/intents"
import { STRIPE_MODULE, type StripeModuleService } from "../modules/stripe"

/** Settles an intent of a client or the shop, otherwise its session. */
export async function settleIntent(
  container: MedusaContainer,
  intent: Pick<Stripe.PaymentIntent, "id" | "metadata" | "status">,
): Promise<void> {
  if (hasNoPage(intent)) await settleNow(container, intent.id)
  else if (intent.status === "succeeded") await settleLostPage(container, intent)
}

/** Settles for a webhook, which Stripe repeats. @throws if another process is settling */
export async function settleNow(container: MedusaContainer, id: string): Promise<void> {
  const { outcome } = await settleForMethod(container, id)
  if (outcome === "busy") throw new Error("settled by another process at this moment")
}

/** Known sessions have events and the reconciliation. */
async function settleLostPage(
  container: MedusaContainer,
  { id, metadata: { shop, ...purchase } }: Pick<Stripe.PaymentIntent, "id" | "metadata">,
): Promise<void> {
  if (!(await isLost(container, { ...purchase, shop_id: shop }))) return
  const { client } = container.resolve<StripeModuleService>(STRIPE_MODULE)
  const { data } = await client.checkout.sessions.list({ payment_intent: id, limit: 1 })
  for (const page of data) await settle(container, page.id)
}
