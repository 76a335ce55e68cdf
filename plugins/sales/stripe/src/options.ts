import { checkedOptions, liveOption, readLive } from "@bon-perroquet/contract/options"
import { z } from "@medusajs/framework/zod"

/** Options that are functions are read at each use, because the dashboard changes them while the engine runs. */
const optionsSchema = z.strictObject({
  /** Empty: payments are unavailable. */
  apiKey: liveOption(z.string()).optional(),
  /** API address that replaces Stripe's. Empty counts as missing, for an empty environment variable. */
  apiBase: liveOption(z.url({ protocol: /^https?$/ }).or(z.literal(""))).optional(),
  /** Timeout in milliseconds of one attempt. A call has up to three. */
  timeoutMs: z.number().int().positive().optional(),
  webhookSecret: liveOption(z.string()).optional(),
  /**
   * Time in milliseconds since which the key's account is used. Earlier payments that Stripe does not find belong to an
   * account for tests, so they moved no money. 0: always.
   */
  accountSince: liveOption(z.number()).optional(),
  /** Shop name on the payment page. */
  displayName: liveOption(z.string()).optional(),
  /** Enables Payment Intents for clients of the Store API. */
  paymentIntents: z.boolean().optional(),
})

/** Options of the plugin and of its payment provider in medusa-config.js. */
export type StripeOptions = z.infer<typeof optionsSchema>

/** Returns the validated options. @throws if one is unknown or invalid */
export const checked = (options: unknown): StripeOptions =>
  checkedOptions("@bon-perroquet/stripe", optionsSchema, options)

/** Account that the options select now. */
export interface Connection {
  apiKey: string
  apiBase: string
}

export const connectionOf = ({ apiKey = "", apiBase = "" }: StripeOptions): Connection => ({
  apiKey: readLive(apiKey),
  apiBase: readLive(apiBase),
})
