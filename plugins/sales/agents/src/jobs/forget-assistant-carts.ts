import type { MedusaContainer } from "@medusajs/framework/types"
import { knexOf } from "../rows"
import { forgetExpired } from "../rows/forget"
import { forgetEvents } from "../watched"

export default async function forgetAssistantCarts(container: MedusaContainer): Promise<void> {
  const knex = knexOf(container)
  await forgetExpired(knex)
  await forgetEvents(knex)
}

export const config = { name: "forget-assistant-carts", schedule: { interval: 3_600_000 } }
