import type { MedusaContainer } from "@medusajs/framework/types"
import { knexOf } from "../rows"
import { forgetExpired } from "../rows/forget"

export default async function forgetAssistantCarts(container: MedusaContainer): Promise<void> {
  await forgetExpired(knexOf(container))
}

export const config = { name: "forget-assistant-carts", schedule: { interval: 3_600_000 } }
