import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Merchant } from "./merchant"
import { one } from "./one"

const NAME = "Entrepôt"

type Input = { merchant: Merchant; salesChannelId: string }

/** Creates the warehouse at the merchant's address. @returns its id */
export async function seedStockLocation(container: MedusaContainer, { merchant, salesChannelId }: Input) {
  const [existing] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name: NAME })
  const id = existing?.id ?? (await createWarehouse(container, merchant))
  if (!(await sellsFrom(container, salesChannelId, id))) {
    await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id, add: [salesChannelId] } })
  }
  return id
}

async function createWarehouse(container: MedusaContainer, merchant: Merchant): Promise<string> {
  const { street, postal_code, city, country } = merchant
  const address = { address_1: street, postal_code, city, country_code: country }
  const { result } = await createStockLocationsWorkflow(container).run({
    input: { locations: [{ name: NAME, address }] },
  })
  return one(result).id
}

async function sellsFrom(container: MedusaContainer, salesChannelId: string, stockLocationId: string) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "stock_location",
    fields: ["id", "sales_channels.id"],
    filters: { id: stockLocationId },
  })
  const { sales_channels: channels } = one(data as { sales_channels?: { id: string }[] }[])
  return channels?.some((channel) => channel.id === salesChannelId) ?? false
}
