import { z } from "zod"

/** The last digit follows from the others: from the right, every other one counts three times (GS1). */
function isGtin(digits: string): boolean {
  const sum = digits
    .split("")
    .reverse()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** The number of a bar code: GTIN-8, -12, -13 or -14. */
export const eanSchema = z
  .string()
  .regex(/^(?:\d{8}|\d{12,14})$/)
  .refine(isGtin)

/** Whether a cell is what a spreadsheet makes of a number as long as this: "5,41235E+12". */
export function isShortened(cell: string, ean: string): boolean {
  const [, digits] = /^\d[.,](\d+)E\+\d+$/i.exec(cell) ?? []
  if (digits === undefined || !ean) return false
  return (
    Number(ean).toExponential(digits.length) === Number(cell.replace(",", ".")).toExponential(digits.length)
  )
}
