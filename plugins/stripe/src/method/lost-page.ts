import { isLost, settle } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import type Stripe from "stripe"
import { STRIPE_MODULE, type StripeModuleService } from "../modules/stripe"

/**
 * Settles the page of a payment that arrived, where the shop does not know that page. One that is known has its own
 * events and the reconciliation.
 */
export async function settleLostPage(
  container: MedusaContainer,
  { id, metadata: { shop, ...purchase } }: Pick<Stripe.PaymentIntent, "id" | "metadata">,
): Promise<void> {
  if (!(await isLost(container, { ...purchase, shop_id: shop }))) return
  const { client } = container.resolve<StripeModuleService>(STRIPE_MODULE)
  const { data } = await client.checkout.sessions.list({ payment_intent: id, limit: 1 })
  for (const page of data) await settle(container, page.id)
}
