import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "zod"
import { type Snapshot, shopSnapshot } from "../catalogue"
import type { StoreCart } from "./store-cart"

type FactsLine = Pick<StoreCart["items"][number], "id" | "product_id" | "variant_id" | "metadata">

function productFacts(snapshot: Snapshot, productId: string) {
  const product = snapshot.products.get(productId)
  return product ? { is_perishable: product.product.is_perishable } : null
}

/**
 * Stores the product facts at the time of purchase with the lines, as in the shop's carts. Overwrites values from the
 * client.
 */
export async function storeProductFacts(
  container: MedusaContainer,
  items: readonly FactsLine[],
): Promise<void> {
  const snapshot = await shopSnapshot(container)
  const changes = items.flatMap(({ id, product_id, variant_id, metadata }) => {
    const facts = product_id && variant_id ? productFacts(snapshot, product_id) : null
    if (!facts || metadata?.["is_perishable"] === facts.is_perishable) return []
    return [{ selector: { id }, data: { metadata: { ...metadata, ...facts } } }]
  })
  if (changes.length) await container.resolve(Modules.CART).updateLineItems(changes)
}

const addedSchema = z.object({
  variant_id: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * Sets metadata, because Medusa merges lines of a size only if their metadata are equal. Otherwise units added after a
 * payment page was opened would get a second line.
 */
export async function addProductFacts({ scope, body }: MedusaRequest, cartId: string): Promise<void> {
  const { data: added } = addedSchema.safeParse(body)
  // Medusa itself reports invalid input.
  if (!added) return
  const { variant_id } = added
  const lines = await scope.resolve(Modules.CART).listLineItems({ cart_id: cartId, variant_id })
  const productId = lines[0]?.product_id
  const facts = productId ? productFacts(await shopSnapshot(scope), productId) : null
  if (!facts) return
  await storeProductFacts(scope, lines)
  Object.assign(body as object, { metadata: { ...added.metadata, ...facts } })
}
