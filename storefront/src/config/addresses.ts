import type { Language, Product } from "@bon-perroquet/contract"

/** `reference`: id or handle. Redirects to the canonical address. */
export const productAddress = (reference: string): string => `/products/${encodeURIComponent(reference)}`

/** The previous version of the engine has only the French handle. */
export const handleIn = (product: Product, language: Language): string =>
  product[`handle_${language}`] || product.handle

export const productAddressIn = (product: Product, language: Language): string =>
  productAddress(handleIn(product, language))
