import { MAX_ORDERS_AT_ONCE, type AdminOrder, type ParcelResult } from "@bon-perroquet/contract"
import { useSelection as useListSelection } from "../../lists/selection/use-selection"
import type { Action } from "./concerned"

const numberOf = ({ order_number }: AdminOrder) => order_number

export function useSelection(rows: readonly AdminOrder[]) {
  const selection = useListSelection(rows, numberOf, MAX_ORDERS_AT_ONCE)

  function follow(action: Action, results: readonly ParcelResult[]) {
    const status = action === "labels" ? "preparing" : action
    const done = new Map(results.filter((result) => result.done).map((each) => [each.order_number, each]))
    selection.change((order) => {
      const result = done.get(order.order_number)
      if (!result) return order
      const delivery = { ...order.delivery, tracking_number: result.tracking_number }
      return { ...order, delivery, status }
    })
  }

  return { ...selection, follow }
}

export type Selection = ReturnType<typeof useSelection>
