import { refuse, versioned } from "@bon-perroquet/api-kit/http"
import {
  type AdminCategory,
  customKeys,
  DEFAULT_LANGUAGE,
  inLanguages,
  type Language,
  storedValues,
  TRANSLATED_LANGUAGES,
} from "@bon-perroquet/contract"
import {
  type CategoryRow,
  countCategoryProducts,
  readCategoryRows,
} from "@bon-perroquet/medusa-sql/catalogue/categories"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

function viewOf(row: CategoryRow, product_count: number): AdminCategory {
  const written = (field: "name" | "description", language: Language): string => {
    const text = language === DEFAULT_LANGUAGE ? row[field] : row[language]?.[field]
    return typeof text === "string" ? text.trim() : ""
  }
  const { id, parent_id, picture, is_shown, is_perishable, google_category } = row
  const own = {
    ...{ id, parent_id, picture, is_shown, is_perishable },
    google_category: google_category ?? "",
    custom_fields: storedValues(customKeys("category"), row.metadata),
    ...inLanguages("name", (language) => written("name", language)),
    ...inLanguages("description", (language) => written("description", language)),
    ...inLanguages("handle", (language) =>
      language === DEFAULT_LANGUAGE ? row.handle : (row.handles?.[language] ?? row.handle),
    ),
    untranslated: TRANSLATED_LANGUAGES.filter(
      (language) =>
        !written("name", language) ||
        (written("description", DEFAULT_LANGUAGE) !== "" && !written("description", language)),
    ),
  }
  // The version ignores the number of products, so that a moved product does not make an open form outdated.
  return { ...versioned(own), product_count }
}

export async function adminCategories(container: MedusaContainer): Promise<AdminCategory[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [rows, counts] = await Promise.all([readCategoryRows(knex), countCategoryProducts(knex)])
  return rows.map((row) => viewOf(row, counts.get(row.id) ?? 0))
}

export function categoryIn(categories: readonly AdminCategory[], id: string): AdminCategory {
  const category = categories.find((each) => each.id === id)
  if (!category) throw refuse("category_not_found", 404)
  return category
}

export const adminCategory = async (container: MedusaContainer, id: string): Promise<AdminCategory> =>
  categoryIn(await adminCategories(container), id)

/** Returns the ids of the categories below one, at any depth. */
export function idsBelow(categories: readonly AdminCategory[], id: string): string[] {
  return childrenOf(categories, id).flatMap((child) => [child, ...idsBelow(categories, child)])
}

export const childrenOf = (categories: readonly AdminCategory[], parentId: string | null): string[] =>
  categories.filter(({ parent_id }) => parent_id === parentId).map(({ id }) => id)
