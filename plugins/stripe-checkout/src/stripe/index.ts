import Stripe from "stripe"

export type StripeOptions = {
  apiKey?: string
  /** Where the bundled emulator stands in for Stripe, e.g. http://127.0.0.1:9100. */
  apiBase?: string
}

const clients = new Map<string, Stripe>()

/** The official client, one per account and address; every call has a time-out and is retried with its idempotency key. */
export function stripeClient({ apiKey, apiBase }: StripeOptions): Stripe {
  if (!apiKey) throw new Error("stripe-checkout needs the option apiKey (environment: STRIPE_API_KEY).")
  const key = `${apiBase ?? ""} ${apiKey}`
  const client = clients.get(key) ?? new Stripe(apiKey, { ...address(apiBase), ...BEHAVIOUR })
  clients.set(key, client)
  return client
}

const BEHAVIOUR = { timeout: 20_000, maxNetworkRetries: 2, telemetry: false } as const

function address(apiBase?: string) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  return { host: hostname, port, protocol: protocol === "https:" ? ("https" as const) : ("http" as const) }
}
