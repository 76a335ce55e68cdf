import { checkedOptions } from "@bon-perroquet/contract/options"
import { z } from "@medusajs/framework/zod"
import { VAT_SCHEMES, type VatScheme } from "./rates"

const optionsSchema = z.strictObject({ scheme: z.enum(VAT_SCHEMES).optional() })

/** Returns the scheme of the options, by default "origin". @throws if an option is unknown or invalid */
export const schemeIn = (options: unknown): VatScheme =>
  checkedOptions("@bon-perroquet/vat", optionsSchema, options).scheme ?? "origin"
