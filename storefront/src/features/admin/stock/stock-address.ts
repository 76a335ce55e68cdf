/** Where the history of a product's stock is shown. */
export const stockAddress = (productId: string): string =>
  `/admin/stock?${new URLSearchParams({ id: productId }).toString()}`
