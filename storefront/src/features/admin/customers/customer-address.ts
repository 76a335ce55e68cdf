/** Returns the address of a customer's screen. It contains the id instead of the e-mail address. */
export const customerAddress = (id: string): string => `/admin/customers/${encodeURIComponent(id)}`
