import {
  CONSTITUENTS,
  INFORMATION_TEXTS,
  NUTRIENTS,
  OPERATOR_LINES,
  type Demand,
  type ProductKind,
} from "@bon-perroquet/contract/information-sets"
import { LANGUAGES, type Allergen } from "@bon-perroquet/contract/sets"

/** Mandatory information as the engine returns it. */
export interface Information extends Record<string, unknown> {
  kind: ProductKind | null
  allergens: Allergen[] | null
  traces: Allergen[]
  missing: Demand[]
  version: string
}

export const TEXT_FIELDS = INFORMATION_TEXTS.flatMap((field) =>
  LANGUAGES.map((language) => ({ field, language, name: `${field}_${language}` as const })),
)
export const AMOUNTS = [...NUTRIENTS, ...CONSTITUENTS]
export const LINES = OPERATOR_LINES
export const COUNTRY_FIELDS = ["origin", "manufacturer_country"] as const

/** Typed values, "" for empty ones. */
type Typed = Record<string, string>

const TYPED = [...TEXT_FIELDS.map(({ name }) => name), ...AMOUNTS, ...LINES, ...COUNTRY_FIELDS]

/** Converts information to typed values. */
export const typedOf = (told: Information): Typed =>
  Object.fromEntries(
    TYPED.map((name) => {
      const value = told[name]
      return [name, typeof value === "number" || typeof value === "string" ? String(value) : ""]
    }),
  )

const isAmount = (name: string) => AMOUNTS.some((each) => each === name)
const isCountry = (name: string) => COUNTRY_FIELDS.some((each) => each === name)

/** Converts a typed value for the engine. Invalid numbers are sent unchanged and rejected. */
export function valueOf(name: string, typed: string): unknown {
  if (isCountry(name)) return typed || null
  if (!isAmount(name)) return typed
  const bare = typed.trim().replace(",", ".")
  if (!bare) return null
  return Number.isNaN(Number(bare)) ? bare : Number(bare)
}
