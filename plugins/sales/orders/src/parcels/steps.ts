import {
  hasGoodsToSend,
  type AdminOrder,
  type Language,
  type OrderStatus,
  type ParcelResult,
  type ParcelStep,
} from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { refuse } from "@bon-perroquet/api-kit/http"
import { adminOrdersNumbered } from "../administration"
import type { Actor } from "../status"
import { changeStatusTogether } from "./combined"
import { oneByOne } from "./one-by-one"

const WAY: readonly OrderStatus[] = ["pending", "paid", "preparing", "shipped", "delivered"]

/** Rejects steps back in a bulk change, because the administrator may have seen an older status. */
function requireAhead(order: AdminOrder, to: ParcelStep): void {
  const { status } = order
  if (status === "cancelled" || WAY.indexOf(status) > WAY.indexOf(to))
    throw refuse("order_changed", 409, { status })
  const isHere = status === "paid" || status === "preparing"
  if (isHere && !hasGoodsToSend(order)) throw refuse("nothing_to_send", 409)
}

export interface ParcelSteps {
  status: ParcelStep
  orders: {
    order_number: string
    from?: OrderStatus | undefined
    tracking_number?: string | null | undefined
  }[]
  by: Actor
}

export async function takeParcelSteps(
  container: MedusaContainer,
  { status: to, orders, by }: ParcelSteps,
  language: Language,
): Promise<ParcelResult[]> {
  const ordersByNumber = await adminOrdersNumbered(
    container,
    orders.map(({ order_number }) => order_number),
  )
  return oneByOne(container, orders, language, async ({ order_number, from, tracking_number = null }) => {
    const order = ordersByNumber.get(order_number)
    if (!order) throw refuse("order_not_found", 404)
    requireAhead(order, to)
    await changeStatusTogether(container, { order_number, to, ...(from && { from }), tracking_number, by })
    return { tracking_number: tracking_number ?? order.delivery.tracking_number }
  })
}
