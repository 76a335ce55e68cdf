import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

export interface ProductDefaults {
  sales_channel_id: string
  location_id: string
  shipping_profile_id: string
}

interface StoreDefaults {
  default_sales_channel_id: string | null
  default_location_id: string | null
}

export async function storeDefaultsOf(container: MedusaContainer): Promise<ProductDefaults> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "store",
    fields: ["default_sales_channel_id", "default_location_id"],
  })
  const [store] = data as StoreDefaults[]
  const [profile] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" })
  const { default_sales_channel_id: sales_channel_id, default_location_id: location_id } = store ?? {}
  if (!sales_channel_id || !location_id || !profile)
    throw new Error("The store has no default sales channel, stock location or shipping profile.")
  return { sales_channel_id, location_id, shipping_profile_id: profile.id }
}
