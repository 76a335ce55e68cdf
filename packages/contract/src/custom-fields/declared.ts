import { merchant } from "#merchant"
import { DEFAULT_LANGUAGE, FORMAT_LOCALE_OF, LANGUAGES, type Language } from "../sets"
import type { CustomField, CustomFieldEntity } from "./declaration"

/**
 * Custom fields of merchant.json. Imports no validation, so that pages can bundle it. The server validates the fields.
 */

export type CustomValue = string | number | boolean | string[] | null
/** Values by key. A translated text has one key per language: `note_fr`, `note_nl` … */
export type CustomValues = Record<string, CustomValue>

/** Key of a stored value. A translated field has one key per language. */
export interface CustomKey {
  key: string
  field: CustomField
  /** Language of a translated text. Otherwise null. */
  language: Language | null
}

const settings = (merchant() ?? {}) as {
  custom_fields?: Partial<Record<CustomFieldEntity, readonly CustomField[]>>
}

/** Fields that every shop has: texts of a product for search engines, by language. */
export const SEARCH_ENGINE_FIELDS: readonly CustomField[] = [
  {
    name: "meta_title",
    type: "text",
    max_length: 200,
    is_translated: true,
    is_shown: false,
    label: { fr: "Titre SEO", nl: "SEO-titel", en: "SEO title", de: "SEO-Titel" },
  },
  {
    name: "meta_description",
    type: "text",
    max_length: 500,
    is_translated: true,
    is_shown: false,
    label: {
      fr: "Description SEO",
      nl: "SEO-beschrijving",
      en: "SEO description",
      de: "SEO-Beschreibung",
    },
  },
]

const BUILT_IN: Partial<Record<CustomFieldEntity, readonly CustomField[]>> = { product: SEARCH_ENGINE_FIELDS }

/** Returns the fields of merchant.json, and those that every shop has. */
export const customFieldsOf = (entity: CustomFieldEntity): readonly CustomField[] => [
  ...(settings.custom_fields?.[entity] ?? []),
  ...(BUILT_IN[entity] ?? []),
]

/** Returns the fields that shoppers see. */
export const shownFieldsOf = (entity: CustomFieldEntity): CustomField[] =>
  customFieldsOf(entity).filter(({ is_shown = true }) => is_shown)

/** Returns the fields of products and of their sizes. Each has another name. */
export const goodsFields = (): CustomField[] => [...customFieldsOf("product"), ...customFieldsOf("variant")]

/** Returns the values of a product, then those of each size. */
export const goodsValues = ({
  custom_fields,
  variants,
}: {
  custom_fields: CustomValues
  variants: readonly { custom_fields?: CustomValues | undefined }[]
}): CustomValues[] => [custom_fields, ...variants.map((variant) => variant.custom_fields ?? {})]

/** Returns the fields by which shoppers can filter the product list. */
export const filterFields = (): CustomField[] => goodsFields().filter(({ is_filter }) => is_filter)

/** Returns the fields of orders that the checkout asks customers for. */
export const askedFields = (): CustomField[] => customFieldsOf("order").filter(({ is_asked }) => is_asked)

/** Returns the fields of orders that administrators can change. */
export const editableFields = (): CustomField[] =>
  customFieldsOf("order").filter(({ is_editable }) => is_editable)

export const keysOf = (fields: readonly CustomField[]): CustomKey[] =>
  fields.flatMap((field): CustomKey[] =>
    field.is_translated
      ? LANGUAGES.map((language) => ({ key: `${field.name}_${language}`, field, language }))
      : [{ key: field.name, field, language: null }],
  )

/** Keys of an entity's fields, in the order of the declaration. */
export const customKeys = (entity: CustomFieldEntity): readonly CustomKey[] => keysOf(customFieldsOf(entity))

const optionsIn = ({ options = [] }: CustomField, values: readonly unknown[]): string[] =>
  options.map(({ value }) => value).filter((value) => values.includes(value))

