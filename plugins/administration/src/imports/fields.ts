import type { Fields } from "../modules/product-import"

/** Returns the fields except some. */
export const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)))
