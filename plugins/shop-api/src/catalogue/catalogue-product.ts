import {
  DEFAULT_UNIT_LABEL,
  DEFAULT_VAT_CLASS,
  inLanguages,
  type Language,
  type Product,
} from "@bon-perroquet/contract"
import { centsOf, euroOf } from "../money/cents"
import type { ProductRow } from "./engine-rows"
import { textIn } from "./localised"

/** A product as the shop knows it: what readers get, and what its cart line needs. */
export interface CatalogueProduct {
  product: Product
  /** `product` serialised once; outside the heap, where a hundred thousand of them cost no collector any time. */
  json: Buffer
  price_cents: number
  vat_class: number
  row: ProductRow
}

const gramsOf = (weight: number | null): number | null => (weight && weight > 0 ? Math.round(weight) : null)

/** The answer's product of a row; `rateOf` tells the Belgian rate of a VAT class. */
export function catalogueProduct(row: ProductRow, rateOf: (vatClass: number) => number): CatalogueProduct {
  const price_cents = centsOf(row.amount)
  const vat_class = row.vat_class ?? DEFAULT_VAT_CLASS
  const weight = gramsOf(row.weight)
  const stock = Math.max(0, row.stock ?? 0)
  const product: Product = {
    id: row.id,
    sku: row.sku ?? "",
    handle: row.handle,
    ...inLanguages("name", (language) => textIn(language, row, "title", row.title)),
    ...inLanguages("description", (language) => textIn(language, row, "description", row.description)),
    category_id: row.category_id,
    price: euroOf(price_cents),
    unit_label: row.unit_label ?? DEFAULT_UNIT_LABEL,
    weight,
    price_per_kg: weight ? euroOf(Math.round((price_cents * 1000) / weight)) : null,
    stock,
    vat_rate: rateOf(vat_class),
    images: row.images ?? (row.thumbnail ? [row.thumbnail] : []),
    active: true,
    is_promotion: row.is_promotion ?? false,
    is_out_of_stock: stock === 0,
  }
  return { product, json: Buffer.from(JSON.stringify(product)), price_cents, vat_class, row }
}

/** The product's name in a language. */
export const nameIn = (product: Product, language: Language): string => product[`name_${language}`]
