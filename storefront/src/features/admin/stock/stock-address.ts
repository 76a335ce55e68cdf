/** Returns the address of a product's stock screen. */
export const stockAddress = (productId: string): string =>
  `/admin/stock?${new URLSearchParams({ id: productId }).toString()}`
