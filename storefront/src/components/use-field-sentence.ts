import { fieldSentence, type SentencedField } from "@bon-perroquet/contract/field-sentences"
import { useLanguage } from "../i18n/use-language"

/** Returns a function that returns the error message of a form field. The API uses the same messages. */
export function useFieldSentence(): (field: SentencedField, limit?: number) => string {
  const { language } = useLanguage()
  return (field, limit) => fieldSentence(language, field, limit)
}
