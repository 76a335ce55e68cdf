import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { everyRound, ROUND_SECONDS } from "@bon-perroquet/jobs"
import { mailOrder } from "../mails"
import { recentOrderIds } from "../orders"

/** Every quarter of an hour, usually. */
const ROUNDS = 15
/**
 * How far it looks back: a process that was just started two days, longer than the shop is ever down and far less than
 * the outbox remembers its keys; then so far that no moment is left out.
 */
const LOOKS_BACK = { first: 48 * 60 * 60, then: 3 * ROUNDS * ROUND_SECONDS }
let isFirst = true

/** Finds orders about which a message was missed, as by a crash between an order and its event. */
export default async function mailRecentOrders(container: MedusaContainer): Promise<void> {
  const lookBack = isFirst ? LOOKS_BACK.first : LOOKS_BACK.then
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const id of await recentOrderIds(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), lookBack))
    // One order that can't be told about must not keep the others from their messages.
    await mailOrder(container, id).catch((error: unknown) =>
      logger.error(`No mail about ${id}: ${String(error)}`),
    )
  isFirst = false
}

export const config = { name: "mail-recent-orders", schedule: everyRound(ROUNDS) }
