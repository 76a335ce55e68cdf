import type { ProductRow } from "../src/catalogue/engine-rows"
import type { VariantRow } from "../src/catalogue/variant-rows"
import { Snapshot, type Surroundings } from "../src/catalogue/snapshot"
import type { ShippingOption } from "../src/catalogue/option-rows"

export function sampleRow(id: string, about: Partial<ProductRow> = {}): ProductRow {
  return {
    id,
    handle: id,
    handles: null,
    former_handles: null,
    title: `Noix ${id}`,
    subtitle: null,
    description: "Des noix.",
    thumbnail: null,
    discountable: true,
    weight: 1000,
    nl: { title: `Noten ${id}`, description: "Noten." },
    en: { title: `Nuts ${id}`, description: "Nuts." },
    images: [`/static/products/${id}-960.webp`],
    category_id: null,
    unit_label: "€/kg",
    is_promotion: false,
    is_featured: false,
    low_stock_threshold: null,
    perishable: null,
    category_perishable: null,
    vat_class: 21,
    has_information: false,
    allergens: null,
    traces: null,
    birds: null,
    custom: null,
    review_count: null,
    review_stars: null,
    shipping_profile_id: "sp_1",
    variant_id: `variant_${id}`,
    variant_title: "Default",
    sku: id.toUpperCase(),
    barcode: null,
    ean: null,
    amount: "10",
    more_prices: null,
    price_id: `price_${id}`,
    stock: 50,
    is_on_order: false,
    held: 0,
    variants: [],
    status: "published",
    created_at: 1_800_000_000,
    updated_at: new Date(1_800_000_000_000),
    ...about,
  }
}

export function sampleVariant(product_id: string, about: Partial<VariantRow> = {}): VariantRow {
  return {
    product_id,
    variant_id: `variant_${product_id}`,
    variant_title: "1 kg",
    own_weight: null,
    weight: null,
    variant_thumbnail: null,
    sku: product_id.toUpperCase(),
    barcode: null,
    ean: null,
    nl: null,
    en: null,
    amount: "10",
    more_prices: null,
    price_id: "price_1",
    stock: 50,
    is_on_order: false,
    held: 0,
    ...about,
  }
}

const SHOWN = [
  { attribute: "enabled_in_store", operator: "eq", value: "true" },
  { attribute: "is_return", operator: "eq", value: "false" },
]

export function sampleOption(about: Partial<ShippingOption> = {}): ShippingOption {
  return {
    id: "so_be",
    name: "À domicile",
    country_code: "be",
    code: "home",
    carrier: { code: "bird", name: "Bird Post" },
    metadata: null,
    data: { min_days: 1, max_days: 3 },
    tariff: null,
    rules: SHOWN,
    prices: [
      { amount: "5.95", rules: [] },
      { amount: "0", rules: [{ attribute: "item_total", operator: "gte", value: "70" }] },
    ],
    ...about,
  }
}

export function sampleSnapshot(rows: ProductRow[], about: Partial<Surroundings> = {}): Snapshot {
  return Snapshot.of(rows, {
    categories: [],
    storeDefaults: { salesChannelId: "sc_1", regionOf: { be: "reg_be", fr: "reg_fr" } },
    vat: { rates: [], scheme: "origin" },
    options: [sampleOption()],
    automatic: [],
    tradeLists: { some: false, businesses: false },
    ...about,
  })
}
