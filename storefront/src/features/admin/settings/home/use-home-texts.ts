import { languageName, LANGUAGES } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../../components/draft"
import { useLanguage } from "../../../../i18n"

/** Returns labels of the form's fields by path, for messages outside of the form. */
export function useHomeTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  return {
    nameOf: (path) => {
      if (path === "picture" || path === "products") return t(`settings.home.${path}`)
      const language = LANGUAGES.find((each) => path.startsWith(`texts.${each}`))
      const name = t(`settings.home.fields.${path.endsWith("subtitle") ? "subtitle" : "title"}`)
      return language ? `${name} (${languageName(language, reader)})` : name
    },
    valueOf: (path, value) =>
      path === "products"
        ? (value as { id: string }[]).map(({ id }) => id).join(", ")
        : typeof value === "string"
          ? value
          : t("settings.home.ownPicture"),
  }
}
