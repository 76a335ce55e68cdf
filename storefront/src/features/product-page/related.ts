/** How many others a product's page shows. */
export const MAX_RELATED = 4

/** What the shop is asked for beside a product: one more than is shown, because it may be among them itself. */
export const relatedQuestion = (category: string) =>
  ({ category, in_stock: true, limit: MAX_RELATED + 1 }) as const
