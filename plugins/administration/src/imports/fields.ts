import type { Fields } from "../modules/product-import"

/** Fields but for some. */
export const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)))
