import { valueText, type CustomKey } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { customName, customValueOf } from "./custom-values"

const CUSTOM = "custom_fields."

/** Returns names and values of custom fields by their path in a form, or undefined for another path. */
export function useCustomFieldTexts(keys: readonly CustomKey[]) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const at = (path: string) => keys.find(({ key }) => path === CUSTOM + key)
  return {
    nameOf: (path: string): string | undefined => {
      const custom = at(path)
      return custom && customName(custom, language)
    },
    valueOf: (path: string, value: unknown): string | undefined => {
      const custom = at(path)
      if (!custom) return undefined
      const saved = customValueOf(custom, value as string | string[]) ?? null
      const words = { language, yes: t("form.perishableIs.yes"), no: t("form.perishableIs.no") }
      return saved === null ? "" : valueText(custom.field, saved, words)
    },
  }
}
