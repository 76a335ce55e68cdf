import { recordChange } from "@bon-perroquet/api-kit/changes"
import { channelOfSales, inChannel } from "@bon-perroquet/contract/channels"
import { reserveOrderNumber } from "@bon-perroquet/checkout/checkout"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { alone, requireOrderId } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { mailOrder } from "../mails"
import type { LineUnits } from "../modules/order-status"
import { closeReplacedFailures } from "../money/failed-refunds"
import { replaceableOf, type Replaceable } from "../money/replaceable"
import { finishInterrupted } from "../status/interrupted"
import { writeReplacement } from "./write"

interface ReplacementInput {
  order_number: string
  /**
   * Reason for the replacement. It is stored, so that `choose` recognises earlier replacements for the same
   * reason.
   */
  cause: string
  by: string
  /** Returns the lines and quantities to replace, not more than `replaceable` allows. */
  choose: (replaceable: Replaceable) => LineUnits[]
}

/**
 * Replaces goods by a free order with stock, packing slip and parcel, but no payment or invoice. Closes
 * failed refunds of these goods. Replaced goods can only be refunded if the replacement is cancelled. After
 * such a refund, it cannot be reinstated.
 * @returns the replacement's number
 */
export async function placeReplacement(
  container: MedusaContainer,
  { order_number, cause, by, choose }: ReplacementInput,
): Promise<string> {
  const { events } = engineOf(container)
  const orderId = await requireOrderId(engineOf(container), order_number)
  const placed = await alone(container, orderId, async (engine, storedOrder) => {
    const order = await finishInterrupted(engine, storedOrder)
    const items = choose(replaceableOf(order, await engine.records.recordOf(orderId)))
    if (!items.length) throw refuse("nothing_to_replace", 409)
    const number = await inChannel(channelOfSales(order.sales_channel_id), () =>
      reserveOrderNumber(container),
    )
    const id = await engine.locking.execute(
      itemsBehind(order, items),
      () =>
        engine.knex.transaction((each) =>
          writeReplacement(each, order, { number, items, cause, by_email: by }),
        ),
      { timeout: 15 },
    )
    await closeReplacedFailures(engine, orderId)
    return { id, number }
  })
  await recordChange(container, {
    ...{ by, subject: "order", subject_id: orderId, label: order_number, action: "replaced" },
    before: null,
    after: { replacement: placed.number },
  })
  await events.emit({ name: OrderWorkflowEvents.PLACED, data: { id: placed.id } })
  await mailOrder(container, placed.id)
  return placed.number
}

const itemsBehind = ({ items }: EngineOrder, requested: readonly LineUnits[]): string[] => [
  ...new Set(
    items
      .filter(({ id }) => requested.some((each) => each.id === id))
      .flatMap(({ variant }) => variant?.inventory_items.map((item) => item.inventory_item_id) ?? []),
  ),
]
