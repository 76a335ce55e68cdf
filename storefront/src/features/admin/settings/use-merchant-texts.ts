import { languageName, SHIPPED_LANGUAGES } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../components/draft"
import { useLanguage } from "../../../i18n"
import { GROUPS } from "./merchant-fields"

const FIELDS = GROUPS.flatMap(({ fields }): readonly (typeof fields)[number][] => fields)

/** Returns labels of the form's fields by path, for messages outside of the form. */
export function useMerchantTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return {
    nameOf: (path) => {
      const field = FIELDS.find((each) => each === path)
      if (field) return t(`settings.merchant.fields.${field}`)
      const told = SHIPPED_LANGUAGES.find((each) => path === `register.${each}`)
      const name = t("settings.merchant.fields.register")
      return told ? `${name} (${languageName(told, language)})` : name
    },
    valueOf: (_path, value) => String(value),
  }
}
