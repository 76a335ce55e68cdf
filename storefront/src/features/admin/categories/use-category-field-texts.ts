import { type AdminCategory, languageName, LANGUAGES } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../components/draft"
import { useLanguage } from "../../../i18n"
import { useCustomFieldTexts } from "../../../components/custom-fields/use-custom-field-texts"
import { CUSTOM } from "./category-form"
import { useCategoryNames } from "./use-category-names"

const NAMES = {
  name: "form.name",
  description: "form.description",
  handle: "form.handle",
  parent_id: "categories.parent",
  picture: "categories.picture",
  is_shown: "categories.shown",
  is_perishable: "form.perishable",
  google_category: "categories.google",
} as const
const isField = (path: string): path is keyof typeof NAMES => path in NAMES

export function useCategoryFieldTexts(categories: readonly AdminCategory[]): FieldTexts {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { pathOf } = useCategoryNames(categories)
  const custom = useCustomFieldTexts(CUSTOM)
  return {
    nameOf: (path) => {
      const customName = custom.nameOf(path)
      if (customName) return customName
      const of = LANGUAGES.find((each) => path.endsWith(`_${each}`))
      const field = of ? path.slice(0, -of.length - 1) : path
      const name = isField(field) ? t(NAMES[field]) : path
      return of ? `${name} (${languageName(of, language)})` : name
    },
    valueOf: (path, value) => {
      const customText = custom.valueOf(path, value)
      if (customText !== undefined) return customText
      if (typeof value === "boolean") return t(value ? "changes.yes" : "changes.no")
      const text = typeof value === "string" ? value : ""
      if (path === "picture") return text.replace(/^.*\//, "")
      if (path !== "parent_id") return text
      const parent = categories.find(({ id }) => id === text)
      return parent ? pathOf(parent) : t("categories.top")
    },
  }
}
