export const orderAddress = (number: string): string => `/admin/orders/${encodeURIComponent(number)}`

/** Returns the path of the telephone order form with the data of order `number`, for delivery to `country`. */
export const copyAddress = (number: string, country: string): string =>
  `/admin/orders/new?${new URLSearchParams({ like: number, country }).toString()}`

export const slipAddress = (number: string): string => `${orderAddress(number)}/slip`

export const slipsAddress = (numbers: readonly string[]): string =>
  `/admin/orders/slips?${new URLSearchParams({ numbers: numbers.join(",") }).toString()}`
