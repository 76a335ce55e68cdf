import {
  customKeys,
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
  ...customKeys("product").map(({ key }) => `custom_${key}` as const),
] as const
type Logged = Partial<Record<(typeof LOGGED)[number], unknown>>

/** Returns a size for the log: "Grand sac (SAC-5, 5000 g)". */
function loggedSize({ label_fr, sku, weight, ean, image }: AdminVariant): string {
  const own = weight !== null && weightOf(label_fr, null) !== weight && `${weight} g`
  return `${label_fr} (${[sku, own, ean, image?.replace(/^.*\//, "")].filter(Boolean).join(", ")})`
}

/** Returns a product for the log. Sizes are listed without price and stock, which are logged separately. */
const logged = ({ variants, ...product }: AdminProduct): Logged => ({
  ...product,
  ...flatCustomFields(product),
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
