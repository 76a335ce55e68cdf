/** How two kinds of the same call were answered, in turns. */
export interface Pair {
  known: number
  unknown: number
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * Which of the two takes longer, in ms; 0 while chance can tell as much. What slows a machine slows either as often: of
 * twenty pairs it makes the same one the slower in eighteen once in 2,500 runs.
 */
export function slowerBy(pairs: Pair[]): number {
  const differences = pairs.map(({ known, unknown }) => known - unknown)
  const slower = differences.filter((difference) => difference > 0).length
  const lopsided = Math.max(slower, pairs.length - slower) >= pairs.length * 0.9
  return lopsided ? median(differences) : 0
}
