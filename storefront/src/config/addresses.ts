import type { Language, Product } from "@bon-perroquet/contract"

/** Returns the address of a product by id or handle, which redirects to its canonical address. */
export const productAddress = (reference: string): string => `/products/${encodeURIComponent(reference)}`

/** Returns the handle in a language. The previous version of the engine has only the French one. */
export const handleIn = (product: Product, language: Language): string =>
  product[`handle_${language}`] || product.handle

export const productAddressIn = (product: Product, language: Language): string =>
  productAddress(handleIn(product, language))
