/** What the address says instead of an id while a product is being made. */
export const NEW = "new"
