import type { AdminCategory } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"

/** Returns functions that name a category in the reader's language, alone or with its ancestors. */
export function useCategoryNames(categories: readonly AdminCategory[]) {
  const { language } = useLanguage()
  const nameOf = (category: AdminCategory): string => category[`name_${language}`] || category.name_fr
  const pathOf = (category: AdminCategory): string => {
    const parent = categories.find(({ id }) => id === category.parent_id)
    return parent ? `${pathOf(parent)} › ${nameOf(category)}` : nameOf(category)
  }
  return { nameOf, pathOf }
}
