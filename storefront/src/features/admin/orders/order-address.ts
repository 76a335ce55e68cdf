export const orderAddress = (number: string): string => `/admin/orders/${encodeURIComponent(number)}`

/** Returns the address of an order's printable packing slip. */
export const slipAddress = (number: string): string => `${orderAddress(number)}/slip`

/** Returns the address of the printable packing slips of several orders. */
export const slipsAddress = (numbers: readonly string[]): string =>
  `/admin/orders/slips?${new URLSearchParams({ numbers: numbers.join(",") }).toString()}`
