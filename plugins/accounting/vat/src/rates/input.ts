import { daySchema } from "@bon-perroquet/contract/day"
import { VAT_CLASSES } from "@bon-perroquet/contract/vat-classes"
import { z } from "@medusajs/framework/zod"

/** In percent, with at most two decimals as in all VAT laws. */
export const percentSchema = z
  .number()
  .min(0)
  .max(100)
  .refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6)

/** A rate that starts at midnight in Belgium. */
export const rateToAddSchema = z.strictObject({
  country_code: z.string().regex(/^[a-z]{2}$/),
  vat_class: z.literal(VAT_CLASSES),
  rate: percentSchema,
  valid_from: daySchema,
})
export type RateToAdd = z.infer<typeof rateToAddSchema>
