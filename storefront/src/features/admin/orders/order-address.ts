/** Where an order is shown to an administrator. */
export const orderAddress = (number: string): string => `/admin/orders/${encodeURIComponent(number)}`

/** Where its packing slip is, to be printed. */
export const slipAddress = (number: string): string => `${orderAddress(number)}/slip`

/** Where the packing slips of many are, to be printed together. */
export const slipsAddress = (numbers: readonly string[]): string =>
  `/admin/orders/slips?${new URLSearchParams({ numbers: numbers.join(",") }).toString()}`
