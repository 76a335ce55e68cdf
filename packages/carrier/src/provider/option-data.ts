import { tariffSchema } from "@bon-perroquet/contract/delivery"
import { DELIVERY_KINDS } from "@bon-perroquet/contract/sets"
import { z } from "zod"

export const optionDataSchema = z.object({
  code: z.enum(DELIVERY_KINDS),
  /** Working days in transit. */
  min_days: z.number().int().min(0).optional(),
  max_days: z.number().int().min(0).optional(),
  tariff: tariffSchema,
})
export type OptionData = z.infer<typeof optionDataSchema>
