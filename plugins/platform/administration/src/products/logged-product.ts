import {
  CUSTOM_COLUMNS,
  LANGUAGES,
  weightOf,
  type AdminProduct,
  type AdminVariant,
} from "@bon-perroquet/contract"
import { flatCustomFields } from "../product-file"

const LOGGED = [
  "sku",
  ...LANGUAGES.map((language) => `name_${language}` as const),
  ...LANGUAGES.map((language) => `description_${language}` as const),
  ...LANGUAGES.map((language) => `handle_${language}` as const),
  "category_id",
  "price",
  "unit_label",
  "weight",
  "ean",
  "sizes",
  "stock",
  "vat_rate",
  "images",
  "active",
  "is_promotion",
  "is_featured",
  "perishable",
  "low_stock_threshold",
  "birds",
  ...CUSTOM_COLUMNS,
] as const
type Logged = Partial<Record<(typeof LOGGED)[number], unknown>>

/** Returns a size for the log: "Grand sac (SAC-5, 5000 g)". */
function loggedSize({ label_fr, sku, weight, ean, image, custom_fields = {} }: AdminVariant): string {
  const own = weight !== null && weightOf(label_fr, null) !== weight && `${weight} g`
  const custom = Object.entries(custom_fields).map(
    ([key, value]) => value !== null && `${key}: ${String(value)}`,
  )
  return `${label_fr} (${[sku, own, ean, image?.replace(/^.*\//, ""), ...custom].filter(Boolean).join(", ")})`
}

/** Returns a product for the log. Sizes are listed without price and stock, which are logged separately. */
const logged = ({ variants, ...product }: AdminProduct): Logged => ({
  ...product,
  ...flatCustomFields(product),
  // As for the bar code, several sizes are logged as texts.
  ...(variants.length > 1 ? {} : flatCustomFields(variants[0])),
  ean: variants.length > 1 ? undefined : variants[0]?.ean || undefined,
  sizes: variants.length > 1 ? variants.map(loggedSize) : undefined,
})

const pick = (all: Logged, fields: readonly (keyof Logged)[]): Logged =>
  Object.fromEntries(fields.map((field) => [field, all[field]]))

export const loggedProduct = (product: AdminProduct): Logged => pick(logged(product), LOGGED)

export function difference(
  before: AdminProduct,
  after: AdminProduct,
  except: readonly string[] = [],
): { before: Logged; after: Logged } | null {
  const [old, now] = [logged(before), logged(after)]
  const changed = LOGGED.filter(
    (field) => !except.includes(field) && JSON.stringify(old[field]) !== JSON.stringify(now[field]),
  )
  return changed.length > 0 ? { before: pick(old, changed), after: pick(now, changed) } : null
}
