/** Id of a new product in the address. */
export const NEW = "new"
