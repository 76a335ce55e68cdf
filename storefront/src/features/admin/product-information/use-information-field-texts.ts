import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../components/draft"
import { useInformationWords } from "./use-information-words"

/** Returns labels of the form's fields by path, for messages outside of the form. */
export function useInformationFieldTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const words = useInformationWords()
  return {
    nameOf: (path) => (path === "is_told" ? t("information.allergensTold") : (words.nameOf(path) ?? path)),
    valueOf: (path, value) => {
      if (typeof value === "boolean") return t(value ? "changes.yes" : "changes.no")
      return words.valueOf(path, value) ?? String(value)
    },
  }
}
