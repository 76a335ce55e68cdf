import { z } from "zod"
import {
  CONSTITUENTS,
  DEMANDS,
  demandsOf,
  ENERGIES,
  INFORMATION_TEXTS,
  NUTRIENTS,
  OPERATOR_LINES,
  PRODUCT_KINDS,
  WORLD_COUNTRIES,
  type Demand,
  type InformationText,
} from "../information-sets"
import {
  ALLERGENS,
  DEFAULT_LANGUAGE,
  inLanguages,
  LANGUAGES,
  TRANSLATED_LANGUAGES,
  type InLanguages,
} from "../sets"

export const MAX_INFORMATION_TEXT = 4_000
export const MAX_OPERATOR_LINE = 300

const text = z.string().trim().max(MAX_INFORMATION_TEXT)
const line = z.string().trim().max(MAX_OPERATOR_LINE)
/** E-mail address, or URL of a contact page. */
const contact = line.refine(
  (value) => value === "" || z.email().safeParse(value).success || /^https?:\/\/\S+\.\S+$/.test(value),
)
const country = z
  .string()
  .refine((code) => WORLD_COUNTRIES.includes(code))
  .nullable()
/** Grams per 100 g, or per cent, with at most two decimals. */
const share = z
  .number()
  .min(0)
  .max(100)
  .refine((amount) => Number(amount.toFixed(2)) === amount)
  .nullable()
const energy = z.number().int().min(0).max(4_000).nullable()
const allergens = z.array(z.enum(ALLERGENS)).max(ALLERGENS.length)
/** Without duplicates, in the order of the regulation. */
const inOrder = allergens.transform((values) => ALLERGENS.filter((each) => values.includes(each)))

type Texts<T> = { [Field in InformationText]: InLanguages<Field, T> }[InformationText]
type All<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void ? I : never

const texts = Object.assign({}, ...INFORMATION_TEXTS.map((field) => inLanguages(field, () => text))) as All<
  Texts<typeof text>
>
const ofEach = <Name extends string, S>(names: readonly Name[], of: (name: Name) => S) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, S>

/** Mandatory product information. Unknown texts are "", other unknown values are null. */
export const productInformationSchema = z.object({
  /** Null if not set. */
  kind: z.enum(PRODUCT_KINDS).nullable(),
  ...texts,
  /** Allergens that it contains. Null means unknown, an empty list means none. */
  allergens: allergens.nullable(),
  /** Allergens that it may contain traces of. */
  traces: allergens,
  /** Country of origin, ISO 3166-1 alpha-2. */
  origin: country,
  /** Per 100 g: energy in kilojoules and kilocalories, other nutrients in grams. */
  ...ofEach(NUTRIENTS, (name) => (ENERGIES.includes(name) ? energy : share)),
  /** Per cent. */
  ...ofEach(CONSTITUENTS, () => share),
  ...ofEach(OPERATOR_LINES, (name) => (name.endsWith("contact") ? contact : line)),
  /** Country of the manufacturer, ISO 3166-1 alpha-2. */
  manufacturer_country: country,
})
export type ProductInformation = z.output<typeof productInformationSchema>
export type InformationField = keyof ProductInformation

/** GET and PUT /api/admin/products/{id}/information. */
export const adminProductInformationSchema = productInformationSchema.extend({
  product_id: z.string(),
  /** Required information that is missing, in French. */
  missing: z.array(z.enum(DEMANDS)),
  /** Languages that lack a text that exists in French. */
  untranslated: z.array(z.enum(TRANSLATED_LANGUAGES)),
  /** Changes when any other field changes. Send it as `If-Match` with a write. */
  version: z.string(),
})
export type AdminProductInformation = z.infer<typeof adminProductInformationSchema>

export const productInformationInputSchema = productInformationSchema.extend({
  allergens: inOrder.nullable(),
  traces: inOrder,
})
/** Absent fields are not changed. */
export const productInformationChangeSchema = productInformationInputSchema.partial()
export type ProductInformationChange = z.input<typeof productInformationChangeSchema>

export const NO_INFORMATION: ProductInformation = {
  kind: null,
  ...(Object.fromEntries(
    INFORMATION_TEXTS.flatMap((field) => LANGUAGES.map((language) => [`${field}_${language}`, ""])),
  ) as All<Texts<string>>),
  allergens: null,
  traces: [],
  origin: null,
  ...ofEach(NUTRIENTS, () => null),
  ...ofEach(CONSTITUENTS, () => null),
  ...ofEach(OPERATOR_LINES, () => ""),
  manufacturer_country: null,
}

export const INFORMATION_COLUMNS = Object.keys(NO_INFORMATION) as InformationField[]

const isFilled = (value: unknown): boolean => value !== null && value !== ""

/**
 * Returns the required information that is missing. Texts are checked in the default language, which replaces
 * missing translations.
 */
export function missingIn(information: ProductInformation): Demand[] {
  const { kind, allergens: contained, manufacturer_country } = information
  if (kind === null) return ["kind"]
  const missing = demandsOf(kind, manufacturer_country).filter((demand) => {
    const isText = INFORMATION_TEXTS.some((each) => each === demand)
    return !isFilled(information[(isText ? `${demand}_${DEFAULT_LANGUAGE}` : demand) as InformationField])
  })
  const isMarked = /\*[^*\n]+\*/.test(information[`ingredients_${DEFAULT_LANGUAGE}`])
  const mustMark = kind === "food" && !!contained?.length && !missing.includes("ingredients")
  return mustMark && !isMarked ? [...missing, "allergens_marked"] : missing
}
