/** "€/500 g" → "500 g": what one unit of a product is. */
export function unitOf(unitLabel: string): string {
  return unitLabel.replace(/^\s*€\s*\/?\s*/, "").trim()
}

/** The words a merchant may use for one piece; weights read the same in every language. */
const PIECE = /^(pièce|piece|stuk|pc|st)\.?$/i

export type Unit = { kind: "piece" } | { kind: "measure"; text: string }

export function parseUnit(unitLabel: string): Unit {
  const unit = unitOf(unitLabel)
  return PIECE.test(unit) ? { kind: "piece" } : { kind: "measure", text: unit }
}

/** Whether the price is a price per kilogram already, so that none needs to stand beside it. */
export function isPerKilogram(unitLabel: string): boolean {
  return /^(1\s*)?kg$/i.test(unitOf(unitLabel))
}
