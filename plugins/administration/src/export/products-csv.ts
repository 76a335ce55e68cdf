import { LANGUAGES, type AdminProduct } from "@bon-perroquet/contract"

const COLUMNS = [
  "sku",
  ...LANGUAGES.map((language) => `name_${language}` as const),
  "price",
  "stock",
  "held",
  "vat_rate",
  "unit_label",
] as const

/** A spreadsheet would compute a text that begins like this (OWASP, CSV injection); an apostrophe makes it a text. */
const FORMULA = /^["'\s]*[=+\-@\t\r]/
/** So would it what follows its own separator, whichever that is: a cell of this file is several of another's. */
const LATER_FORMULA = /([;,|\t\n\r]["'\s]*)([=+\-@])/g

function fieldOf(value: string): string {
  const safe = value.replace(LATER_FORMULA, "$1'$2")
  const text = FORMULA.test(value) ? `'${safe}` : safe
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const written = (product: AdminProduct, column: (typeof COLUMNS)[number]): string =>
  column === "price" ? product.price.toFixed(2).replace(".", ",") : String(product[column])

/**
 * The products as a file that a Belgian spreadsheet opens and saves as it is (semicolons, decimal commas, the mark that
 * tells UTF-8), and that an import takes back.
 */
export function productsCsv(products: readonly AdminProduct[]): string {
  const rows = products.map((product) => COLUMNS.map((column) => fieldOf(written(product, column))))
  return `\uFEFF${[[...COLUMNS], ...rows].map((row) => row.join(";")).join("\r\n")}\r\n`
}
