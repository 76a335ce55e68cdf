import { RETRY_AFTER_MS } from "./webhooks/webhooks"
import type { WebhookEndpoint } from "./webhooks/endpoint"

export type EmulatorOptions = {
  /** 0 selects a free port. */
  port?: number
  /** Listening address, by default 127.0.0.1. Use 0.0.0.0 in a container. */
  host?: string
  apiKey?: string
  webhooks?: WebhookEndpoint[]
  retryAfterMs?: readonly number[]
  /** File that stores the state. Default: in memory only. */
  stateFile?: string | null
  /** Origin of the payment page, if it differs from the listening address. */
  publicUrl?: string
  /** Default shop name on the payment page. `branding_settings` of a session override it. */
  businessName?: string
}
export type ResolvedOptions = Required<Omit<EmulatorOptions, "publicUrl" | "businessName">> & {
  publicUrl: string | null
  businessName: string | null
}

export const DEFAULT_PORT = 9100
export const DEFAULT_HOST = "127.0.0.1"
export const DEFAULT_API_KEY = "sk_test_emulator"

export function resolveOptions(options: EmulatorOptions): ResolvedOptions {
  return {
    port: options.port ?? DEFAULT_PORT,
    host: options.host ?? DEFAULT_HOST,
    apiKey: options.apiKey ?? DEFAULT_API_KEY,
    webhooks: options.webhooks ?? [],
    retryAfterMs: options.retryAfterMs ?? RETRY_AFTER_MS,
    stateFile: options.stateFile ?? null,
    publicUrl: options.publicUrl?.replace(/\/$/, "") ?? null,
    businessName: options.businessName ?? null,
  }
}

/** Reads the options. Throws for a live key in production. */
export function optionsFromEnvironment(env: NodeJS.ProcessEnv): EmulatorOptions {
  const apiKey = env["STRIPE_API_KEY"] || DEFAULT_API_KEY
  if (env["NODE_ENV"] === "production" && apiKey.startsWith("sk_live")) {
    throw new Error(
      "The Stripe emulator does not start in production with a live key, because it does not transfer money.",
    )
  }
  const port = Number(env["STRIPE_EMULATOR_PORT"] || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`STRIPE_EMULATOR_PORT is not a valid port: ${env["STRIPE_EMULATOR_PORT"]}`)
  }
  const url = env["STRIPE_WEBHOOK_URL"]
  const secret = env["STRIPE_WEBHOOK_SECRET"]
  if (url && !secret)
    throw new Error("STRIPE_WEBHOOK_URL requires STRIPE_WEBHOOK_SECRET, which signs the events.")
  return {
    port,
    host: env["STRIPE_EMULATOR_HOST"] || undefined,
    apiKey,
    webhooks: url && secret ? [{ url, secret }] : [],
    stateFile: env["STRIPE_EMULATOR_STATE"] || null,
    publicUrl: env["STRIPE_EMULATOR_PUBLIC_URL"] || undefined,
    businessName: env["STRIPE_EMULATOR_BUSINESS_NAME"] || undefined,
  }
}
