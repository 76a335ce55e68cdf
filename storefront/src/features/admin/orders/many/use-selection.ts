import { MAX_ORDERS_AT_ONCE, type AdminOrder, type ParcelResult } from "@bon-perroquet/contract"
import { useState } from "react"
import type { Action } from "./concerned"

type Chosen = ReadonlyMap<string, AdminOrder>

const keyed = (orders: readonly AdminOrder[]): Chosen =>
  new Map(orders.map((order) => [order.order_number, order]))

/**
 * Orders that something is to be done with together. They stay chosen on other pages of the list, and when what was done
 * takes them off it: what comes next is done with the same ones.
 */
export function useSelection(rows: readonly AdminOrder[]) {
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const listed = keyed(rows)
  const orders = [...chosen.values()].map((order) => listed.get(order.order_number) ?? order)
  const isChosen = ({ order_number }: AdminOrder) => chosen.has(order_number)
  const isWholePage = rows.length > 0 && rows.every(isChosen)

  function toggle(order: AdminOrder) {
    const next = new Map(chosen)
    if (!next.delete(order.order_number) && next.size < MAX_ORDERS_AT_ONCE)
      next.set(order.order_number, order)
    setChosen(next)
  }

  function togglePage() {
    const others = orders.filter(({ order_number }) => !listed.has(order_number))
    setChosen(keyed((isWholePage ? others : [...others, ...rows]).slice(0, MAX_ORDERS_AT_ONCE)))
  }

  /** What became of them, for those that are not in the list any more. */
  function follow(action: Action, results: readonly ParcelResult[]) {
    const status = action === "labels" ? "preparing" : action
    const done = new Map(results.filter((result) => result.done).map((each) => [each.order_number, each]))
    setChosen((now) =>
      keyed(
        [...now.values()].map((order) => {
          const result = done.get(order.order_number)
          if (!result) return order
          const delivery = { ...order.delivery, tracking_number: result.tracking_number }
          return { ...order, delivery, status }
        }),
      ),
    )
  }

  return {
    orders,
    isFull: chosen.size >= MAX_ORDERS_AT_ONCE,
    isChosen,
    isWholePage,
    toggle,
    togglePage,
    follow,
    clear: () => setChosen(new Map()),
  }
}

export type Selection = ReturnType<typeof useSelection>
