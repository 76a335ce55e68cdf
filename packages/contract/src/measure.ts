/** Unit of a product according to its label: "€/500 g", "€/2x250 g", "€/75 cl", "€/pièce". */
export type Measure =
  | { kind: "weight"; grams: number }
  | { kind: "volume"; millilitres: number }
  | { kind: "piece" }

/** Grams or millilitres per unit. */
const GRAMS = { kg: 1000, kilo: 1000, kilogramme: 1000, kilogram: 1000, g: 1, gr: 1, gramme: 1, gram: 1 }
const MILLILITRES = { l: 1000, litre: 1000, liter: 1000, dl: 100, cl: 10, ml: 1 }
const UNITS = [...Object.keys(GRAMS), ...Object.keys(MILLILITRES)].sort((a, b) => b.length - a.length)

/** Matches "2 x 250 g", "1,5 kg" or "500 grammes" anywhere in the label. */
const AMOUNT = new RegExp(
  `(?:(\\d+)\\s*[x×*]\\s*)?(?<![\\d.,])(\\d+(?:[.,]\\d+)?)\\s*(${UNITS.join("|")})s?(?![\\p{L}\\d])`,
  "iu",
)
/** Matches "kg": one kilogram. */
const BARE = new RegExp(`^(${UNITS.join("|")})\\.?$`, "i")
/** Words for goods that are sold by the piece. The law requires no unit price for them. */
const PIECE = /(?<!\p{L})(pièces?|pieces?|stuks?|stücke?|st|pcs?|unités?|unit)\.?(?!\p{L})/iu

/** Returns "500 g" for "€/500 g". */
export const unitOf = (unitLabel: string): string => unitLabel.replace(/^\s*€\s*\/?\s*/, "").trim()

function measured(amount: number, unit: string): Measure | undefined {
  const lower = unit.toLowerCase()
  const grams = GRAMS[lower as keyof typeof GRAMS] as number | undefined
  if (grams !== undefined) return positive("weight", amount * grams)
  return positive("volume", amount * (MILLILITRES[lower as keyof typeof MILLILITRES] ?? 0))
}

function positive(kind: "weight" | "volume", exact: number): Measure | undefined {
  const amount = Math.round(exact)
  if (amount < 1) return undefined
  return kind === "weight" ? { kind, grams: amount } : { kind, millilitres: amount }
}

/** Parses a label. Returns undefined if it contains no weight, no volume and no word for pieces. */
export function measureOf(unitLabel: string): Measure | undefined {
  const unit = unitOf(unitLabel)
  const [, bare] = BARE.exec(unit) ?? []
  if (bare) return measured(1, bare)
  const [, times = "1", amount, name] = AMOUNT.exec(unit) ?? []
  if (amount !== undefined && name !== undefined)
    return measured(Number(times) * Number(amount.replace(",", ".")), name)
  return PIECE.test(unit) ? { kind: "piece" } : undefined
}

/** Returns the weight of one unit in grams, from the label, otherwise from the merchant. */
export function weightOf(unitLabel: string, stated: number | null | undefined): number | null {
  const measure = measureOf(unitLabel)
  return measure?.kind === "weight" ? measure.grams : (stated ?? null)
}

/** Returns whether the unit price is known or not required. Goods that are sold by the piece need none. */
export const hasUnitPrice = (unitLabel: string, weight: number | null): boolean =>
  measureOf(unitLabel) !== undefined || weight !== null
