/**
 * Text that a spreadsheet would run as a formula (OWASP, CSV injection). An apostrophe in front makes it
 * text.
 */
const FORMULA = /^["'\s]*[=+\-@\t\r]/
/** A formula after a separator, in case another separator is used to open the file. */
const LATER_FORMULA = /([;,|\t\n\r]["'\s]*)([=+\-@])/g
/** Matches the apostrophes that were added against LATER_FORMULA. */
const MARKED = /([;,|\t\n\r]["'\s]*)'([=+\-@])/g
/** A phone number looks like a formula but is harmless. */
const TELEPHONE = /^\+[\d ./()]+$/

/** Returns text as an RFC 4180 field that no spreadsheet runs. */
export function fieldOf(value: string): string {
  const safe = value.replace(LATER_FORMULA, "$1'$2")
  const text = FORMULA.test(value) && !TELEPHONE.test(value) ? `'${safe}` : safe
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns CSV for spreadsheets, with a byte order mark for UTF-8 and without formulas. */
export const spreadsheet = (rows: readonly (readonly string[])[], separator: "," | ";"): string =>
  `\uFEFF${rows.map((row) => row.map(fieldOf).join(separator)).join("\r\n")}\r\n`

export function asMeant(written: string): string {
  const text = written.startsWith("'") && FORMULA.test(written.slice(1)) ? written.slice(1) : written
  return text.replace(MARKED, "$1$2")
}
