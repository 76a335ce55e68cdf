import { checkedOptions } from "@bon-perroquet/contract/options"
import { z } from "@medusajs/framework/zod"

const optionsSchema = z.strictObject({
  apiKey: z.string().optional(),
  /** An environment variable that is set but empty counts as missing. */
  apiBase: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(""))
    .optional(),
  /** Timeout in milliseconds of each of three attempts. */
  timeoutMs: z.number().int().positive().optional(),
  webhookSecret: z.string().optional(),
  /** Name on the payment page. */
  displayName: z.string().optional(),
  /** Enables Payment Intents for clients of the Store API. */
  paymentIntents: z.boolean().optional(),
})

/** Options of the plugin and of its payment provider in medusa-config.js. */
export type StripeOptions = z.infer<typeof optionsSchema>

/** @throws if an option is unknown or invalid */
export const checked = (options: unknown): StripeOptions =>
  checkedOptions("@bon-perroquet/stripe", optionsSchema, options)
