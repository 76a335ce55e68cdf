/** The address of a product's page; its id leads there too. */
export const productAddress = (handle: string): string => `/products/${encodeURIComponent(handle)}`
