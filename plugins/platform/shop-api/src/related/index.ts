import { MAX_RELATED, type RelatedProducts } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { pairKeeper } from "@bon-perroquet/api-kit/bought-together"
import type { CatalogueProduct, Snapshot } from "../catalogue"
import type { ProductSet } from "../catalogue/product-set"
import { jsonList } from "@bon-perroquet/api-kit/http"

/** Returns products in stock that are often bought together, otherwise of the same category. */
export async function relatedTo(
  container: MedusaContainer,
  { products }: Snapshot,
  { id: productId, category_id }: CatalogueProduct,
): Promise<Buffer> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const ids = (await pairKeeper()?.with(knex, productId)) ?? []
  const bought = ids.flatMap((id) => {
    const other = products.get(id)
    return other && !other.is_sold_out ? [other] : []
  })
  if (bought.length > 0) return answer("bought_together", bought)
  const shelf = category_id === null ? [] : firstOf(products, category_id)
  return answer(
    "category",
    shelf.filter((other) => other.id !== productId),
  )
}

const answer = (reason: RelatedProducts["reason"], products: readonly CatalogueProduct[]): Buffer =>
  Buffer.concat([
    Buffer.from(`{"reason":"${reason}","products":`),
    jsonList(products.slice(0, MAX_RELATED)),
    Buffer.from("}"),
  ])

const cache = new WeakMap<ProductSet, Map<string, readonly CatalogueProduct[]>>()

/**
 * Returns the first products of a category that are in stock, one more than the page shows. Cached until the catalogue
 * changes.
 */
function firstOf(products: ProductSet, category: string): readonly CatalogueProduct[] {
  const here = cache.get(products) ?? new Map<string, readonly CatalogueProduct[]>()
  cache.set(products, here)
  const before = here.get(category)
  if (before) return before
  const related: CatalogueProduct[] = []
  for (const each of products.values()) {
    // Sold-out products are last in the list, so none is available after the first one.
    if (each.is_sold_out || related.length > MAX_RELATED) break
    if (each.category_id === category) related.push(each)
  }
  here.set(category, related)
  return related
}
