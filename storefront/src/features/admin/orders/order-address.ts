export const orderAddress = (number: string): string => `/admin/orders/${encodeURIComponent(number)}`

export const slipAddress = (number: string): string => `${orderAddress(number)}/slip`

export const slipsAddress = (numbers: readonly string[]): string =>
  `/admin/orders/slips?${new URLSearchParams({ numbers: numbers.join(",") }).toString()}`
