import type { Category, Language, Product, ProductInformation, ProductVariant } from "@bon-perroquet/contract"
import { INFORMATION_TEXTS, NUTRIENTS, CONSTITUENTS } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract/sets"
import { addressIn } from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import { CURRENCY, pictureUrl } from "../documents/parts"
import { variantReference } from "../references"

const price = (euro: number) => ({ amount: toCents(euro), currency: CURRENCY })

export interface ProductContext {
  origin: string
  language: Language
  category: Category | undefined
  /** Mandatory product information. Absent in lists. */
  information?: ProductInformation | undefined
}

/** Composition and warnings in the language. The default language replaces missing translations. */
function informationOf(information: ProductInformation, language: Language) {
  const texts = INFORMATION_TEXTS.map((field) => [
    field,
    information[`${field}_${language}`] || information[`${field}_${DEFAULT_LANGUAGE}`],
  ])
  const shares = [...NUTRIENTS, ...CONSTITUENTS].map((name) => [name, information[name]])
  const stated = [...texts, ...shares].filter(([, value]) => value !== null && value !== "") as [
    string,
    unknown,
  ][]
  return {
    kind: information.kind,
    allergens: information.allergens,
    traces: information.traces,
    origin_country: information.origin,
    ...Object.fromEntries(stated),
  }
}

function unitPriceOf({ weight, price_per_kg }: ProductVariant) {
  if (!weight || price_per_kg === null) return undefined
  const measure = { value: weight / 1_000, unit: "kg" }
  return { amount: toCents(price_per_kg), currency: CURRENCY, measure, reference: { value: 1, unit: "kg" } }
}

const availabilityOf = ({ stock, is_on_order }: ProductVariant) => ({
  available: stock > 0,
  status: is_on_order ? "backorder" : stock > 0 ? "in_stock" : "out_of_stock",
})

function variantOf(product: Product, variant: ProductVariant, { origin, language }: ProductContext) {
  const { regular_price, image } = variant
  const label = variant[`label_${language}`]
  const unit_price = unitPriceOf(variant)
  return {
    id: variantReference(product.id, variant.id),
    sku: variant.sku,
    title: label,
    description: { plain: variant.unit_label },
    price: price(variant.price),
    ...(regular_price !== null && { list_price: price(regular_price) }),
    ...(unit_price && { unit_price }),
    availability: availabilityOf(variant),
    ...(product.variants.length > 1 && { options: [{ name: SIZE[language], label }] }),
    ...(image && { media: [{ type: "image", url: pictureUrl(origin, image) ?? "" }] }),
  }
}

/** Name of the option that the sizes differ in. */
const SIZE: Record<Language, string> = { fr: "Format", nl: "Formaat", en: "Size", de: "Größe" }

/** Returns a product in the words of the protocol. Its texts are the merchant's. */
export function productDocument(product: Product, context: ProductContext) {
  const { origin, language, category, information } = context
  const prices = product.variants.map((variant) => variant.price)
  const sizes = product.variants.map((variant) => ({ label: variant[`label_${language}`] }))
  const { rating, allergens, birds, is_perishable } = product
  return {
    id: product.id,
    handle: product[`handle_${language}`],
    title: product[`name_${language}`],
    description: { plain: product[`description_${language}`] || product[`name_${language}`] },
    url: origin + addressIn(language, `/products/${encodeURIComponent(product[`handle_${language}`])}`),
    ...(category && { categories: [{ value: category[`name_${language}`], taxonomy: "merchant" }] }),
    price_range: { min: price(Math.min(...prices)), max: price(Math.max(...prices)) },
    media: product.images.map((url) => ({
      ...{ type: "image", url: pictureUrl(origin, url) ?? "", alt_text: product[`name_${language}`] },
    })),
    ...(product.variants.length > 1 && { options: [{ name: SIZE[language], values: sizes }] }),
    variants: product.variants.map((variant) => variantOf(product, variant, context)),
    ...(rating && { rating: { value: rating.average, scale_max: 5, count: rating.count } }),
    metadata: {
      text_origin: "merchant",
      /** Null: unknown. Ask the merchant before you recommend the product to people with allergies. */
      allergens,
      birds,
      is_perishable,
      ...(information && { information: informationOf(information, language) }),
    },
  }
}
export type ProductDocument = ReturnType<typeof productDocument>
