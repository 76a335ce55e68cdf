/** Separator of the values in one cell. */
export const SEPARATOR = " | "

const YES = ["yes", "y", "oui", "ja", "true", "vrai", "waar", "wahr", "1", "x"]
const NO = ["no", "n", "non", "nee", "nein", "false", "faux", "onwaar", "falsch", "0"]

/** Parses a yes-or-no word of a cell. @returns undefined for other text */
export function truthOf(cell: string): boolean | undefined {
  const word = cell.toLowerCase()
  if (YES.includes(word)) return true
  return NO.includes(word) ? false : undefined
}
