/** Contains the id instead of the e-mail address. */
export const customerAddress = (id: string): string => `/admin/customers/${encodeURIComponent(id)}`
