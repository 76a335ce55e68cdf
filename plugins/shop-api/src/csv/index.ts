/** A spreadsheet would compute a text that begins like this (OWASP, CSV injection); an apostrophe makes it a text. */
const FORMULA = /^["'\s]*[=+\-@\t\r]/
/** So would it what follows its own separator, whichever that is: a cell of this file is several of another's. */
const LATER_FORMULA = /([;,|\t\n\r]["'\s]*)([=+\-@])/g
/** The apostrophes that these were given. */
const MARKED = /([;,|\t\n\r]["'\s]*)'([=+\-@])/g
/** A telephone number begins like a formula as well, and computes to nothing but itself. */
const TELEPHONE = /^\+[\d ./()]+$/

/** A text as a field of RFC 4180 that no spreadsheet computes. */
export function fieldOf(value: string): string {
  const safe = value.replace(LATER_FORMULA, "$1'$2")
  const text = FORMULA.test(value) && !TELEPHONE.test(value) ? `'${safe}` : safe
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines for a spreadsheet: they begin with the mark that tells UTF-8, and nothing in them is computed when they are opened. */
export const spreadsheet = (rows: readonly (readonly string[])[], separator: "," | ";"): string =>
  `\uFEFF${rows.map((row) => row.map(fieldOf).join(separator)).join("\r\n")}\r\n`

/** What was meant by a field that was written like this: the apostrophes that keep a spreadsheet from computing are taken away. */
export function asMeant(written: string): string {
  const text = written.startsWith("'") && FORMULA.test(written.slice(1)) ? written.slice(1) : written
  return text.replace(MARKED, "$1$2")
}
