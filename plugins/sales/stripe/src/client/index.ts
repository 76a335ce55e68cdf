import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout/engine/refusal"
import Stripe from "stripe"
import { connectionOf, type StripeOptions } from "../options"

/** Medusa's id of the payment provider: `pp_`, then identifier and id of medusa-config.js. */
export const PAYMENT_PROVIDER = "pp_stripe-checkout_stripe"
/** The id of Medusa's own Stripe provider, because storefronts for Medusa expect it. */
export const INTENTS_PROVIDER = "pp_stripe_stripe"

const clients = new Map<string, Stripe>()

/**
 * Returns the Stripe client of an account and API address. Its calls have a timeout and are retried with
 * their idempotency key. @throws CheckoutRefusal "payment_unavailable" without a key
 */
export function stripeClient({ timeoutMs = TIMEOUT_MS, ...options }: StripeOptions): Stripe {
  const { apiKey, apiBase } = connectionOf(options)
  if (!apiKey) throw new CheckoutRefusal("payment_unavailable", {}, { cause: new Error(NO_KEY) })
  const key = `${apiBase} ${apiKey} ${timeoutMs}`
  const client =
    clients.get(key) ?? new Stripe(apiKey, { ...address(apiBase), ...BEHAVIOUR, timeout: timeoutMs })
  clients.set(key, client)
  return client
}

const NO_KEY =
  "Stripe's key is missing or cannot be decrypted. Enter it in the dashboard, or set STRIPE_API_KEY."

/** Milliseconds per attempt. Three attempts end before the reverse proxy's timeout of one minute. */
const TIMEOUT_MS = 15_000
const BEHAVIOUR = { maxNetworkRetries: 2, telemetry: false } as const

function address(apiBase: string) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  return { host: hostname, port, protocol: protocol === "https:" ? ("https" as const) : ("http" as const) }
}
