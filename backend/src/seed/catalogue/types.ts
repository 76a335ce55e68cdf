import type { Language, VatClass } from "@bon-perroquet/contract"
import type { SeedSize } from "./sizes"

/** Languages whose texts are next to each product. Every other language has a file in `texts`. */
export const LISTED_LANGUAGES = ["fr", "nl", "en"] as const satisfies readonly Language[]
type ListedLanguage = (typeof LISTED_LANGUAGES)[number]
export type LaterLanguage = Exclude<Language, ListedLanguage>
export type MoreTexts = Readonly<Record<string, { name: string; description: string }>>

export type ListedTexts = Record<ListedLanguage, string>
/** A text in every language. The French text is stored in Medusa's own fields, the others as translations. */
export type SeedTexts = Record<Language, string>

export type SeedCategoryHandle = "shelled" | "in-shell" | "various"

type InEveryLanguage<T> = Omit<T, "name" | "description"> & { name: SeedTexts; description: SeedTexts }

export type ListedCategory = {
  handle: SeedCategoryHandle
  /** Number in Google's product taxonomy: nuts and seeds 433, bird food 4990. */
  googleCategory: string
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
  /** VAT included. */
  price_cents: number
  /** Unit that is printed after the price. */
  unit_label: "€/kg" | "€/500 g" | "€/250 g" | "€/pièce"
  /** Net weight of one unit in grams. Null if it is sold by the piece. */
  weight_grams: number | null
  /** 6 for food for people, 21 for bird feed. */
  vat_class: VatClass
  stock: number
  is_promotion: boolean
  is_featured?: true
  harvest_year?: number
  /** Base names in `backend/pictures/products`, without width and extension. */
  pictures: string[]
}
export type SeedProduct = InEveryLanguage<ListedProduct> & {
  /** At least two sizes, or none for a product in one size. */
  sizes: readonly SeedSize[]
}
