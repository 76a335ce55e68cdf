import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"

/** Returns language and words that format the values of custom fields. */
export function useCustomWords() {
  const { t } = useTranslation("common")
  const { language } = useLanguage()
  return { language, yes: t("custom.yes"), no: t("custom.no") }
}
