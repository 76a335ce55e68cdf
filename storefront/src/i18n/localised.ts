import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract"

type Localised<Field extends string> = Record<`${Field}_${Language}`, string>

/** Returns a text in a language, or in French if it is not translated. */
export function localised<Field extends string>(
  record: Localised<Field>,
  field: Field,
  language: Language,
): string {
  return record[`${field}_${language}`] || record[`${field}_${DEFAULT_LANGUAGE}`]
}
