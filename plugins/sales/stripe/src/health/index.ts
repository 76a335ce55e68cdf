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

export type StripeKey = "live" | "test" | "emulator" | "missing" | "unreachable"

/** Checks the secret key by calling Stripe. */
export async function checkStripeKey(container: MedusaContainer): Promise<StripeKey> {
  const stripe = container.resolve<StripeModuleService>(STRIPE_MODULE)
  if (stripe.isEmulated) return "emulator"
  if (!stripe.hasKey) return "missing"
  try {
    const { livemode } = await stripe.client.balance.retrieve({}, { timeout: TIMEOUT, maxNetworkRetries: 0 })
    return livemode ? "live" : "test"
  } catch {
    return "unreachable"
  }
}
