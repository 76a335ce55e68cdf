import {
  ALLERGENS,
  CONSTITUENTS,
  ENERGIES,
  INFORMATION_TEXTS,
  LANGUAGES,
  MAX_INFORMATION_TEXT,
  NUTRIENTS,
  OPERATOR_LINES,
  PRODUCT_KINDS,
  productInformationSchema,
  type Constituent,
  type Nutrient,
  type ProductInformation,
  type ProductInformationChange,
} from "@bon-perroquet/contract"
import { z } from "zod"
import "../../../config/validation"
import { isSame } from "../../../components/draft"

const { shape } = productInformationSchema

export type Amount = Nutrient | Constituent
const AMOUNTS: readonly Amount[] = [...NUTRIENTS, ...CONSTITUENTS]
const TEXTS = INFORMATION_TEXTS.flatMap((field) =>
  LANGUAGES.map((language) => `${field}_${language}` as const),
)

/** Parses an amount. Returns NaN if it is invalid, or null for an empty field. */
const amountOf = (typed: string): number | null =>
  typed.trim() ? Number(typed.trim().replace(",", ".")) : null

const record = <Name extends string, S>(names: readonly Name[], of: (name: Name) => S) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, S>

/** Values as typed. Empty fields are "". */
export const informationFormSchema = z.object({
  kind: z.enum(["", ...PRODUCT_KINDS]),
  is_told: z.boolean(),
  allergens: z.array(z.enum(ALLERGENS)),
  traces: z.array(z.enum(ALLERGENS)),
  origin: z.string(),
  manufacturer_country: z.string(),
  ...record(TEXTS, () => z.string().trim().max(MAX_INFORMATION_TEXT)),
  ...record(AMOUNTS, (name) => z.string().refine((typed) => shape[name].safeParse(amountOf(typed)).success)),
  ...record(OPERATOR_LINES, (name) => shape[name]),
})
export type InformationValues = z.infer<typeof informationFormSchema>

export const valuesOf = (information: ProductInformation): InformationValues => ({
  kind: information.kind ?? "",
  is_told: information.allergens !== null,
  allergens: information.allergens ?? [],
  traces: information.traces,
  origin: information.origin ?? "",
  manufacturer_country: information.manufacturer_country ?? "",
  ...record(TEXTS, (name) => information[name]),
  ...record(AMOUNTS, (name) => (information[name] === null ? "" : String(information[name]))),
  ...record(OPERATOR_LINES, (name) => information[name]),
})

const changeOf = (values: InformationValues): ProductInformationChange => ({
  kind: values.kind || null,
  allergens: values.is_told ? values.allergens : null,
  traces: values.traces,
  origin: values.origin || null,
  manufacturer_country: values.manufacturer_country || null,
  ...record(TEXTS, (name) => values[name]),
  ...record(AMOUNTS, (name) => amountOf(values[name])),
  ...record(OPERATOR_LINES, (name) => values[name]),
})

/** Returns only changed fields, so that other fields keep changes by others. */
export function changesFrom(values: InformationValues, read: InformationValues): ProductInformationChange {
  const before = changeOf(read)
  const changed = Object.entries(changeOf(values)).filter(
    ([field, value]) => !isSame(value, before[field as keyof ProductInformationChange]),
  )
  return Object.fromEntries(changed)
}

export const isWhole = (name: Amount): boolean => ENERGIES.includes(name)
