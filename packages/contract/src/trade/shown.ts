import { z } from "zod"
import { MAX_TRADE_PRODUCTS } from "../constants"
import { productIdSchema, tierSchema } from "../shop/cart"

/** GET /api/trade-prices: ids of products, separated by commas. */
export const tradePricesOfQuerySchema = z.object({
  product_ids: z
    .string()
    .transform((ids) => [...new Set(ids.split(",").filter(Boolean))])
    .pipe(z.array(productIdSchema).min(1).max(MAX_TRADE_PRODUCTS)),
})

/** Prices in euro, VAT included, that replace those of the size for the caller. */
export const sizeTradePriceSchema = tierSchema.omit({ from: true }).extend({
  variant_id: z.string(),
  tiers: z.array(tierSchema),
})
export type SizeTradePrice = z.infer<typeof sizeTradePriceSchema>

export const shownTradePricesSchema = z.object({
  /** Whether a trade price list applies to the caller. Prices are then displayed without VAT. */
  is_trade: z.boolean(),
  /** Sizes with a trade price. Others have their public price. */
  sizes: z.array(sizeTradePriceSchema),
})
export type ShownTradePrices = z.infer<typeof shownTradePricesSchema>
