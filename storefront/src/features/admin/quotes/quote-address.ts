export const quoteAddress = (id: string): string => `/admin/quotes/${encodeURIComponent(id)}`