/** Reads a stored value. Medusa Admin stores numbers and booleans as text. Values of another type are read as null. */
export function storedValue(field: CustomField, stored: unknown): CustomValue {
  if (stored === null || stored === undefined || stored === "") return null
  switch (field.type) {
    case "integer":
    case "decimal": {
      const number = Number(stored)
      return Number.isFinite(number) && (field.type === "decimal" || Number.isInteger(number)) ? number : null
    }
    case "boolean":
      return stored === true || stored === "true"
        ? true
        : stored === false || stored === "false"
          ? false
          : null
    case "choice": {
      const chosen = optionsIn(field, Array.isArray(stored) ? stored : [stored])
      if (field.is_multiple) return chosen.length > 0 ? chosen : null
      return chosen[0] ?? null
    }
    default:
      return typeof stored === "string" ? stored : null
  }
}

/** Returns the value of each key, or null if it has none. */
export const storedValues = (
  keys: readonly CustomKey[],
  stored: Readonly<Record<string, unknown>> | null,
): CustomValues => Object.fromEntries(keys.map(({ key, field }) => [key, storedValue(field, stored?.[key])]))

/**
 * Returns the value of each key as an object to spread into a response. Without keys it is empty, so that a response has
 * no `custom_fields` if the merchant declares none.
 */
export const declaredValues = (
  keys: readonly CustomKey[],
  stored: Readonly<Record<string, unknown>> | null | undefined,
): { custom_fields?: CustomValues } =>
  keys.length > 0 ? { custom_fields: storedValues(keys, stored ?? null) } : {}

/** Returns a product's texts for search engines in a language, or "". Other languages are no substitute. */
export function searchEngineTexts(
  { custom_fields }: { custom_fields: CustomValues },
  language: Language,
): { title: string; description: string } {
  const of = (name: string): string => {
    const text = custom_fields[`${name}_${language}`]
    return typeof text === "string" ? text : ""
  }
  return { title: of("meta_title"), description: of("meta_description") }
}

export const textOfLanguage = (texts: CustomField["label"], language: Language): string =>
  texts[language] ?? texts[DEFAULT_LANGUAGE]

/** Returns a value as text, or "" without a value. A translated text falls back to French. */
export function customText(
  field: CustomField,
  values: CustomValues,
  { language, yes, no }: { language: Language; yes: string; no: string },
): string {
  const of = (key: string) => values[key] ?? null
  const value = field.is_translated
    ? of(`${field.name}_${language}`) || of(`${field.name}_${DEFAULT_LANGUAGE}`)
    : of(field.name)
  return value === null ? "" : valueText(field, value, { language, yes, no })
}

/** Returns one value as text: the label of an option, a date or a number with its unit. */
export function valueText(
  field: CustomField,
  value: NonNullable<CustomValue>,
  { language, yes, no }: { language: Language; yes: string; no: string },
): string {
  const locale = FORMAT_LOCALE_OF[language]
  if (typeof value === "boolean") return value ? yes : no
  if (typeof value === "number") {
    // Numbers below 10,000 have no thousands separator, because 2026 is usually a year.
    const number = new Intl.NumberFormat(locale, { useGrouping: Math.abs(value) >= 10_000 }).format(value)
    return [number, field.unit].filter(Boolean).join("\u00A0")
  }
  if (field.type === "date")
    return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(String(value)),
    )
  if (field.type !== "choice") return String(value)
  const chosen = optionsIn(field, [value].flat())
  return (field.options ?? [])
    .filter((option) => chosen.includes(option.value))
    .map(({ label }) => textOfLanguage(label, language))
    .join(", ")
}

/** Returns the values by which a filter finds a product: "2026", "true", "crushed". */
export const filterValues = (value: CustomValue | undefined): string[] =>
  value === null || value === undefined ? [] : [value].flat().map(String)
