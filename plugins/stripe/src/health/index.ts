import type { MedusaContainer } from "@medusajs/framework/types"
import { STRIPE_MODULE, type StripeModuleService } from "../modules/stripe"

/** Milliseconds that a shopper would still wait. */
const TIMEOUT = 3_000

/** How long Stripe takes to answer a question that costs it nothing, in milliseconds. @throws when it does not answer */
export async function stripeAnswersWithin(container: MedusaContainer): Promise<number> {
  const began = performance.now()
  const { client } = container.resolve<StripeModuleService>(STRIPE_MODULE)
  await client.balance.retrieve({}, { timeout: TIMEOUT, maxNetworkRetries: 0 })
  return performance.now() - began
}
