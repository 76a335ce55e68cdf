import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { everyInterval, LEFT_ALONE_SECONDS } from "@bon-perroquet/jobs"
import { mailOrder } from "../mails"
import { recentOrderIds } from "../orders"
import { alone } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { settleStock } from "../restocking"
import { followEngine } from "../status"

/** Every quarter of an hour, usually. */
const ROUNDS = 15
/** Seconds that a process that was just started looks back: longer than the shop is ever down. */
const FIRST_LOOK = 48 * 60 * 60
/** Seconds that are looked at twice, for what was being written at the last look. */
const OVERLAP = 2 * ROUNDS * LEFT_ALONE_SECONDS
/** When the last look began that came to its end: however long it took, the next leaves no moment out. */
let lookedAt: number | undefined

/** What the subscribers do of an event of Medusa Admin: each part finds out whether it was done. */
async function catchUp(container: MedusaContainer, id: string): Promise<void> {
  await followEngine(container, id)
  const refunds = await engineOf(container).records.refunds.of(id)
  if (refunds.some(({ restock }) => restock !== null))
    await alone(container, id, (engine) => settleStock(engine, id))
  await mailOrder(container, id)
}

/** Finds orders whose event was missed, as by a crash between a change and its event. */
export default async function mailRecentOrders(container: MedusaContainer): Promise<void> {
  const began = Date.now()
  const lookBack = lookedAt === undefined ? FIRST_LOOK : (began - lookedAt) / 1000 + OVERLAP
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  let isWhole = true
  for (const id of await recentOrderIds(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), lookBack))
    // One order that can't be told about must not keep the others from theirs.
    await catchUp(container, id).catch((error: unknown) => {
      isWhole = false
      logger.error(`Order ${id} is not caught up with yet and will be tried again: ${String(error)}`)
    })
  // A message that failed is tried again for as long as the shop would look back anyway.
  if (isWhole || began - (lookedAt ?? began) > FIRST_LOOK * 1000) lookedAt = began
}

export const config = { name: "mail-recent-orders", schedule: everyInterval(ROUNDS) }
