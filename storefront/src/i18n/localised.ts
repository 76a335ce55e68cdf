import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract"

type Localised<Field extends string> = Record<`${Field}_${Language}`, string>

/** Falls back to French. */
export function localised<Field extends string>(
  record: Localised<Field>,
  field: Field,
  language: Language,
): string {
  return record[`${field}_${language}`] || record[`${field}_${DEFAULT_LANGUAGE}`]
}
