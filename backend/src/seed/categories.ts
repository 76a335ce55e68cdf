import { Modules } from "@medusajs/framework/utils"
import { createProductCategoriesWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { setTranslations } from "@bon-perroquet/languages/translations"
import type { SeedCategory } from "./catalogue"
import { inOtherLanguages } from "./texts"

/** @returns category id by handle */
export async function seedCategories(
  container: MedusaContainer,
  categories: readonly SeedCategory[],
): Promise<Map<string, string>> {
  const existing = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({ handle: categories.map(({ handle }) => handle) }, { select: ["id", "handle"] })
  const idOf = new Map(existing.map(({ handle, id }) => [handle, id]))
  const missing = categories.filter(({ handle }) => !idOf.has(handle))
  if (!missing.length) return idOf
  const { result } = await createProductCategoriesWorkflow(container).run({
    input: {
      product_categories: missing.map(({ handle, name, description, googleCategory }) => ({
        handle,
        name: name.fr,
        description: description.fr,
        is_active: true,
        metadata: {
          ...{ perishable: true, google_product_category: googleCategory },
          picture: `/pictures/category-${handle}-640.webp`,
        },
        rank: categories.findIndex((category) => category.handle === handle),
      })),
    },
  })
  for (const { handle, id } of result) idOf.set(handle, id)
  await setTranslations(
    container,
    "product_category",
    missing.flatMap((category) => inOtherLanguages(idOf.get(category.handle), category)),
  )
  return idOf
}
