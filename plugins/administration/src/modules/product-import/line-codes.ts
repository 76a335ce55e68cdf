/** Why a line of a file can't be carried out. */
export const LINE_CODES = [
  "sku_missing",
  "sku_unknown",
  "sku_twice",
  "price_invalid",
  "stock_invalid",
  "not_priced",
  "stock_not_managed",
  "not_carried_out",
] as const
export type LineCode = (typeof LINE_CODES)[number]
