import { type AdminCategory, languageName, LANGUAGES } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../components/draft"
import { useLanguage } from "../../../i18n"
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
  return {
    nameOf: (path) => {
      const of = LANGUAGES.find((each) => path.endsWith(`_${each}`))
      const field = of ? path.slice(0, -of.length - 1) : path
      const name = isField(field) ? t(NAMES[field]) : path
      return of ? `${name} (${languageName(of, language)})` : name
    },
    valueOf: (path, value) => {
      if (typeof value === "boolean") return t(value ? "changes.yes" : "changes.no")
      const text = typeof value === "string" ? value : ""
      if (path === "picture") return text.replace(/^.*\//, "")
      if (path !== "parent_id") return text
      const parent = categories.find(({ id }) => id === text)
      return parent ? pathOf(parent) : t("categories.top")
    },
  }
}
