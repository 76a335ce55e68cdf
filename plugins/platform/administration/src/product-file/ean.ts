import { z } from "zod"

/** Verifies the check digit: from the right, every other digit counts three times (GS1). */
function isGtin(digits: string): boolean {
  const sum = digits
    .split("")
    .reverse()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** Accepts GTIN-8, -12, -13 or -14. */
export const eanSchema = z
  .string()
  .regex(/^(?:\d{8}|\d{12,14})$/)
  .refine(isGtin)

/** Detects a number that a spreadsheet shortened, for example "5,41235E+12". */
export function isShortened(cell: string, ean: string): boolean {
  const [, digits] = /^\d[.,](\d+)E\+\d+$/i.exec(cell) ?? []
  if (digits === undefined || !ean) return false
  return (
    Number(ean).toExponential(digits.length) === Number(cell.replace(",", ".")).toExponential(digits.length)
  )
}

const LENGTHS = [8, 12, 13, 14]
/** Fewest digits of a number whose leading zeros were removed. A GTIN-8 has at most one. */
const SHORTEST = 7

/** Restores leading zeros that a spreadsheet removed, which do not affect the check digit. */
export function withLostZeros(written: string): string {
  const length = LENGTHS.find((each) => each >= written.length)
  if (!/^\d+$/.test(written) || written.length < SHORTEST || !length) return written
  return isGtin(written) ? written.padStart(length, "0") : written
}

/** Returns whether two GTINs are equal, ignoring leading zeros, which have no meaning. */
export const isSameGtin = (one: string, other: string): boolean =>
  one !== "" && one.padStart(14, "0") === other.padStart(14, "0")
