import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { knownProducts } from "../known"
import type { Shelf } from "./match"

/** Returns the products and sizes that files may be named after, ignoring case. */
export async function shelfOf(container: MedusaContainer, keys: readonly string[]): Promise<Shelf> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { sizes, products } = await named(knex, keys)
  const known = await knownProducts(
    container,
    sizes.map(({ name }) => name),
    products.map(({ id }) => id),
  )
  return {
    skus: grouped(sizes, ({ name }) => known.sizeOf(name)),
    handles: grouped(products, ({ id }) => known.productOf(id)),
  }
}

interface Named {
  id: string
  name: string
}

async function named(knex: Knex, keys: readonly string[]): Promise<{ sizes: Named[]; products: Named[] }> {
  const sizes = await knex.raw<{ rows: Named[] }>(
    `SELECT id, sku AS name FROM product_variant
     WHERE deleted_at IS NULL AND lower(sku) = ANY (CAST(:keys AS text[]))`,
    { keys },
  )
  const products = await knex.raw<{ rows: Named[] }>(
    `SELECT id, handle AS name FROM product
     WHERE deleted_at IS NULL AND lower(handle) = ANY (CAST(:keys AS text[]))`,
    { keys },
  )
  return { sizes: sizes.rows, products: products.rows }
}

function grouped<T>(rows: readonly Named[], knownOf: (row: Named) => T | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = row.name.toLowerCase()
    const known = knownOf(row)
    if (known) groups.set(key, [...(groups.get(key) ?? []), known])
  }
  return groups
}
