import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AdminOrder, AdminOrderDetail, Language } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import { methodOfPayment } from "@bon-perroquet/checkout/methods"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import { ORDER_STATUS_MODULE, type OrderStatusModuleService } from "../modules/order-status"
import type { EngineOrder } from "@bon-perroquet/engine-tables"
import { engineOrders, orderIdOfNumber, viewsOf } from "../orders"
import { orderPage, type OrdersWanted } from "./order-rows"
import { refundableParts } from "../refunds/of-order"
import { historyOf, refundsOf } from "./past"

export interface OrdersPage {
  orders: AdminOrder[]
  total: number
}

const inOrder = <T extends { id: string }>(ids: string[], rows: T[]): T[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function adminViews(
  container: MedusaContainer,
  orders: EngineOrder[],
  language?: Language,
): Promise<AdminOrder[]> {
  const views = await viewsOf(container, orders, language)
  return views.flatMap((view, index) => {
    const order = orders[index]
    if (!order) return []
    const { first_name = "", last_name = "" } = view.shipping_address ?? {}
    const { paid_cents, refunded_cents } = view.payment
    return [
      {
        ...view,
        id: order.id,
        customer_name: `${first_name} ${last_name}`.trim(),
        refundable_cents: Math.max(0, paid_cents - refunded_cents),
      },
    ]
  })
}

/** A page of the orders, newest first. */
export async function adminOrders(container: MedusaContainer, wanted: OrdersWanted): Promise<OrdersPage> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { ids, total } = await orderPage(knex, wanted)
  const orders = inOrder(ids, await engineOrders(container, ids))
  return { orders: await adminViews(container, orders), total }
}

const methodOf = (container: MedusaContainer, attempt: { checkout_session_id: string | null } | null) =>
  attempt?.checkout_session_id ? methodOfPayment(container, attempt.checkout_session_id) : undefined

/** One order with its past. @throws 404 */
export async function adminOrder(
  container: MedusaContainer,
  orderNumber: string,
  language?: Language,
): Promise<AdminOrderDetail> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const id = await orderIdOfNumber(knex, orderNumber)
  const [order] = id ? await engineOrders(container, [id]) : []
  const [view] = order ? await adminViews(container, [order], language) : []
  if (!order || !view) throw refuse("order_not_found", 404)
  const records = container.resolve<OrderStatusModuleService>(ORDER_STATUS_MODULE)
  const [recordOf, asked, attempt] = await Promise.all([
    records.recordsOf([order.id]),
    records.refunds.of(order.id),
    container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).attemptOfOrderNumber(orderNumber),
  ])
  const refundable = refundableParts(order, asked)
  return {
    ...view,
    // What is on its way is not there any more, and what was never paid never was.
    refundable_cents: Math.min(
      view.refundable_cents,
      refundable.rates.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    ),
    refundable,
    history: historyOf(order, recordOf(order.id)),
    refunds: refundsOf(order, asked),
    asks_refund_account: methodOf(container, attempt)?.asksRefundAccount ?? false,
    attempt: attempt && {
      state: attempt.state,
      checkout_session_id: attempt.checkout_session_id,
      reason: attempt.reason,
    },
  }
}
