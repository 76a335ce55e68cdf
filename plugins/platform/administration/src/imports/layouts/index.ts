import {
  DEFAULT_LANGUAGE,
  IMPORT_LAYOUTS,
  type ImportLayout,
  type ImportReading,
  type Language,
} from "@bon-perroquet/contract"
import { setImmediate } from "node:timers/promises"
import { plainHeading, type Row, type WeightUnit, type WrittenLine } from "../written"
import { ECWID } from "./ecwid"
import { linesOf, recordsOf, type Layout } from "./foreign"
import { LIGHTSPEED } from "./lightspeed"
import { MAGENTO } from "./magento"
import { MEDUSA } from "./medusa"
import { hasGross, PRESTASHOP } from "./prestashop"
import { SHOPIFY } from "./shopify"
import { rateProducts } from "./vat"
import { WOOCOMMERCE } from "./woocommerce"

const LAYOUTS: Record<ImportLayout, Layout> = {
  woocommerce: WOOCOMMERCE,
  shopify: SHOPIFY,
  prestashop: PRESTASHOP,
  magento: MAGENTO,
  medusa: MEDUSA,
  lightspeed: LIGHTSPEED,
  ecwid: ECWID,
}

/** Returns the system that wrote a file with these headings, or null. */
export function layoutOf(names: readonly string[]): ImportLayout | null {
  const headings = new Set(names.map(plainHeading))
  return IMPORT_LAYOUTS.find((layout) => LAYOUTS[layout].isOne(headings)) ?? null
}

/** Products that are converted before the process serves other requests. Converting HTML takes time. */
const AT_ONCE = 200

export async function linesIn(
  layout: ImportLayout,
  {
    names,
    rows,
    language,
    unit,
    rates,
  }: {
    names: readonly string[]
    rows: readonly Row[]
    language: Language
    unit: WeightUnit
    rates: ImportReading["vat_rates"]
  },
): Promise<{ lines: WrittenLine[]; rates: ReturnType<typeof rateProducts> }> {
  const { records, lines } = recordsOf(LAYOUTS[layout], names, rows)
  await setImmediate()
  const products = LAYOUTS[layout].products(records, lines, language, unit)
  const rated = rateProducts(products, rates)
  const written: WrittenLine[] = []
  for (let start = 0; start < products.length; start += AT_ONCE) {
    for (const product of products.slice(start, start + AT_ONCE)) written.push(...linesOf(product, language))
    await setImmediate()
  }
  return { lines: written, rates: rated }
}

/** Returns whether prices include VAT, or null if a setting of the exporting system decides. */
export const includesVat = (
  layout: ImportLayout,
  names: readonly string[],
  rows: readonly Row[],
): boolean | null => (layout === "prestashop" ? hasGross(names, rows) : null)

/** Returns the unit of a layout's weights, or null if a setting of the exporting system decides. */
export const weightUnitOf = (layout: ImportLayout): WeightUnit | null =>
  LAYOUTS[layout].has_weight_unit ? null : "g"

/** English headings are every system's default, so they don't determine the language of the texts. */
export const languageIn = (headings: Language): Language => (headings === "en" ? DEFAULT_LANGUAGE : headings)
