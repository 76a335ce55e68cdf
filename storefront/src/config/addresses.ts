import type { Language, Product } from "@bon-perroquet/contract"

/** The address of a product's page by its id or any of its handles; it leads to the product's own. */
export const productAddress = (reference: string): string => `/products/${encodeURIComponent(reference)}`

/** The handle of a product's page in a language. An engine of before has the French one alone. */
export const handleIn = (product: Product, language: Language): string =>
  product[`handle_${language}`] || product.handle

/** The address of a product's page, which in another language ends in another handle. */
export const productAddressIn = (product: Product, language: Language): string =>
  productAddress(handleIn(product, language))
