import {
  addressIn,
  goodsFields,
  customText,
  type CustomValues,
  decimalEuro,
  measureOf,
  sizedName,
  textOfLanguage,
  toCents,
  type DayRange,
  type DeliveryCountry,
  type Language,
  type ProductVariant,
} from "@bon-perroquet/contract"
import { soldVariant, sizeOf, type CatalogueProduct } from "@bon-perroquet/shop-api/catalogue"
import { leaf, node, type Xml } from "@bon-perroquet/api-kit/xml"
import { gtinOf } from "./gtin"
import type { SaleDates } from "@bon-perroquet/medusa-sql/catalogue/sale-dates"

export interface Shipping extends DayRange {
  country: DeliveryCountry
  cents: number
}

export interface Surroundings {
  language: Language
  origin: string
  googleCategories: ReadonlyMap<string, string>
  /** Delivery of one unit: price in cents and working days in transit. */
  shipping: (gross_cents: number, grams: number) => Shipping[]
  /** Working days until dispatch. */
  handling: DayRange
}

/** Google's limits: characters, and number of further pictures. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5_000
const MAX_MORE_PICTURES = 10
const MAX_ATTRIBUTE_NAME = 140
const MAX_ATTRIBUTE_VALUE = 1_000
const MAX_LABEL = 100

const euro = (cents: number): string => `${decimalEuro(cents)} EUR`
const g = (name: string, text: string | null | undefined): Xml | false =>
  Boolean(text) && leaf(`g:${name}`, text ?? "")

const days = (of: "handling" | "transit", { min_days, max_days }: DayRange): Xml[] => [
  leaf(`g:min_${of}_time`, String(min_days)),
  leaf(`g:max_${of}_time`, String(max_days)),
]

function unitPricing({ unit_label, weight, price_per_kg, price_per_litre }: ProductVariant): (Xml | false)[] {
  const measure = measureOf(unit_label)
  const grams = measure?.kind === "weight" ? measure.grams : weight
  if (price_per_litre !== null && measure?.kind === "volume")
    return [g("unit_pricing_measure", `${measure.millilitres} ml`), g("unit_pricing_base_measure", "1 l")]
  if (price_per_kg !== null && grams)
    return [g("unit_pricing_measure", `${grams} g`), g("unit_pricing_base_measure", "1 kg")]
  return []
}

/** Returns the sale's period in ISO 8601, if it has an end. */
const effective = ({ starts_at, ends_at }: SaleDates, now: Date): string | null =>
  ends_at && `${(starts_at ?? now).toISOString()}/${ends_at.toISOString()}`

function price(variant: ProductVariant, dates: SaleDates | undefined): (Xml | false)[] {
  const charged = euro(toCents(variant.price))
  if (variant.regular_price === null) return [g("price", charged)]
  return [
    g("price", euro(toCents(variant.regular_price))),
    g("sale_price", charged),
    g("sale_price_effective_date", dates && effective(dates, new Date())),
  ]
}

/** Words of a boolean value, which Google reads in English. */
const YES_OR_NO = { yes: "yes", no: "no" }

/** Renders the merchant's own fields that are declared for the feed. */
const customFields = (values: CustomValues, language: Language): (Xml | false)[] =>
  goodsFields().map((field) => {
    const text = customText(field, values, { language, ...YES_OR_NO })
    if (!field.feed || !text) return false
    if (field.feed !== "product_detail") return leaf(`g:${field.feed}`, text.slice(0, MAX_LABEL))
    const name = textOfLanguage(field.label, language)
    return node(
      "g:product_detail",
      leaf("g:attribute_name", name.slice(0, MAX_ATTRIBUTE_NAME)),
      leaf("g:attribute_value", text.slice(0, MAX_ATTRIBUTE_VALUE)),
    )
  })

/** Renders a size by Google's product data specification, which Meta also accepts. */
export function itemOf(
  match: CatalogueProduct,
  variant: ProductVariant,
  sale: SaleDates | undefined,
  { language, origin, googleCategories, shipping, handling }: Surroundings,
): Xml {
  const { product } = match
  const sold = soldVariant(match, variant.id)
  const size = sold ? sizeOf(sold, language) : null
  const name = product[`name_${language}`]
  const absolute = (address: string) => new URL(address, origin).href
  const [picture, ...others] = [...new Set([...(variant.image ? [variant.image] : []), ...product.images])]
  const path = `/products/${encodeURIComponent(product[`handle_${language}`])}`
  const gtin = gtinOf(sold?.details?.ean, sold?.details?.barcode)
  const cents = toCents(variant.price)
  return node(
    "item",
    leaf("g:id", variant.id),
    leaf("g:title", sizedName(name, size).slice(0, MAX_TITLE)),
    leaf("g:description", (product[`description_${language}`] || name).slice(0, MAX_DESCRIPTION)),
    leaf("g:link", origin + addressIn(language, path)),
    g("image_link", picture && absolute(picture)),
    ...others.slice(0, MAX_MORE_PICTURES).map((each) => leaf("g:additional_image_link", absolute(each))),
    // Google accepts back orders only with a date, so they are out of stock.
    leaf("g:availability", variant.stock > 0 && !variant.is_on_order ? "in_stock" : "out_of_stock"),
    ...price(variant, sale),
    ...unitPricing(variant),
    leaf("g:condition", "new"),
    gtin ? leaf("g:gtin", gtin) : leaf("g:identifier_exists", "no"),
    size !== null && leaf("g:item_group_id", product.id),
    g("size", size),
    g("google_product_category", product.category_id && googleCategories.get(product.category_id)),
    g("shipping_weight", variant.weight === null ? null : `${variant.weight} g`),
    ...customFields({ ...product.custom_fields, ...variant.custom_fields }, language),
    ...shipping(cents, variant.weight ?? 0).map((to) =>
      node(
        "g:shipping",
        leaf("g:country", to.country),
        leaf("g:price", euro(to.cents)),
        ...days("handling", handling),
        ...days("transit", to),
      ),
    ),
  )
}
