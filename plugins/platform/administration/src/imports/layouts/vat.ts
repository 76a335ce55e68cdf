import { asVatClass, DEFAULT_VAT_CLASS, VAT_CLASSES, type ImportReading } from "@bon-perroquet/contract"
import type { ForeignProduct } from "./foreign"

type Rates = NonNullable<ImportReading["vat_rates"]>

/** Key for all products that no other key names. */
const OTHERS = "*"
/** Number of categories up to which a question is about each. Otherwise it is about those of the top level. */
const FEW = 40
/** Maximum number of tax classes or categories in a question. Other products are in `OTHERS`. */
const MANY = 100

const STATED = /(\d+(?:[.,]\d+)?)\s*%/
const WHOLE = /^\s*(\d+(?:[.,]\d+)?)\s*%?\s*$/
/** Names of WooCommerce's tax classes, as a file writes them. */
const NAMED: Record<string, Rates[string] | undefined> = {
  standard: DEFAULT_VAT_CLASS,
  "reduced-rate": VAT_CLASSES.find((rate) => rate < DEFAULT_VAT_CLASS),
}

/** Returns the VAT class that a tax class names: "TVA 6 %", "21", "0.06", "reduced-rate". Undefined for other text. */
function classOf(tax: string): Rates[string] | undefined {
  const [, number] = STATED.exec(tax) ?? WHOLE.exec(tax) ?? []
  if (number === undefined) return NAMED[tax.toLowerCase()]
  const rate = Number(number.replace(",", "."))
  return asVatClass(rate < 1 ? Math.round(rate * 10_000) / 100 : rate)
}

const topOf = (category: string): string => category.split(">")[0]?.trim() ?? ""

/**
 * Returns whether the tax classes distinguish products. Without VAT settings, a shop has one class for all products. It
 * counts only if its name contains a rate.
 */
const areDistinct = (taxes: ReadonlySet<string>): boolean =>
  taxes.size > 1 || [...taxes].some((tax) => /\d/.test(tax) && classOf(tax) !== undefined)

/**
 * Sets the VAT classes of products: by the tax class of the file, otherwise by the category.
 * @param requested classes that a person chose, by tax class or category
 * @returns the class by tax class or category, null if it is unknown
 */
export function rateProducts(
  products: readonly ForeignProduct[],
  requested: Rates = {},
): Map<string, Rates[string] | null> {
  const taken = products.filter(({ wrong }) => !wrong)
  const isByTax = areDistinct(new Set(taken.map(({ tax = "" }) => tax)))
  const isByTop = new Set(taken.map(({ category }) => category)).size > FEW
  const groupOf = ({ tax = "", category }: ForeignProduct) =>
    isByTax ? tax : isByTop ? topOf(category) : category
  const rates = new Map<string, Rates[string] | null>()
  for (const product of taken) {
    const group = groupOf(product)
    const key = rates.has(group) || rates.size < MANY ? group : OTHERS
    const chosen = [key, topOf(key), OTHERS].find((each) => Object.hasOwn(requested, each))
    const stated = isByTax ? classOf(product.tax ?? "") : undefined
    const rate = chosen === undefined ? stated : requested[chosen]
    rates.set(key, rates.get(key) === null ? null : (rate ?? null))
    if (rate) product.vat_rate = String(rate)
  }
  return rates
}
