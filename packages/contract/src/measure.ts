/** What one unit of a product is, as far as its label says: "€/500 g", "€/2x250 g", "€/75 cl", "€/pièce". */
export type Measure =
  | { kind: "weight"; grams: number }
  | { kind: "volume"; millilitres: number }
  | { kind: "piece" }

/** Grams, or millilitres, in each. */
const GRAMS = { kg: 1000, kilo: 1000, kilogramme: 1000, kilogram: 1000, g: 1, gr: 1, gramme: 1, gram: 1 }
const MILLILITRES = { l: 1000, litre: 1000, liter: 1000, dl: 100, cl: 10, ml: 1 }
const UNITS = [...Object.keys(GRAMS), ...Object.keys(MILLILITRES)].sort((a, b) => b.length - a.length)

/** "2 x 250 g", "1,5 kg", "500 grammes" anywhere in the label. */
const AMOUNT = new RegExp(
  `(?:(\\d+)\\s*[x×*]\\s*)?(?<![\\d.,])(\\d+(?:[.,]\\d+)?)\\s*(${UNITS.join("|")})s?(?![\\p{L}\\d])`,
  "iu",
)
/** "kg": one of it. */
const BARE = new RegExp(`^(${UNITS.join("|")})\\.?$`, "i")
/** The words a merchant may use for what is sold by number; the law asks for no further price there. */
const PIECE = /(?<!\p{L})(pièces?|pieces?|stuks?|stücke?|st|pcs?|unités?|unit)\.?(?!\p{L})/iu

/** "€/500 g" → "500 g": what the price buys. */
export const unitOf = (unitLabel: string): string => unitLabel.replace(/^\s*€\s*\/?\s*/, "").trim()

function measured(amount: number, unit: string): Measure | undefined {
  const known = unit.toLowerCase()
  const grams = GRAMS[known as keyof typeof GRAMS] as number | undefined
  if (grams !== undefined) return positive("weight", amount * grams)
  return positive("volume", amount * (MILLILITRES[known as keyof typeof MILLILITRES] ?? 0))
}

function positive(kind: "weight" | "volume", exact: number): Measure | undefined {
  const amount = Math.round(exact)
  if (amount < 1) return undefined
  return kind === "weight" ? { kind, grams: amount } : { kind, millilitres: amount }
}

/** Reads a label; undefined when it says neither a weight, nor a volume, nor that pieces are sold. */
export function measureOf(unitLabel: string): Measure | undefined {
  const unit = unitOf(unitLabel)
  const [, bare] = BARE.exec(unit) ?? []
  if (bare) return measured(1, bare)
  const [, times = "1", amount, name] = AMOUNT.exec(unit) ?? []
  if (amount !== undefined && name !== undefined)
    return measured(Number(times) * Number(amount.replace(",", ".")), name)
  return PIECE.test(unit) ? { kind: "piece" } : undefined
}

/** The weight of one unit in grams: what its label says, else what the merchant says. */
export function weightOf(unitLabel: string, said: number | null | undefined): number | null {
  const measure = measureOf(unitLabel)
  return measure?.kind === "weight" ? measure.grams : (said ?? null)
}

/** Whether the price per kilogram or litre can be told, or need not be: goods sold by the piece have none. */
export const hasUnitPrice = (unitLabel: string, weight: number | null): boolean =>
  measureOf(unitLabel) !== undefined || weight !== null
