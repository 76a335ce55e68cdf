export const GAP = "gap"

/** Returns first, last and adjacent pages. A gap replaces two or more numbers. */
export function pageNumbers(page: number, count: number): (number | typeof GAP)[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [GAP, number] : [number]
  })
}
