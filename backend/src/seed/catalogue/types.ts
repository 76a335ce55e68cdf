import type { Language, VatClass } from "@bon-perroquet/contract"

/** One text in the shop's languages; French is the engine's own. */
export type SeedTexts = Record<Language, string>

export type SeedCategoryHandle = "shelled" | "in-shell" | "various"

export type SeedCategory = {
  handle: SeedCategoryHandle
  name: SeedTexts
  description: SeedTexts
}

export type SeedProduct = {
  handle: string
  sku: string
  category: SeedCategoryHandle
  name: SeedTexts
  description: SeedTexts
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
  /** Base names in `backend/pictures/products`, without width and extension. */
  pictures: string[]
}
