import { daySchema } from "@bon-perroquet/contract/day"
import { VAT_CLASSES } from "@bon-perroquet/contract/vat-classes"
import { z } from "@medusajs/framework/zod"

/** In per cent; no VAT law is finer than a hundredth of one. */
export const percentSchema = z
  .number()
  .min(0)
  .max(100)
  .refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6)

/** A rate that begins on a day: at midnight in Belgium, where the merchant keeps the books. */
export const rateToAddSchema = z.strictObject({
  country_code: z.string().regex(/^[a-z]{2}$/),
  vat_class: z.literal(VAT_CLASSES),
  rate: percentSchema,
  valid_from: daySchema,
})
export type RateToAdd = z.infer<typeof rateToAddSchema>
