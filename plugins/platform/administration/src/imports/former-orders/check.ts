import { formerOrdersByNumber } from "@bon-perroquet/accounts/former-orders"
import type { FormerOrder } from "@bon-perroquet/contract"
import { decimalEuro } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isDeepStrictEqual } from "node:util"
import type { CheckedLine } from "../../modules/product-import"
import { checkedLine, undoneLine } from "../line"
import { objection, type Objection } from "../objection"
import { REMOVED } from "../undo"
import type { ReadOrder } from "./order"

/** Checks past orders. A total that differs from its parts is imported unchanged, with a warning. */
export async function checkOrders(
  container: MedusaContainer,
  orders: readonly ReadOrder[],
  isCounted: boolean,
): Promise<CheckedLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const existing = await formerOrdersByNumber(
    knex,
    orders.map(({ order }) => order.number),
  )
  return orders.map(({ line, order, wrong, difference_cents }) => {
    const former = existing.get(order.number)
    const isSame = former !== undefined && isDeepStrictEqual(former, order)
    const all = former && !isSame ? [...wrong, objection("order_known", order.number)] : wrong
    return checkedLine({
      ...{ line, sku: order.number, product_id: null, name: order.email, wrong: all },
      after: former ? null : { ...order, is_counted: isCounted && order.currency === "EUR" },
      warnings: warningsOf(order, difference_cents),
    })
  })
}

/** Returns warnings for a total that differs from the sum of its parts. */
function warningsOf({ currency }: FormerOrder, difference: number | null): Objection[] {
  if (difference === null) return [objection("lines_missing")]
  if (difference === 0) return []
  const amount = `${difference < 0 ? "-" : ""}${decimalEuro(Math.abs(difference))} ${currency}`
  return [objection("total_differs", amount)]
}

/** Returns lines that delete the orders of an import. */
export const undoOrders = (lines: readonly CheckedLine[]): CheckedLine[] =>
  lines.map((line) => undoneLine(line, { [REMOVED]: "order" }, null))
