import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { shopSnapshot } from "../catalogue"
import type { StoreCart } from "./store-cart"

/**
 * What the shop says of goods when they are bought is kept with their lines, as in its own carts; a client's word for it
 * counts for nothing.
 */
export async function keepTold(
  container: MedusaContainer,
  { items }: Pick<StoreCart, "items">,
): Promise<void> {
  const snapshot = await shopSnapshot(container)
  const changes = items.flatMap(({ id, product_id, variant_id, metadata }) => {
    const known = product_id && variant_id ? snapshot.products.get(product_id) : undefined
    if (!known) return []
    const { is_perishable } = known.product
    if (metadata?.["is_perishable"] === is_perishable) return []
    return [{ selector: { id }, data: { metadata: { ...metadata, is_perishable } } }]
  })
  if (changes.length) await container.resolve(Modules.CART).updateLineItems(changes)
}
