import type { MedusaContainer } from "@medusajs/framework/types"
import { STRIPE_MODULE, type StripeModuleService } from "../modules/stripe"

/** Milliseconds to wait for Stripe. */
const TIMEOUT = 3_000

/** Returns Stripe's response time in milliseconds. @throws if it does not respond */
export async function stripeAnswersWithin(container: MedusaContainer): Promise<number> {
  const began = performance.now()
  const { client } = container.resolve<StripeModuleService>(STRIPE_MODULE)
  await client.balance.retrieve({}, { timeout: TIMEOUT, maxNetworkRetries: 0 })
  return performance.now() - began
}
