import type { Language, Product } from "@bon-perroquet/contract"

/** Returns the path of a product page. @param reference id or handle; the page redirects to the current handle */
export const productAddress = (reference: string): string => `/products/${encodeURIComponent(reference)}`

/** Falls back to `handle`, because responses of the previous engine version have only the French handle. */
export const handleIn = (product: Product, language: Language): string =>
  product[`handle_${language}`] || product.handle

export const productAddressIn = (product: Product, language: Language): string =>
  productAddress(handleIn(product, language))
