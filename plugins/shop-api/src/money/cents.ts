const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** Integer cents of a decimal amount in euro as PostgreSQL writes it ("7.35"); more decimals are rounded half up. */
export function centsOf(amount: string): number {
  const [, sign, whole, fraction = ""] = DECIMAL.exec(amount) ?? []
  if (whole === undefined) throw new Error(`Not a decimal amount: ${amount}`)
  const digits = fraction.padEnd(3, "0")
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= "5" ? 1 : 0)
  return sign && cents ? -cents : cents
}

/** Euro as the contract writes a price; exact, because a quotient by 100 is the nearest double to its two decimals. */
export const euroOf = (cents: number): number => cents / 100
