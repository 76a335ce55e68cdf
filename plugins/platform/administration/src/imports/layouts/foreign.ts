import { SEARCH_ENGINE_FIELDS, type FileColumn, type Language } from "@bon-perroquet/contract"
import { slugOf } from "../../products/names"
import { plainHeading, type Row, type WeightUnit, type WrittenLine } from "../written"
import { objection, type Objection } from "../objection"
import { plainTextOf } from "./plain-text"

/** A product's size in another system's file. The values are the file's texts. */
export interface ForeignSize {
  line: number
  sku: string
  /** The option values, or "" for a product without options. */
  label: string
  price: string
  stock: string
  /** Grams. */
  weight: string
  ean: string
  image: string
}

export type SearchTexts = Record<"meta_title" | "meta_description", Partial<Record<Language, string>>>

export interface ForeignProduct {
  /** Last part of the page's URL, if the file contains it. */
  handle: string
  names: Partial<Record<Language, string>>
  /** HTML. */
  descriptions: Partial<Record<Language, string>>
  /** Titles and descriptions for search engines. */
  search_texts?: SearchTexts
  /** Path of the category, such as "Parent > Child". Empty if the file has none. */
  category: string
  active: boolean | null
  images: string[]
  /** Addresses of the product's page, as paths or URLs. */
  addresses?: string[]
  /** Tax class of the file, if it has any, for example "TVA 6 %". */
  tax?: string
  /** VAT class, set by `rateProducts`. */
  vat_rate?: string
  sizes: ForeignSize[]
  /** Reason for rejecting the product. */
  wrong?: Objection
}

/** Returns a row that the import rejects. */
export const leftOut = (
  { line, sku }: Pick<ForeignSize, "line" | "sku">,
  wrong: Objection,
): ForeignProduct => ({
  ...{ handle: "", names: {}, descriptions: {}, category: "", active: null, images: [], wrong },
  sizes: [{ line, sku, label: "", price: "", stock: "", weight: "", ean: "", image: "" }],
})

export const typeLeftOut = (type: string): Objection => objection("type_left_out", type)

export interface Layout {
  /** Returns whether the headings are those of this system's files. */
  isOne: (headings: ReadonlySet<string>) => boolean
  /** Whether the system has files of several tables. Each table begins with its own headings. */
  has_tables?: true
  /** Whether a setting of the system decides in which unit weights are. */
  has_weight_unit?: true
  products: (
    rows: readonly Record<string, string>[],
    lines: readonly number[],
    language: Language,
    /** Unit of the weights, if the system has a setting for it. */
    unit: WeightUnit,
  ) => ForeignProduct[]
}

const LONGEST_HEADING = 80

/** Returns the plain headings if a row is the heading of another table. */
export function headingIn(record: readonly string[], isOne: Layout["isOne"]): string[] | undefined {
  const isPossible = /^\D/.test(record[0] ?? "") && record.every(({ length }) => length <= LONGEST_HEADING)
  const names = isPossible ? record.map(plainHeading) : []
  return isOne(new Set(names)) ? names : undefined
}

/** Returns the values of each row by heading. If two columns have the same heading, the first one is used. */
export function recordsOf(
  { isOne, has_tables }: Pick<Layout, "isOne" | "has_tables">,
  headings: readonly string[],
  rows: readonly Row[],
): { records: Record<string, string>[]; lines: number[] } {
  let names = headings.map(plainHeading)
  const records: Record<string, string>[] = []
  const lines: number[] = []
  for (const { record, line } of rows) {
    const other = has_tables && headingIn(record, isOne)
    if (other) {
      names = other
      continue
    }
    const values: Record<string, string> = {}
    names.forEach((name, index) => {
      values[name] ??= (record[index] ?? "").trim()
    })
    records.push(values)
    lines.push(line)
  }
  return { records, lines }
}

/** Templates of extensions, such as "%%title%%", which only the former shop could fill. */
const TEMPLATE = /%\w+%/

/** Returns the texts for search engines in one language. Leaves out templates. */
export const searchTextsOf = (language: Language, title: string, description: string): SearchTexts => ({
  meta_title: TEMPLATE.test(title) ? {} : { [language]: title },
  meta_description: TEMPLATE.test(description) ? {} : { [language]: description },
})

/** Returns the first filled column. Its name depends on language and version. */
export function valueOf(row: Record<string, string>, ...names: readonly string[]): string {
  for (const name of names) {
    const value = row[name]
    if (value) return value
  }
  return ""
}

