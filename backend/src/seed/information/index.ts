import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { informationKeeper } from "@bon-perroquet/shop-api/information"
import type { SeedProduct } from "../catalogue"
import { informationOf } from "./rules"

/** Adds mandatory product information to the first products. Products that have some are not changed. */
export async function seedInformation(
  container: MedusaContainer,
  products: readonly SeedProduct[],
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  const keeper = informationKeeper()
  if (!keeper) return
  const told = await keeper.read(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [
    ...idOf.values(),
  ])
  const changes = products.flatMap((product) => {
    const product_id = idOf.get(product.handle)
    return product_id && !told.has(product_id) ? [{ product_id, change: informationOf(product) }] : []
  })
  await keeper.change(container, null, changes)
}
