import { readCategoryRows } from "@bon-perroquet/medusa-sql/catalogue/categories"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns the categories of Google's product taxonomy by category id. */
export async function googleCategories(knex: Knex): Promise<ReadonlyMap<string, string>> {
  return new Map(
    (await readCategoryRows(knex)).flatMap(({ id, google_category }) => {
      const category = google_category?.trim()
      return category ? [[id, category] as const] : []
    }),
  )
}
