import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "zod"
import { type Snapshot, shopSnapshot } from "../catalogue"
import type { StoreCart } from "./store-cart"

type ToldLine = Pick<StoreCart["items"][number], "id" | "product_id" | "variant_id" | "metadata">

function toldOf(snapshot: Snapshot, productId: string) {
  const product = snapshot.products.get(productId)
  return product ? { is_perishable: product.product.is_perishable } : null
}

/**
 * Stores the product facts at the time of purchase with the lines, as in the shop's carts. Overwrites values from the
 * client.
 */
export async function keepTold(container: MedusaContainer, items: readonly ToldLine[]): Promise<void> {
  const snapshot = await shopSnapshot(container)
  const changes = items.flatMap(({ id, product_id, variant_id, metadata }) => {
    const told = product_id && variant_id ? toldOf(snapshot, product_id) : null
    if (!told || metadata?.["is_perishable"] === told.is_perishable) return []
    return [{ selector: { id }, data: { metadata: { ...metadata, ...told } } }]
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
export async function tellAdded({ scope, body }: MedusaRequest, cartId: string): Promise<void> {
  const { data: added } = addedSchema.safeParse(body)
  // Medusa reports invalid input.
  if (!added) return
  const { variant_id } = added
  const lines = await scope.resolve(Modules.CART).listLineItems({ cart_id: cartId, variant_id })
  const productId = lines[0]?.product_id
  const told = productId ? toldOf(await shopSnapshot(scope), productId) : null
  if (!told) return
  await keepTold(scope, lines)
  Object.assign(body as object, { metadata: { ...added.metadata, ...told } })
}
