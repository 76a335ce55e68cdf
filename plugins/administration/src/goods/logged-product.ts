import { LANGUAGES, type AdminProduct } from "@bon-perroquet/contract"

const LOGGED = [
  "sku",
  ...LANGUAGES.map((language) => `name_${language}` as const),
  ...LANGUAGES.map((language) => `description_${language}` as const),
  "category_id",
  "price",
  "unit_label",
  "weight",
  "stock",
  "vat_rate",
  "images",
  "active",
  "is_promotion",
] as const
type Logged = Partial<Pick<AdminProduct, (typeof LOGGED)[number]>>

/** What the change log keeps of a product that was made or deleted. */
export const loggedProduct = (product: AdminProduct): Logged =>
  Object.fromEntries(LOGGED.map((field) => [field, product[field]]))

/** The fields in which two states differ, apart from `except`. */
export function difference(
  before: AdminProduct,
  after: AdminProduct,
  except: readonly string[] = [],
): { before: Logged; after: Logged } | null {
  const changed = LOGGED.filter(
    (field) => !except.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  if (!changed.length) return null
  const of = (product: AdminProduct): Logged =>
    Object.fromEntries(changed.map((field) => [field, product[field]]))
  return { before: of(before), after: of(after) }
}
