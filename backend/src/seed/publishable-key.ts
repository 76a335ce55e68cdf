import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createApiKeysWorkflow, linkSalesChannelsToApiKeyWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { one } from "./one"

/** Assigns the engine's default publishable key of the Store API to the sales channel. */
export async function seedPublishableKey(container: MedusaContainer, salesChannelId: string): Promise<void> {
  const [existing] = await container.resolve(Modules.API_KEY).listApiKeys({ type: "publishable" })
  const id = existing?.id ?? (await createKey(container))
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "api_key",
    fields: ["id", "sales_channels.id"],
    filters: { id },
  })
  const { sales_channels: channels } = one(data as { sales_channels?: { id: string }[] }[])
  if (channels?.some((channel) => channel.id === salesChannelId)) return
  await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id, add: [salesChannelId] } })
}

async function createKey(container: MedusaContainer): Promise<string> {
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: "Boutique en ligne", type: "publishable", created_by: "" }] },
  })
  return one(result).id
}
