/**
 * Columns of a file of reviews. The product is given as `product` (page address or URL) or `sku` (one of its SKUs). A
 * review is verified if its author bought the product in a past order. `order_number` names this order, otherwise any
 * past order of the author counts.
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
