/** Uses the id, because URLs must not contain e-mail addresses. */
export const customerAddress = (id: string): string => `/admin/customers/${encodeURIComponent(id)}`
