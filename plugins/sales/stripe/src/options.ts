import { checkedOptions } from "@bon-perroquet/contract/options"
import { z } from "@medusajs/framework/zod"

const optionsSchema = z.strictObject({
  apiKey: z.string().optional(),
  /** API address that replaces Stripe's. Empty counts as missing, for an empty environment variable. */
  apiBase: z
    .url({ protocol: /^https?$/ })
    .or(z.literal(""))
    .optional(),
  /** Timeout in milliseconds of one attempt. A call has up to three. */
  timeoutMs: z.number().int().positive().optional(),
  webhookSecret: z.string().optional(),
  /** Shop name on the payment page. */
  displayName: z.string().optional(),
  /** Enables Payment Intents for clients of the Store API. */
  paymentIntents: z.boolean().optional(),
})

/** Options of the plugin and of its payment provider in medusa-config.js. */
export type StripeOptions = z.infer<typeof optionsSchema>

/** Returns the validated options. @throws if one is unknown or invalid */
export const checked = (options: unknown): StripeOptions =>
  checkedOptions("@bon-perroquet/stripe", optionsSchema, options)
