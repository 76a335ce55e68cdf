import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Ids of "Nuts & Seeds" and "Bird Food" in Google's product taxonomy. */
const NUTS = "433"
const BIRD_FOOD = "4990"
const USUAL: Record<string, string> = { shelled: NUTS, "in-shell": NUTS, various: BIRD_FOOD }

interface Row {
  id: string
  handle: string
  named: string | null
}

export async function googleCategories(knex: Knex): Promise<ReadonlyMap<string, string>> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `SELECT id, handle, metadata ->> 'google_product_category' AS named FROM product_category WHERE deleted_at IS NULL`,
  )
  return new Map(
    rows.flatMap(({ id, handle, named }) => {
      const category = named?.trim() || USUAL[handle]
      return category ? [[id, category] as const] : []
    }),
  )
}
