export interface Pair {
  known: number
  unknown: number
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * Returns the median difference in milliseconds, or 0 if chance can explain it: chance makes one call slower in
 * eighteen of twenty pairs once in 2,500 runs. Load slows both equally.
 */
export function slowerBy(pairs: Pair[]): number {
  const differences = pairs.map(({ known, unknown }) => known - unknown)
  const slower = differences.filter((difference) => difference > 0).length
  const lopsided = Math.max(slower, pairs.length - slower) >= pairs.length * 0.9
  return lopsided ? median(differences) : 0
}
