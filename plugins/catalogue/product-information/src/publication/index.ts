import { NO_INFORMATION, missingIn } from "@bon-perroquet/contract"
import { missingInformationText } from "@bon-perroquet/contract/information-names"
import { informationKeeper } from "@bon-perroquet/api-kit/information"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError, ProductStatus } from "@medusajs/framework/utils"

export interface CheckedProduct {
  id: string
  title: string
  status: string
}

const isPublished = ({ status }: CheckedProduct): boolean => status === (ProductStatus.PUBLISHED as string)

/** @throws MedusaError with the missing information of the first incomplete product */
export async function requireComplete(knex: Knex, products: readonly CheckedProduct[]): Promise<void> {
  const keeper = informationKeeper()
  if (!keeper || !products.length) return
  const stored = await keeper.read(
    knex,
    products.map(({ id }) => id),
  )
  for (const { id, title } of products) {
    const information = stored.get(id) ?? NO_INFORMATION
    const missing = missingIn(information)
    if (missing.length > 0)
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `“${title}” can't be published. Missing product information: ${missingInformationText("en", missing, information.kind)}.`,
      )
  }
}

/** Checks created products that are for sale, and remembers the others. @throws MedusaError */
export async function checkCreated(knex: Knex, products: readonly CheckedProduct[]): Promise<void> {
  await requireComplete(knex, products.filter(isPublished))
  await remember(
    knex,
    products.filter((product) => !isPublished(product)).map(({ id }) => id),
  )
}

/**
 * Checks products that an update has published. Those that were for sale before are not checked.
 * @returns the ids whose status changed, for `undoCheck`
 * @throws MedusaError
 */
export async function checkUpdated(
  knex: Knex,
  products: readonly CheckedProduct[],
): Promise<{ published: string[]; unpublished: string[] }> {
  const known = await unpublishedAmong(
    knex,
    products.map(({ id }) => id),
  )
  const published = products.filter((product) => isPublished(product) && known.has(product.id))
  await requireComplete(knex, published)
  const unpublished = products.filter((product) => !isPublished(product) && !known.has(product.id))
  const changed = { published: published.map(({ id }) => id), unpublished: unpublished.map(({ id }) => id) }
  await forget(knex, changed.published)
  await remember(knex, changed.unpublished)
  return changed
}

/** Restores what `checkUpdated` stored, because a later step of the update has failed. */
export async function undoCheck(
  knex: Knex,
  { published, unpublished }: Awaited<ReturnType<typeof checkUpdated>>,
): Promise<void> {
  await remember(knex, published)
  await forget(knex, unpublished)
}

async function unpublishedAmong(knex: Knex, ids: readonly string[]): Promise<Set<string>> {
  const rows = await knex<{ product_id: string }>("unpublished_product")
    .whereIn("product_id", [...ids])
    .whereNull("deleted_at")
    .select("product_id")
  return new Set(rows.map(({ product_id }) => product_id))
}

export async function remember(knex: Knex, ids: readonly string[]): Promise<void> {
  if (!ids.length) return
  await knex("unpublished_product")
    .insert(ids.map((product_id) => ({ product_id })))
    .onConflict("product_id")
    .ignore()
}

export async function forget(knex: Knex, ids: readonly string[]): Promise<void> {
  if (ids.length)
    await knex("unpublished_product")
      .whereIn("product_id", [...ids])
      .delete()
}
