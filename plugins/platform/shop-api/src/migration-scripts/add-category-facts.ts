import { addCategoryFacts } from "@bon-perroquet/medusa-sql/catalogue/categories"
import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Values for the categories of a new shop, which earlier versions derived from the handles. The numbers are Google's
 * categories of nuts (433) and bird food (4990).
 */
const FACTS = { shelled: "433", "in-shell": "433", various: "4990" }

export default async function addFacts({ container }: ExecArgs): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const [handle, google_product_category] of Object.entries(FACTS))
    await addCategoryFacts(knex, handle, {
      ...{ perishable: true, google_product_category },
      picture: `/pictures/category-${handle}-640.webp`,
    })
}
