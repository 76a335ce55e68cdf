import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailOrder } from "../mails"
import { recentOrderIds } from "../orders"

/** How far it looks back: longer than the shop is ever down. Far less than the outbox remembers its keys. */
const HOURS = 48
const EVERY_MINUTES = 15

/** Finds orders about which a message was missed, as by a crash between an order and its event. */
export default async function mailRecentOrders(container: MedusaContainer): Promise<void> {
  const ids = await recentOrderIds(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), HOURS)
  for (const id of ids) await mailOrder(container, id)
}

export const config = { name: "mail-recent-orders", schedule: { interval: EVERY_MINUTES * 60_000 } }
