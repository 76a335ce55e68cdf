import type { Refundable } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { OrderRecord, RefundRow, ReplacementRow, LineUnits } from "../modules/order-status"
import { partsLeft, soldOrder } from "./of-order"
import { activeReplacements, withoutReplaced } from "./replaced"

/** Goods of an order that can be replaced free of charge. Valid only while the order is locked. */
export interface Replaceable {
  order: EngineOrder
  /** Lines that were neither refunded nor replaced. */
  left: LineUnits[]
  refunds: RefundRow[]
  replacements: ReplacementRow[]
}

type RecordedChanges = Pick<OrderRecord, "status" | "refunds" | "replacements">

/**
 * Returns the goods of an order that can be replaced. @throws 409 nothing_to_replace for a cancelled order
 */
export function replaceableOf(
  order: EngineOrder,
  { status, refunds, replacements }: RecordedChanges,
): Replaceable {
  if (order.status === "canceled" || status?.status === "cancelled") throw refuse("nothing_to_replace", 409)
  return {
    order,
    left: withoutReplaced(unpaidBack(order, refunds), replacements),
    refunds: refunds.filter(({ state }) => state !== "refused" && state !== "failed"),
    replacements: activeReplacements(replacements),
  }
}

/**
 * Throws if a replacement's goods were refunded or replaced again.
 * @param replacementId Medusa's id of the replacement order
 */
export function requireStillReplaceable(
  order: EngineOrder,
  state: RecordedChanges,
  replacementId: string,
): void {
  const { left } = replaceableOf(order, state)
  const items = state.replacements
    .filter(({ replacement_id }) => replacement_id === replacementId)
    .flatMap((replacement) => replacement.items)
  const isLeft = ({ id, quantity }: LineUnits) =>
    left.some((line) => line.id === id && line.quantity >= quantity)
  if (!items.every(isLeft)) throw refuse("nothing_to_replace", 409)
}

/** Returns the units that were not refunded, including lines that were sold at 0. */
function unpaidBack(order: EngineOrder, refunds: readonly RefundRow[]): Refundable["items"] {
  const free = soldOrder(order).lines.filter(({ amount_cents }) => amount_cents === 0)
  return partsLeft(order, refunds).items.filter(
    ({ id, amount_cents }) => amount_cents > 0 || free.some((line) => line.id === id),
  )
}
