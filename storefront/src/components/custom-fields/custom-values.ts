import {
  languageName,
  SEARCH_ENGINE_FIELDS,
  textOfLanguage,
  type CustomKey,
  type CustomValue,
  type CustomValues,
  type Language,
} from "@bon-perroquet/contract"

/** Imports no validation, so that pages can bundle it. The rules are in custom-rules.ts. */

/** Typed values by key. An empty text means no value. A choice of several options is a list. */
export type TypedCustomValues = Record<string, string | string[]>

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
