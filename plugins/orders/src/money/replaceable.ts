import type { Refundable } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/engine-tables"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { OrderRecord, RefundRow, ReplacementRow, SettledItem } from "../modules/order-status"
import { refundableParts, soldOrder } from "./of-order"
import { standing, withoutReplaced } from "./replaced"

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

type Known = Pick<OrderRecord, "status" | "refunds" | "replacements">

/** @throws 409 nothing_to_replace of an order that was cancelled */
export function replaceableOf(order: EngineOrder, { status, refunds, replacements }: Known): Replaceable {
  if (order.status === "canceled" || status?.status === "cancelled") throw refuse("nothing_to_replace", 409)
  return {
    order,
    left: withoutReplaced(unpaidBack(order, refunds), replacements),
    refunds: refunds.filter(({ state }) => state !== "refused" && state !== "failed"),
    replacements: standing(replacements),
  }
}

/**
 * While a replacement was cancelled its goods could be given back as money, or replaced by another one: it may stand again only
 * where all of them are left.
 * @param replacementId the engine's id of the order that replaces them
 * @throws 409 nothing_to_replace
 */
export function requireStillReplaceable(order: EngineOrder, known: Known, replacementId: string): void {
  const { left } = replaceableOf(order, known)
  const items = known.replacements
    .filter(({ replacement_id }) => replacement_id === replacementId)
    .flatMap((replacement) => replacement.items)
  const isLeft = ({ id, quantity }: SettledItem) =>
    left.some((line) => line.id === id && line.quantity >= quantity)
  if (!items.every(isLeft)) throw refuse("nothing_to_replace", 409)
}

/** Lines of which something was not given back; of a line that cost nothing, all. */
function unpaidBack(order: EngineOrder, refunds: readonly RefundRow[]): Refundable["items"] {
  const free = soldOrder(order).lines.filter(({ amount_cents }) => amount_cents === 0)
  return refundableParts(order, refunds).items.filter(
    ({ id, amount_cents }) => amount_cents > 0 || free.some((line) => line.id === id),
  )
}
