import { NO_INFORMATION, productInformationSchema, type ProductInformation } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface Row {
  product_id: string
  told: Record<string, unknown>
}

/** Converts stored data to the current fields. New fields are empty, and invalid values are dropped. */
function asTold(told: Row["told"]): ProductInformation {
  const fields = Object.entries(productInformationSchema.shape).flatMap(([field, schema]) => {
    const read = schema.safeParse(told[field])
    return read.success ? [[field, read.data] as const] : []
  })
  return { ...NO_INFORMATION, ...Object.fromEntries(fields) }
}

/** Returns the information by product id. */
export async function readInformation(
  knex: Knex,
  productIds: readonly string[],
): Promise<Map<string, ProductInformation>> {
  if (!productIds.length) return new Map()
  const { rows } = await knex.raw<{ rows: Row[] }>(
    "SELECT product_id, told FROM product_information WHERE product_id = ANY (CAST(? AS text[])) AND deleted_at IS NULL",
    [[...productIds]] as unknown as string[],
  )
  return new Map(rows.map(({ product_id, told }) => [product_id, asTold(told)]))
}

/** Returns the French name of an existing product. */
export async function productName(knex: Knex, id: string): Promise<string | undefined> {
  const { rows } = await knex.raw<{ rows: { title: string }[] }>(
    "SELECT title FROM product WHERE id = ? AND deleted_at IS NULL",
    [id],
  )
  return rows[0]?.title
}
