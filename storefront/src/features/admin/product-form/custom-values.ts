import {
  customValueSchema,
  languageName,
  SEARCH_ENGINE_FIELDS,
  textOfLanguage,
  type CustomKey,
  type CustomValue,
  type CustomValues,
  type Language,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { isSame } from "../../../components/draft/merge"

/** Part of a form with the typed values. */
export const typedCustomSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
/** Typed values by key. An empty text means no value. A choice of several options is a list. */
export type TypedCustomValues = z.infer<typeof typedCustomSchema>

/** Returns a field's label. For a translated text, the label contains the language. */
export function customName({ field, language: of }: CustomKey, language: Language): string {
  const label = textOfLanguage(field.label, language)
  return of ? `${label} (${languageName(of, language)})` : label
}

/** Returns whether a field is a text for search engines. */
export const isForSearchEngines = ({ field }: CustomKey): boolean => SEARCH_ENGINE_FIELDS.includes(field)

function typedOf(value: CustomValue): string | string[] {
  if (value === null) return ""
  if (typeof value === "number") return String(value).replace(".", ",")
  return Array.isArray(value) ? value : String(value)
}

const emptyOf = ({ field }: CustomKey) => (field.is_multiple ? [] : "")

export const typedCustomValues = (keys: readonly CustomKey[], values: CustomValues = {}): TypedCustomValues =>
  Object.fromEntries(
    keys.map((each) => [
      each.key,
      each.key in values ? typedOf(values[each.key] ?? null) || emptyOf(each) : emptyOf(each),
    ]),
  )

function writtenValue({ type }: CustomKey["field"], typed: string | string[]): unknown {
  if (Array.isArray(typed)) return typed
  const text = typed.trim()
  if (type === "boolean") return text === "true"
  if (type !== "integer" && type !== "decimal") return text
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text
}

const isEmpty = (typed: string | string[]): boolean => !(Array.isArray(typed) ? typed.length : typed.trim())

/** Returns the value to save: null for an empty text, undefined for an invalid one. */
export function customValueOf({ field }: CustomKey, typed: string | string[]): CustomValue | undefined {
  if (isEmpty(typed)) return null
  return customValueSchema(field).safeParse(writtenValue(field, typed)).data as CustomValue | undefined
}

export const savedCustomValues = (keys: readonly CustomKey[], typed: TypedCustomValues): CustomValues =>
  Object.fromEntries(keys.map((each) => [each.key, customValueOf(each, typed[each.key] ?? "") ?? null]))

/** Returns the values that differ from `before`. */
export const changedCustomValues = (values: CustomValues, before: CustomValues): CustomValues =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSame(value, before[key])))

/** Returns an error per field: "invalid", or "needed" if a product for sale must have a value. */
export const wrongCustomValues = (
  keys: readonly CustomKey[],
  typed: TypedCustomValues,
  isActive: boolean,
): { key: string; code: "invalid" | "needed" }[] =>
  keys.flatMap((each): { key: string; code: "invalid" | "needed" }[] => {
    const value = customValueOf(each, typed[each.key] ?? "")
    if (value === undefined) return [{ key: each.key, code: "invalid" }]
    const isNeeded = each.field.required === true && (each.language ?? "fr") === "fr"
    return isActive && isNeeded && value === null ? [{ key: each.key, code: "needed" }] : []
  })
