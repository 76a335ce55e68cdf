import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { one } from "./one"
import type { Assortment } from "./products"

type StoreDefaults = { default_sales_channel_id: string | null; default_location_id: string | null }

/** Returns the ids that are needed to add products to a seeded shop. */
export async function assortmentOf(container: MedusaContainer): Promise<Assortment> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: stores } = await query.graph({
    entity: "store",
    fields: ["default_sales_channel_id", "default_location_id"],
  })
  const { default_sales_channel_id, default_location_id } = one(stores as StoreDefaults[])
  const profiles = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" })
  const categories = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({}, { select: ["id", "handle"] })
  if (!default_sales_channel_id || !default_location_id)
    throw new Error("The shop has no products. Run the seed first.")
  return {
    salesChannelId: default_sales_channel_id,
    stockLocationId: default_location_id,
    shippingProfileId: one(profiles).id,
    categoryIds: new Map(categories.map(({ handle, id }) => [handle, id])),
  }
}
