import { checkedOptions } from "@bon-perroquet/contract/options"
import { MedusaService } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { RecordedPrice } from "./models/recorded-price"

const optionsSchema = z.strictObject({
  currency: z
    .string()
    .regex(/^[a-z]{3}$/, 'is a code such as "eur"')
    .optional(),
})

/** `history/` reads and writes many rows at once, without this service. */
export class PriceHistoryModuleService extends MedusaService({ RecordedPrice }) {
  /** Currency whose prices the plugin records. Without it, another plugin records them. */
  readonly currency: string | undefined

  constructor(container: object, options: unknown) {
    super(container)
    this.currency = checkedOptions("@bon-perroquet/price-history", optionsSchema, options).currency
  }
}
