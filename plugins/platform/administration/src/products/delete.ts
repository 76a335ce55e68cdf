import { writeChanges } from "@bon-perroquet/api-kit/changes"
import type { AdminProduct } from "@bon-perroquet/contract"
import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import { sideBySide } from "@bon-perroquet/contract/jobs"
import {
  purgeProducts,
  purgeUnlinkedItems,
  unfinishedProducts,
} from "@bon-perroquet/medusa-sql/catalogue/purge"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows"
import { productsWithIds } from "./list"
import { loggedProduct } from "./logged-product"

export const deleteProduct = (container: MedusaContainer, by: string, id: string): Promise<void> =>
  deleteProducts(container, by, [id])

/**
 * Deletes softly, because orders refer to the rows.
 * @throws 404, or 409 while units are reserved for orders
 */
export async function deleteProducts(container: MedusaContainer, by: string, ids: string[]): Promise<void> {
  const products = await productsWithIds(container, ids)
  if (products.length < ids.length) throw refuse("product_not_found", 404)
  requireUnheld(products)
  try {
    await deleteProductsWorkflow(container).run({ input: { ids } })
  } catch (error) {
    // Medusa refuses the deletion if a concurrent checkout has reserved stock. Then this throws the shop's refusal.
    if (MedusaError.isMedusaError(error)) requireUnheld(await productsWithIds(container, ids))
    throw error
  }
  await rereadProducts(container, ids)
  await writeChanges(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    products.map((product) => ({
      ...{ by, subject: "product", subject_id: product.id, label: product.name_fr, action: "deleted" },
      before: loggedProduct(product),
      after: null,
    })),
  )
}

function requireUnheld(products: readonly AdminProduct[]): void {
  const { held = 0 } = products.find((product) => product.held > 0) ?? {}
  if (held > 0) throw refuse("product_held", 409, { available: held })
}

/** Number of products that are deleted at the same time. */
const LANES = 4

/** Deletes the products that exist, except those that are reserved for orders. Logs each one. */
export async function deleteUnreservedProducts(
  container: MedusaContainer,
  by: string,
  ids: readonly string[],
): Promise<{ deleted: string[]; held: string[] }> {
  const result = { deleted: [] as string[], held: [] as string[] }
  await sideBySide(LANES, ids, async (id) => {
    try {
      await deleteProduct(container, by, id)
      result.deleted.push(id)
    } catch (error) {
      const code = error instanceof Refusal ? error.code : null
      if (code === "product_held") result.held.push(id)
      else if (code !== "product_not_found") throw error
    }
  })
  return result
}

/**
 * Deletes products whose creation was interrupted, so that they can be created again.
 * @param skus all their SKUs
 * @param since moment at which no product had these SKUs
 */
export async function deleteUnfinished(
  container: MedusaContainer,
  { ids, skus, since }: { ids: readonly string[]; skus: readonly string[]; since: Date },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const unfinished = await unfinishedProducts(knex, ids)
  if (!unfinished.length) return
  const products = unfinished.map(({ id }) => id)
  // The products come last, because a further interruption must find them again.
  await purgeUnlinkedItems(knex, skus, since)
  await deleteProductsWorkflow(container).run({ input: { ids: products } })
  await purgeDeleted(container, { products, variants: unfinished.flatMap(({ variants }) => variants) })
}

/** Tables of plugins with a row per product. */
const OF_PRODUCT = ["listing", "product_vat_class", "product_information", "unpublished_product"]

/** Deletes the rows that remain of deleted products and sizes, except bought ones. */
export async function purgeDeleted(
  container: MedusaContainer,
  ids: { products: readonly string[]; variants: readonly string[] },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const purged = await purgeProducts(knex, ids)
  for (const table of purged.length ? OF_PRODUCT : [])
    // The plugin of product information is optional.
    if (await knex.schema.hasTable(table)) await knex(table).whereIn("product_id", purged).delete()
}
