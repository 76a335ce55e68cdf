import { checkedOptions, liveOption, readLive } from "@bon-perroquet/contract/options"
import { z } from "@medusajs/framework/zod"
import { VAT_SCHEMES, type VatScheme } from "@bon-perroquet/contract/vat/scheme"

const optionsSchema = z.strictObject({ scheme: liveOption(z.enum(VAT_SCHEMES)).optional() })

/** Returns a function that reads the scheme of the options, by default "origin". @throws if an option is unknown or invalid */
export function schemeIn(options: unknown): () => VatScheme {
  const { scheme = "origin" } = checkedOptions("@bon-perroquet/vat", optionsSchema, options)
  return () => readLive(scheme)
}
