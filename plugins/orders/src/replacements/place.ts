import { recordChange } from "@bon-perroquet/change-log/changes"
import { reserveOrderNumber } from "@bon-perroquet/checkout/checkout"
import type { Refundable } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/engine-tables"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { alone, requireOrderId } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { mailOrder } from "../mails"
import type { RefundRow, ReplacementRow, SettledItem } from "../modules/order-status"
import { refundableParts, soldOrder } from "../money/of-order"
import { finishBegun } from "../status/change-status"
import { standing, withoutReplaced } from "../money/replaced"
import { writeReplacement } from "./write"

/** What an order's goods stand at when it is decided what is replaced: nobody changes it meanwhile. */
export interface Replaceable {
  order: EngineOrder
  /** Units of each line that were neither given back nor replaced. */
  left: SettledItem[]
  /** Refunds that were not refused. */
  refunds: RefundRow[]
  /** Replacements that stand. */
  replacements: ReplacementRow[]
}

interface Wanted {
  order_number: string
  /** What it is for: part of what `choose` is told of earlier ones. */
  cause: string
  /** E-mail address of the administrator. */
  by: string
  /** Which lines are replaced, and how many of each: never more than is left. */
  choose: (replaceable: Replaceable) => SettledItem[]
}

/**
 * Sends goods of an order again at no charge: an order of its own, with stock, packing slip and parcel as any other, and without
 * payment and invoice. What is replaced can't be given back as money, unless the replacement is cancelled first.
 * @returns the replacement's number
 * @throws 404; 409 nothing_to_replace, insufficient_stock, order_busy
 */
export async function placeReplacement(
  container: MedusaContainer,
  { order_number, cause, by, choose }: Wanted,
): Promise<string> {
  const { events } = engineOf(container)
  const orderId = await requireOrderId(engineOf(container), order_number)
  const placed = await alone(container, orderId, async (engine, found) => {
    const order = await finishBegun(engine, found)
    const { status, refunds, replacements } = await engine.records.recordOf(orderId)
    if (order.status === "canceled" || status?.status === "cancelled") throw refuse("nothing_to_replace", 409)
    const items = choose({
      order,
      left: withoutReplaced(unpaidBack(order, refunds), replacements),
      refunds: refunds.filter(({ state }) => state !== "refused" && state !== "failed"),
      replacements: standing(replacements),
    })
    if (!items.length) throw refuse("nothing_to_replace", 409)
    const number = await reserveOrderNumber(container)
    const id = await engine.locking.execute(
      itemsBehind(order, items),
      () =>
        engine.knex.transaction((each) =>
          writeReplacement(each, order, { number, items, cause, by_email: by }),
        ),
      { timeout: 15 },
    )
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

/** Lines of which something was not given back; of a line that cost nothing, all. */
function unpaidBack(order: EngineOrder, refunds: readonly RefundRow[]): Refundable["items"] {
  const free = soldOrder(order).lines.filter(({ amount_cents }) => amount_cents === 0)
  return refundableParts(order, refunds).items.filter(
    ({ id, amount_cents }) => amount_cents > 0 || free.some((line) => line.id === id),
  )
}

const itemsBehind = ({ items }: EngineOrder, wanted: readonly SettledItem[]): string[] => [
  ...new Set(
    items
      .filter(({ id }) => wanted.some((each) => each.id === id))
      .flatMap(({ variant }) => variant?.inventory_items.map((item) => item.inventory_item_id) ?? []),
  ),
]
