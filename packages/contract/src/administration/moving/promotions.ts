/**
 * Columns of a file of promotions. Products are SKUs or page addresses and categories are names or paths, separated by
 * "|". Amounts are in euro with VAT, and both days are included.
 */
export const PROMOTION_COLUMNS = [
  "code",
  "is_automatic",
  "on",
  "products",
  "categories",
  "percent",
  "amount",
  "minimum",
  "limit",
  "limit_per_email",
  "segment",
  "from",
  "until",
  "note",
] as const
export type PromotionColumn = (typeof PROMOTION_COLUMNS)[number]
