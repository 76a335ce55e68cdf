import { checkedOptions } from "@bon-perroquet/contract/options"
import { z } from "@medusajs/framework/zod"

/** An environment variable that is set but empty counts as missing. */
const address = z
  .url({ protocol: /^https?$/ })
  .or(z.literal(""))
  .optional()

const optionsSchema = z
  .strictObject({
    account: z.string().optional(),
    passphrase: z.string().optional(),
    apiBase: address,
    /** URL of the locator. "off" disables pick-up points. */
    pointsUrl: address.or(z.literal("off")),
    /** API key of bpost's newer locator, which `pointsUrl` must name. */
    pointsKey: z.string().optional(),
  })
  .refine(({ account, passphrase }) => Boolean(account) === Boolean(passphrase), {
    error: "account and passphrase are required together",
  })

export type Options = z.infer<typeof optionsSchema>

/** @throws if an option is unknown or invalid */
export const checked = (options: unknown): Options =>
  checkedOptions("@bon-perroquet/bpost", optionsSchema, options)
