import { Modules } from "@medusajs/framework/utils"
import { createSalesChannelsWorkflow, updateSalesChannelsWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { one } from "./one"

const NAME = "Boutique en ligne"
const UNNAMED = "Default Sales Channel"

export async function seedSalesChannel(container: MedusaContainer): Promise<string> {
  const store = one(await container.resolve(Modules.STORE).listStores())
  const id = store.default_sales_channel_id
  if (!id) return createChannel(container)
  const selector = { id, name: UNNAMED }
  const unnamed = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels(selector)
  if (unnamed.length) {
    await updateSalesChannelsWorkflow(container).run({ input: { selector, update: { name: NAME } } })
  }
  return id
}

async function createChannel(container: MedusaContainer): Promise<string> {
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: NAME }] },
  })
  return one(result).id
}
