/** Returns the first code with 8, 12, 13 or 14 digits and a correct check digit. */
export function gtinOf(...codes: (string | null | undefined)[]): string | undefined {
  return codes.map((code) => code?.replaceAll(/[\s-]/g, "") ?? "").find(isGtin)
}

function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false
  const digits = Array.from(code, Number)
  const sum = digits.reduceRight((total, digit, at) => {
    const fromRight = digits.length - 1 - at
    return total + digit * (fromRight % 2 ? 3 : 1)
  }, 0)
  return sum % 10 === 0
}
