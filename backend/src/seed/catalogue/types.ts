import type { Language, VatClass } from "@bon-perroquet/contract"

/** The languages in which each product is written where it is listed; the others have a file each, in `texts`. */
export const LISTED_LANGUAGES = ["fr", "nl", "en"] as const satisfies readonly Language[]
type ListedLanguage = (typeof LISTED_LANGUAGES)[number]
export type LaterLanguage = Exclude<Language, ListedLanguage>
/** Names and descriptions in one more language, by the handle of a product or a category. */
export type MoreTexts = Readonly<Record<string, { name: string; description: string }>>

export type ListedTexts = Record<ListedLanguage, string>
/** One text in the shop's languages; French is the engine's own. */
export type SeedTexts = Record<Language, string>

export type SeedCategoryHandle = "shelled" | "in-shell" | "various"

/** What is listed here; a shop opens with it in every language that is shipped. */
type InEveryLanguage<T> = Omit<T, "name" | "description"> & { name: SeedTexts; description: SeedTexts }

export type ListedCategory = {
  handle: SeedCategoryHandle
  name: ListedTexts
  description: ListedTexts
}
export type SeedCategory = InEveryLanguage<ListedCategory>

export type ListedProduct = {
  handle: string
  sku: string
  category: SeedCategoryHandle
  name: ListedTexts
  description: ListedTexts
  /** Cents of a euro for one unit, VAT included. */
  price_cents: number
  /** What the price buys, as the product card prints it after the amount. */
  unit_label: "€/kg" | "€/500 g" | "€/250 g" | "€/pièce"
  /** Net weight of one unit; null when it is sold by the piece. */
  weight_grams: number | null
  /** 6: presented as food for people. 21: presented as bird feed. */
  vat_class: VatClass
  stock: number
  is_promotion: boolean
  /** Shown on the home page of a new shop. */
  is_featured?: true
  /** Base names in `backend/pictures/products`, without width and extension. */
  pictures: string[]
}
export type SeedProduct = InEveryLanguage<ListedProduct>
