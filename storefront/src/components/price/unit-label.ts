import { measureOf, unitOf } from "@bon-perroquet/contract"

/** Matches units for which the shop has translations. Weights and volumes need none. */
const PIECE = /^(pièce|piece|stuk|stück|pc|st)\.?$/i

export type Unit = { kind: "piece" } | { kind: "measure"; text: string }

export function parseUnit(unitLabel: string): Unit {
  const unit = unitOf(unitLabel)
  return PIECE.test(unit) ? { kind: "piece" } : { kind: "measure", text: unit }
}

/** Returns whether the label is a kilogram or a litre. */
export function isUnitPrice(unitLabel: string): boolean {
  const measure = measureOf(unitLabel)
  if (measure?.kind === "weight") return measure.grams === 1000
  return measure?.kind === "volume" && measure.millilitres === 1000
}

interface Priced {
  unit_label: string
  price_per_kg: number | null
  price_per_litre: number | null
}

/**
 * Returns the price per kilogram or litre to show next to the price. Null if it is unknown, or if the price itself is
 * per kilogram or litre.
 */
export function unitPriceBeside(priced: Priced): { unit: "kilogram" | "litre"; euro: number } | null {
  if (isUnitPrice(priced.unit_label)) return null
  if (priced.price_per_kg !== null) return { unit: "kilogram", euro: priced.price_per_kg }
  if (priced.price_per_litre !== null) return { unit: "litre", euro: priced.price_per_litre }
  return null
}
