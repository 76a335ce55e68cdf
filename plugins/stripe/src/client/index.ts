import Stripe from "stripe"

/** The payment providers as Medusa knows them: identifier and id from medusa-config.js. */
export const PAYMENT_PROVIDER = "pp_stripe-checkout_stripe"
/** Named as that of Medusa's own provider, which its clients know by this name. */
export const INTENTS_PROVIDER = "pp_stripe_stripe"

export type StripeOptions = {
  apiKey?: string
  /** Where the bundled emulator stands in for Stripe, e.g. http://127.0.0.1:9100. */
  apiBase?: string
  /** Milliseconds that Stripe may say nothing, at each of three tries. */
  timeoutMs?: number
}

const clients = new Map<string, Stripe>()

/** The official client, one per account and address; every call has a time-out and is retried with its idempotency key. */
export function stripeClient({ apiKey, apiBase, timeoutMs = TIMEOUT_MS }: StripeOptions): Stripe {
  if (!apiKey) throw new Error("Stripe needs the option apiKey (environment: STRIPE_API_KEY).")
  const key = `${apiBase ?? ""} ${apiKey} ${timeoutMs}`
  const client =
    clients.get(key) ?? new Stripe(apiKey, { ...address(apiBase), ...BEHAVIOUR, timeout: timeoutMs })
  clients.set(key, client)
  return client
}

/** Three tries end before the edge gives the caller up, after a minute: a shopper is told what is away. */
const TIMEOUT_MS = 15_000
const BEHAVIOUR = { maxNetworkRetries: 2, telemetry: false } as const

function address(apiBase?: string) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  return { host: hostname, port, protocol: protocol === "https:" ? ("https" as const) : ("http" as const) }
}
