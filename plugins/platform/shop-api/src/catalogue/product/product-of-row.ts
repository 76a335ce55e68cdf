import {
  ALLERGENS,
  BIRD_KINDS,
  customKeys,
  DEFAULT_LANGUAGE,
  DEFAULT_VAT_CLASS,
  inLanguages,
  storedValues,
  type BirdKind,
  type Language,
  type Product,
} from "@bon-perroquet/contract"
import type { ProductRow } from "../engine-rows"
import { textIn } from "../localised"
import { ratingOf } from "@bon-perroquet/api-kit/reviews"
import { variantsOf } from "./variant"

const CUSTOM_KEYS = customKeys("product")

const isPerishable = ({ perishable, category_perishable }: ProductRow): boolean =>
  perishable ?? category_perishable ?? false

/** Returns a bit mask: bit n is the allergen at index n of `ALLERGENS`. */
export const allergenBits = (allergens: readonly string[]): number =>
  ALLERGENS.reduce((bits, each, place) => (allergens.includes(each) ? bits | (1 << place) : bits), 0)

/** Returns a bit mask: bit n is the kind of bird at index n of `BIRD_KINDS`. */
export const birdBits = (birds: readonly BirdKind[]): number =>
  BIRD_KINDS.reduce((bits, each, place) => (birds.includes(each) ? bits | (1 << place) : bits), 0)

const birdsIn = ({ birds }: ProductRow): BirdKind[] =>
  birds ? BIRD_KINDS.filter((each) => birds.includes(each)) : []

const handleIn = ({ handle, handles }: ProductRow, language: Language): string =>
  language === DEFAULT_LANGUAGE ? handle : (handles?.[language] ?? handle)

/**
 * Returns the public product.
 * @param rateOf returns the Belgian rate of a VAT class
 */
export function productOf(row: ProductRow, rateOf: (vatClass: number) => number): Product {
  const variants = variantsOf(row)
  const [{ price, unit_label, weight, price_per_kg, price_per_litre, stock, sku, ...first }] = variants
  return {
    id: row.id,
    sku,
    handle: row.handle,
    ...inLanguages("handle", (language) => handleIn(row, language)),
    ...inLanguages("name", (language) => textIn(language, row, "title", row.title)),
    ...inLanguages("description", (language) => textIn(language, row, "description", row.description)),
    category_id: row.category_id,
    price,
    regular_price: first.regular_price,
    lowest_price_30_days: first.lowest_price_30_days,
    tiers: first.tiers,
    unit_label,
    weight,
    price_per_kg,
    price_per_litre,
    stock,
    vat_rate: rateOf(row.vat_class ?? DEFAULT_VAT_CLASS),
    images: row.images ?? (row.thumbnail ? [row.thumbnail] : []),
    active: true,
    is_promotion: row.is_promotion ?? false,
    is_featured: row.is_featured ?? false,
    is_perishable: isPerishable(row),
    is_out_of_stock: stock === 0,
    has_information: row.has_information,
    allergens: row.allergens,
    birds: birdsIn(row),
    custom_fields: storedValues(CUSTOM_KEYS, row.custom),
    rating: ratingOf(row.review_count, row.review_stars),
    variants,
  }
}