const TRUE = ["1", "true", "yes", "oui", "ja", "active", "published"]
const FALSE = ["0", "-1", "2", "false", "no", "non", "nee", "draft", "archived", "proposed", "rejected"]
/** Parses a yes-or-no word of a file. @returns null for other text */
export function truthOf(value: string): boolean | null {
  const word = value.toLowerCase()
  if (TRUE.includes(word)) return true
  return FALSE.includes(word) ? false : null
}

/** Splits a list at commas that are not escaped. */
export const listOf = (value: string): string[] =>
  (value.match(/(?:\\.|[^\\,])+/g) ?? []).map((each) => each.replace(/\\(.)/g, "$1").trim()).filter(Boolean)

/** Returns the deepest of several category paths, because a product of the shop has one category. */
export const deepest = (paths: readonly string[]): string =>
  paths.reduce(
    (most, each) => (each.split(">").length > most.split(">").length ? each : most),
    paths[0] ?? "",
  )

/** Converts kilograms to grams. Text that is no number is unchanged. */
export function gramsOf(kilograms: string): string {
  const value = Number(kilograms.replace(",", "."))
  return kilograms && Number.isFinite(value) ? withoutZero(Math.round(value * 1_000)) : kilograms
}

/** Headings of columns with the URL of a product's page, which extensions of the systems export. */
const ADDRESS = [
  "permalink",
  "permalien",
  "product url",
  "url du produit",
  "product page url",
  "page url",
  "product link",
  "lien",
]

export const addressesIn = (row: Record<string, string>): string[] =>
  [valueOf(row, ...ADDRESS)].filter((address) => /^(?:https?:\/\/|\/)/i.test(address))

/** Returns "" for 0, which systems write for an unknown weight. */
export const withoutZero = (grams: number): string => (grams > 0 ? String(grams) : "")

/** Returns a stock as a whole number of at least 0. Systems write "2.0000", and negative numbers for back orders. */
export function unitsOf(stock: string): string {
  const units = Number(stock)
  return stock && Number.isFinite(units) ? String(Math.max(0, Math.trunc(units))) : stock
}

/** Converts the product to lines of the import. The first one has the product's fields. */
export function linesOf(product: ForeignProduct, language: Language): WrittenLine[] {
  const { descriptions, category, active, images, vat_rate, wrong } = product
  if (wrong) return product.sizes.map(({ line, sku }) => ({ line, sku, cells: {}, wrong }))
  const names = Object.entries(product.names).map(([each, html]) => [each, plainTextOf(html)] as const)
  const name = names.find(([each]) => each === language)?.[1] ?? names[0]?.[1] ?? ""
  const handle = slugOf(product.handle || name)
  const several = product.sizes.length > 1
  return product.sizes.map((size, index): WrittenLine => {
    const cells: Partial<Record<FileColumn, string>> = {
      product: handle,
      ...{ price: size.price, stock: size.stock, ean: size.ean, weight: size.weight },
      ...(several ? { size_fr: size.label } : { unit_label: unitLabelOf(size) }),
      ...(several && { size_image: size.image }),
    }
    if (index === 0) {
      for (const [each, text] of names) cells[`name_${each as Language}`] = text
      for (const [each, html] of Object.entries(descriptions))
        cells[`description_${each as Language}`] = plainTextOf(html)
      for (const { name: field, max_length } of SEARCH_ENGINE_FIELDS)
        for (const [each, html] of Object.entries(product.search_texts?.[field as keyof SearchTexts] ?? {}))
          if (html) cells[`custom_${field}_${each as Language}`] = plainTextOf(html).slice(0, max_length)
      Object.assign(cells, {
        ...{ category, images: images.join(" | ") },
        ...(product.addresses?.length && { old_addresses: product.addresses.join(" | ") }),
        ...(active !== null && { active: active ? "yes" : "no" }),
        ...(vat_rate && { vat_rate }),
      })
    }
    return { line: size.line, sku: size.sku, cells }
  })
}

/** Returns the unit of a product in one size: its option, its weight, or a piece. */
function unitLabelOf({ label, weight }: ForeignSize): string {
  if (label) return `€/${label}`
  const grams = Number(weight)
  if (!(grams > 0)) return "€/pièce"
  return grams % 1_000 === 0 ? `€/${grams / 1_000} kg` : `€/${grams} g`
}
