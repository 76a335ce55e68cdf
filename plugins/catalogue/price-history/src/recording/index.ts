import { toCents } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, QueryContext } from "@medusajs/framework/utils"
import { recordPrices } from "../history"
import { PRICE_HISTORY_MODULE, type PriceHistoryModuleService } from "../modules/price-history"

interface Priced {
  id: string
  calculated_price: { calculated_amount: number | null; original_amount: number | null } | null
}

/** Number of variants per query. */
const BATCH = 500

/**
 * Records the prices of one unit in the currency of the options. Without the option, does nothing, because another
 * plugin records the prices.
 * @param filters of Medusa's variants. Default: all
 */
export async function recordCurrentPrices(
  container: MedusaContainer,
  filters: { id?: string; product_id?: string } = {},
): Promise<void> {
  const { currency } = container.resolve<PriceHistoryModuleService>(PRICE_HISTORY_MODULE)
  if (!currency) return
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (let skip = 0; ; skip += BATCH) {
    const { data } = await query.graph({
      entity: "variant",
      fields: ["id", "calculated_price.calculated_amount", "calculated_price.original_amount"],
      filters,
      context: { calculated_price: QueryContext({ currency_code: currency }) },
      pagination: { skip, take: BATCH, order: { id: "ASC" } },
    })
    const variants = data as unknown as Priced[]
    const prices = variants.flatMap(({ id: variant_id, calculated_price: price }) => {
      if (typeof price?.calculated_amount !== "number") return []
      const is_reduced = price.calculated_amount < (price.original_amount ?? price.calculated_amount)
      return { variant_id, price_cents: toCents(price.calculated_amount), is_reduced }
    })
    await recordPrices(knex, prices)
    if (variants.length < BATCH) return
  }
}
