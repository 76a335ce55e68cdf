import { measureOf, unitOf } from "@bon-perroquet/contract"

/** The words a merchant may use for one piece; weights read the same in every language. */
const PIECE = /^(pièce|piece|stuk|stück|pc|st)\.?$/i

export type Unit = { kind: "piece" } | { kind: "measure"; text: string }

export function parseUnit(unitLabel: string): Unit {
  const unit = unitOf(unitLabel)
  return PIECE.test(unit) ? { kind: "piece" } : { kind: "measure", text: unit }
}

/** Whether the price is one per kilogram or litre already, so that none needs to stand beside it. */
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

/** The price per kilogram or litre that stands beside the price; null where that is one itself, or where none is told. */
export function unitPriceBeside(priced: Priced): { unit: "kilogram" | "litre"; euro: number } | null {
  if (isUnitPrice(priced.unit_label)) return null
  if (priced.price_per_kg !== null) return { unit: "kilogram", euro: priced.price_per_kg }
  if (priced.price_per_litre !== null) return { unit: "litre", euro: priced.price_per_litre }
  return null
}
