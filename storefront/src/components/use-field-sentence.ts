import { fieldSentence, type SentencedField } from "@bon-perroquet/contract/field-sentences"
import { useLanguage } from "../i18n/use-language"

/** Returns a function for the error sentence of a field. The API sends the same sentences. */
export function useFieldSentence(): (field: SentencedField, limit?: number) => string {
  const { language } = useLanguage()
  return (field, limit) => fieldSentence(language, field, limit)
}
