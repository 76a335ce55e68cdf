/** Where a customer is shown to an administrator: by an id, never by their e-mail address. */
export const customerAddress = (id: string): string => `/admin/customers/${encodeURIComponent(id)}`
