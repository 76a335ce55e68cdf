import { toEuro } from "@bon-perroquet/contract/money"
import type { Product, ProductVariant } from "@bon-perroquet/contract"
import { customKeys, declaredValues } from "@bon-perroquet/contract/custom-fields"
import { DEFAULT_UNIT_LABEL } from "@bon-perroquet/contract/constants"
import { measureOf, unitOf } from "@bon-perroquet/contract/measure"
import { inLanguages } from "@bon-perroquet/contract/sets"
import { chargedPrice, priceSteps, type PricedRow } from "../prices/charged-price"
import type { ProductRow } from "../engine-rows"
import { textIn } from "../localised"
import type { VariantRow } from "../variant-rows"

const gramsOf = (weight: number | null): number | null => (weight && weight > 0 ? Math.round(weight) : null)

export function unitPrices(
  price_cents: number,
  label: string,
  weight: number | null,
): Pick<Product, "price_per_kg" | "price_per_litre"> {
  const measure = measureOf(label)
  const grams = measure?.kind === "weight" ? measure.grams : measure?.kind === "volume" ? null : weight
  const per = (amount: number | null) => (amount ? toEuro(Math.round((price_cents * 1000) / amount)) : null)
  return {
    price_per_kg: per(grams),
    price_per_litre: per(measure?.kind === "volume" ? measure.millilitres : null),
  }
}

type Priced = PricedRow &
  Pick<VariantRow, "variant_id" | "sku" | "weight" | "stock" | "is_on_order" | "size_custom">

const CUSTOM_KEYS = customKeys("variant")

function pricing(row: PricedRow, label: string, weight: number | null) {
  const { cents, regular_cents } = chargedPrice(row)
  const isReduced = cents < regular_cents
  const lowest = isReduced ? row.lowest_before : undefined
  const priced = (price_cents: number) => ({
    price: toEuro(price_cents),
    ...unitPrices(price_cents, label, weight),
  })
  return {
    ...priced(cents),
    regular_price: isReduced ? toEuro(regular_cents) : null,
    lowest_price_30_days: lowest === undefined ? null : toEuro(lowest),
    tiers: priceSteps(row).map((step) => ({ from: step.from, ...priced(step.cents) })),
  }
}

function variantOf(row: Priced, unit_label: string, image: string | null, labels: Labels): ProductVariant {
  const weight = gramsOf(row.weight)
  return {
    id: row.variant_id,
    sku: row.sku ?? "",
    ...labels,
    ...pricing(row, unit_label, weight),
    unit_label,
    weight,
    stock: Math.max(0, row.stock ?? 0),
    is_on_order: row.is_on_order,
    image,
    ...declaredValues(CUSTOM_KEYS, row.size_custom),
  }
}
type Labels = ReturnType<typeof inLanguages<"label", string>>

/** Returns the size's title if it states an amount or the size has a weight, otherwise the product's unit label. */
function unitLabelOf(row: ProductRow, { variant_title, own_weight }: VariantRow): string {
  const own = `€/${unitOf(variant_title ?? "")}`
  return measureOf(own) || own_weight ? own : (row.unit_label ?? own)
}

/** Returns the product's sizes. A single one is named after the unit label. */
export function variantsOf(row: ProductRow): [ProductVariant, ...ProductVariant[]] {
  const [first, ...others] = row.variants.map((variant) => {
    const labels = inLanguages("label", (language) =>
      unitOf(textIn(language, variant, "title", variant.variant_title)),
    )
    return variantOf(variant, unitLabelOf(row, variant), variant.variant_thumbnail, labels)
  })
  if (first) return [first, ...others]
  const unit_label = row.unit_label ?? DEFAULT_UNIT_LABEL
  const label = unitOf(unit_label)
  return [
    variantOf(
      row,
      unit_label,
      null,
      inLanguages("label", () => label),
    ),
  ]
}
