/**
 * Columns of a file of reviews. `product` is the page address or the URL of the product, or `sku` is one of its SKUs.
 * A past order of the author with the product proves the purchase, or the one with `order_number`.
 */
export const REVIEW_COLUMNS = [
  "product",
  "sku",
  "email",
  "author",
  "stars",
  "title",
  "text",
  "language",
  "state",
  "refusal",
  "reply",
  "written_at",
  "order_number",
] as const
export type ReviewColumn = (typeof REVIEW_COLUMNS)[number]
