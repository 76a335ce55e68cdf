/** Digits before the check digits. */
const DIGITS = 10

/** The two digits that check ten others: their remainder by 97, and 97 where that is 0. */
const checkDigits = (digits: string): string => String(Number(digits) % 97 || 97).padStart(2, "0")

/**
 * The structured communication of an order, +++123/4567/89012+++, by which Belgian banks tell whose payment it is. Its ten
 * digits are the year and the serial number of the order's number, so that no two orders have the same.
 */
export function communicationOf(orderNumber: string): string {
  const [, year = "", serial = ""] = /(\d{2})-(\d+)$/.exec(orderNumber) ?? []
  const digits = year + serial.padStart(DIGITS - 2, "0")
  if (!year || digits.length !== DIGITS) throw new Error(`No communication can be made of ${orderNumber}.`)
  const all = digits + checkDigits(digits)
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
}

/** Whether a communication is written as it must be and its check digits fit: one wrong digit is noticed. */
export function isCommunication(text: string): boolean {
  const [, ...groups] = /^\+\+\+(\d{3})\/(\d{4})\/(\d{5})\+\+\+$/.exec(text) ?? []
  const all = groups.join("")
  return all.length === DIGITS + 2 && checkDigits(all.slice(0, DIGITS)) === all.slice(DIGITS)
}
