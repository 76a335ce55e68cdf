import { LANGUAGES, weightOf, type AdminProduct, type AdminVariant } from "@bon-perroquet/contract"

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
] as const
/** "Grand sac (SAC-5, 5000 g)": its number, and what its name does not say. */
function toldSize({ label_fr, sku, weight, ean, image }: AdminVariant): string {
  const own = weight !== null && weightOf(label_fr, null) !== weight && `${weight} g`
  return `${label_fr} (${[sku, own, ean, image?.replace(/^.*\//, "")].filter(Boolean).join(", ")})`
}

/** The sizes of a product that has several by all but their price and stock, which are changes of their own. */
const told = ({ variants, ...product }: AdminProduct) => ({
  ...product,
  ean: variants.length > 1 ? undefined : variants[0]?.ean || undefined,
  sizes: variants.length > 1 ? variants.map(toldSize) : undefined,
})
type Logged = Partial<Pick<ReturnType<typeof told>, (typeof LOGGED)[number]>>

/** What the change log keeps of a product that was made or deleted. */
export const loggedProduct = (product: AdminProduct): Logged =>
  Object.fromEntries(LOGGED.map((field) => [field, told(product)[field]]))

/** The fields in which two states differ, apart from `except`. */
export function difference(
  before: AdminProduct,
  after: AdminProduct,
  except: readonly string[] = [],
): { before: Logged; after: Logged } | null {
  const changed = LOGGED.filter(
    (field) =>
      !except.includes(field) && JSON.stringify(told(before)[field]) !== JSON.stringify(told(after)[field]),
  )
  if (!changed.length) return null
  const of = (product: AdminProduct): Logged =>
    Object.fromEntries(changed.map((field) => [field, told(product)[field]]))
  return { before: of(before), after: of(after) }
}
