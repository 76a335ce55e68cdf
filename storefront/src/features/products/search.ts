import { LANGUAGES, type Product } from "@bon-perroquet/shop-api/contract"

export type ProductFilter = {
  /** A category's id, or "all". */
  category: string
  /** What was typed; every word must occur. */
  text: string
}

export const ALL_CATEGORIES = "all"

/** The letters alone: "Noix décortiquées" and "NOIX DECORTIQUEES" read the same, œ is oe. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("’", "'")
}

/** A name in any language finds a product, so do its French description and its number. */
function searchableText(product: Product): string {
  const names = LANGUAGES.map((language) => product[`name_${language}`])
  return plainLetters([...names, product.description_fr, product.sku].join("\n"))
}

/** The products of a category in which every word that was typed occurs. */
export function filterProducts(products: readonly Product[], { category, text }: ProductFilter): Product[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean)
  return products.filter((product) => {
    if (category !== ALL_CATEGORIES && product.category_id !== category) return false
    if (words.length === 0) return true
    const searchable = searchableText(product)
    return words.every((word) => searchable.includes(word))
  })
}
