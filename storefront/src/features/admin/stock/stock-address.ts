export const stockAddress = (productId: string): string =>
  `/admin/stock?${new URLSearchParams({ id: productId }).toString()}`
