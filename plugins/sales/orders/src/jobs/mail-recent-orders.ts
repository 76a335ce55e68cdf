import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { everyInterval, LEFT_ALONE_SECONDS } from "@bon-perroquet/contract/jobs"
import { notePaymentRisk } from "../holds"
import { mailOrder } from "../mails"
import { recentOrderIds } from "../orders"
import { alone } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { reserveUnpacked, restockRefunded } from "../restocking"
import { followEdit } from "../covered"
import { followEngine } from "../status"

/** Runs every 15 job intervals. By default, an interval is a minute. */
const ROUNDS = 15
const FIRST_LOOK = 48 * 60 * 60
/** Seconds that a run reads again, to find changes that were uncommitted during the previous run. */
const OVERLAP = 2 * ROUNDS * LEFT_ALONE_SECONDS
/** Start of the last run without a failure. The next run reads changes from then on. */
let lookedAt: number | undefined

/** Medusa's types of order changes that change which goods are sent. */
const CHANGES_OF_GOODS = new Set<string | undefined>(["edit", "claim", "exchange"])

/** Does for one order what the subscribers do after an event of Medusa Admin. Each step is idempotent. */
async function catchUp(container: MedusaContainer, id: string): Promise<void> {
  await followEngine(container, id)
  const { records, order } = engineOf(container)
  const refunds = await records.refunds.of(id)
  if (refunds.some(({ restock }) => restock !== null))
    await alone(container, id, (engine) => restockRefunded(engine, id))
  const changes = await order.listOrderChanges({ order_id: id, status: "confirmed" }, { take: null })
  if (changes.some(({ change_type }) => CHANGES_OF_GOODS.has(change_type))) {
    await alone(container, id, (engine) => reserveUnpacked(engine, id))
    await followEdit(container, id)
  }
  await notePaymentRisk(container, id)
  await mailOrder(container, id)
}

/** Processes recently changed orders, in case their event was lost. */
export default async function mailRecentOrders(container: MedusaContainer): Promise<void> {
  const began = Date.now()
  const lookBack = lookedAt === undefined ? FIRST_LOOK : (began - lookedAt) / 1000 + OVERLAP
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  let isWhole = true
  for (const id of await recentOrderIds(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), lookBack))
    await catchUp(container, id).catch((error: unknown) => {
      isWhole = false
      logger.error(
        `The missing e-mails of order ${id} could not be written and will be tried again: ${String(error)}`,
      )
    })
  // After a failure, the next run also reads the changes of the failed one, for at most 48 hours.
  if (isWhole || began - (lookedAt ?? began) > FIRST_LOOK * 1000) lookedAt = began
}

export const config = { name: "mail-recent-orders", schedule: everyInterval(ROUNDS) }
