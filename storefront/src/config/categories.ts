import { LANGUAGES, type Category, type Language } from "@bon-perroquet/contract"

export const categoryHandle = (category: Category, language: Language): string =>
  category[`handle_${language}`] || category.handle

/**
 * Finds a category by its id, or by its current or former handle in any language. If several match, prefers the given
 * language.
 */
export const findCategory = (
  categories: readonly Category[],
  reference: string,
  language: Language,
): Category | undefined =>
  categories.find(({ id }) => id === reference) ??
  categories.find((each) => categoryHandle(each, language) === reference) ??
  categories.find((each) => LANGUAGES.some((other) => categoryHandle(each, other) === reference)) ??
  categories.find(({ former_handles }) => former_handles.includes(reference))

export const categoryAddress = (category: Category, language: Language): string =>
  `/products?category=${encodeURIComponent(categoryHandle(category, language))}`

/** Returns the given category with its ancestors, from the top level down. */
export function lineTo(categories: readonly Category[], category: Category | undefined): Category[] {
  if (!category) return []
  const parent = categories.find(({ id }) => id === category.parent_id)
  return [...lineTo(categories, parent), category]
}
