import { decimalEuro } from "@bon-perroquet/contract/money"
import type { Account } from "./account"

const DIGITS = 10

/** Returns the two check digits of a structured communication: the remainder modulo 97, or 97 if it is 0. */
const checkDigits = (digits: string): string => String(Number(digits) % 97 || 97).padStart(2, "0")

/**
 * Returns the structured communication for Belgian banks, such as +++123/4567/89012+++. Its first ten digits
 * are the year and the serial number of the order number, so it is unique.
 */
export function communicationOf(orderNumber: string): string {
  const [, year = "", serial = ""] = /(\d{2})-(\d+)$/.exec(orderNumber) ?? []
  const digits = year + serial.padStart(DIGITS - 2, "0")
  if (!year || digits.length !== DIGITS)
    throw new Error(`A structured communication cannot be derived from the order number ${orderNumber}.`)
  const all = digits + checkDigits(digits)
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
}

export function isCommunication(text: string): boolean {
  const [, ...groups] = /^\+\+\+(\d{3})\/(\d{4})\/(\d{5})\+\+\+$/.exec(text) ?? []
  const all = groups.join("")
  return all.length === DIGITS + 2 && checkDigits(all.slice(0, DIGITS)) === all.slice(DIGITS)
}

/** Maximum length of the payee's name in the standard. */
const LONGEST_NAME = 70

/**
 * Returns the content of a QR code for banking apps: guideline EPC069-12 of the European Payments Council,
 * version 2. The communication is free text, because the reference field only takes ISO 11649.
 */
export const epcCode = ({ name, iban, bic }: Account, amountCents: number, communication: string): string =>
  [
    "BCD",
    "002",
    "1", // UTF-8
    "SCT",
    bic ?? "",
    name.slice(0, LONGEST_NAME),
    iban,
    `EUR${decimalEuro(amountCents)}`,
    "",
    "",
    communication,
  ].join("\n")
