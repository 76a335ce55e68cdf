import type { WeightUnit } from "../written"

const GRAMS: Record<WeightUnit, number> = { g: 1, kg: 1_000 }
const WEIGHT = /^(\d{1,6})(?:[.,](\d{1,6}))?(kg|g|gr)?$/
/** Bags of bird food weigh between 25 g and 25 kg, so a smaller number may be in kilograms. */
const DOUBTFUL = 25
const SAMPLES = 3

interface Weight {
  value: number
  unit: WeightUnit | null
}

/** Parses "0,25", "250 g" or "1.5 kg". @returns undefined if invalid */
function weightIn(cell: string): Weight | undefined {
  const [, whole, fraction = "", unit] =
    WEIGHT.exec(cell.toLowerCase().replace(/[\s\u00a0\u202f]/g, "")) ?? []
  if (whole === undefined) return undefined
  return { value: Number(`${whole}.${fraction || "0"}`), unit: unit ? (unit === "kg" ? "kg" : "g") : null }
}

/** Returns a weight in whole grams. Invalid cells, and fractions of a gram, are unchanged. */
export function gramsCell(cell: string, unit: WeightUnit): string {
  const weight = weightIn(cell)
  if (!weight) return cell
  const grams = Number((weight.value * GRAMS[weight.unit ?? unit]).toFixed(6))
  return Number.isInteger(grams) ? String(grams) : cell
}

/**
 * Returns examples of weights without a unit, for which the administrator must choose it. In the column of the shop's
 * own export, weights are in grams unless they are unlikely.
 */
export function doubtfulWeights(cells: readonly string[], isOwnHeading: boolean): string[] {
  const bare = cells.filter((cell) => weightIn(cell)?.unit === null)
  const isDoubtful = (cell: string): boolean => {
    const { value = 0 } = weightIn(cell) ?? {}
    return value > 0 && (value < DOUBTFUL || !Number.isInteger(value))
  }
  const doubtful = isOwnHeading ? bare.filter(isDoubtful) : bare
  return [...new Set(doubtful)].slice(0, SAMPLES)
}
