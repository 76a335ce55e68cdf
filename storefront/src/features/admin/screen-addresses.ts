export const orderAddress = (number: string): string => `/admin/orders/${encodeURIComponent(number)}`

/** Returns the path of the telephone order form with the data of order `number`, for delivery to `country`. */
export const copyAddress = (number: string, country: string): string =>
  `/admin/orders/new?${new URLSearchParams({ like: number, country }).toString()}`

export const slipAddress = (number: string): string => `${orderAddress(number)}/slip`

export const slipsAddress = (numbers: readonly string[]): string =>
  `/admin/orders/slips?${new URLSearchParams({ numbers: numbers.join(",") }).toString()}`

/** Uses the id, because URLs must not contain e-mail addresses. */
export const customerAddress = (id: string): string => `/admin/customers/${encodeURIComponent(id)}`

/** @param id "new" for a new category */
export const categoryScreenAddress = (id: string): string => `/admin/categories/${id}`

/** @param id "new" for a new promotion */
export const promotionAddress = (id: string): string => `/admin/promotions/${id}`

export const quoteAddress = (id: string): string => `/admin/quotes/${encodeURIComponent(id)}`

/** Value of the query parameter `kind`, with which the list shows questions instead of reviews. */
export const QUESTIONS = "questions"
export const QUESTIONS_ADDRESS = `/admin/reviews?kind=${QUESTIONS}`

export const stockAddress = (productId: string): string =>
  `/admin/stock?${new URLSearchParams({ id: productId }).toString()}`
