import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  customKeys,
  dayInBelgium,
  ORDER_TASKS,
  overdueSince,
  readPaymentRisk,
  type AdminOrder,
  type AdminOrderDetail,
  type LabelOmission,
  type Language,
  type OrderTask,
  keptBusiness,
} from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/contract/sets"
import { channelOfSales, hasChannels } from "@bon-perroquet/contract/channels"
import { carrierCalled } from "@bon-perroquet/carrier"
import { goodsName, shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/api-kit/http"
import { dueCents } from "@bon-perroquet/checkout/checkout"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import { hasLeft, withheldOf } from "../restocking"
import { ORDER_STATUS_MODULE, type OrderRecord, type OrderStatusModuleService } from "../modules/order-status"
import { dispatchOf, merchantOf } from "@bon-perroquet/shop-settings/settings"
import { orderIdsWithWords, type EngineOrder } from "@bon-perroquet/medusa-sql"
import { engineOrders, orderIdOfNumber, viewsOf } from "../orders"
import { isCombinable, canShareParcel, togetherWith } from "../orders/combined"
import type { ReadOrder } from "../orders/read-order"
import { articleEdits } from "../orders/article-edits"
import { keptOf } from "@bon-perroquet/medusa-sql/order-lines/lines"
import { unsentUnits } from "../orders/parcels"
import { holdsOf } from "../orders/holds"
import { failedRefunds } from "../alerts"
import { deliveryVersion } from "../orders/delivery-facts"
import { allOrderIds, orderPage, type OrdersWanted, type TaskFacts } from "./order-rows"
import { valueOf } from "../money/left"
import { canRefundAsCredit, methodBehind } from "../money/method"
import { refundablePayments } from "../money/money"
import { refundableParts } from "../money/of-order"
import { payersOf } from "../money/over-payments"
import { withoutReplaced } from "../money/replaced"
import { deliveryChangesOf, historyOf, messagesOf, paymentLinksOf, refundsOf, replacementsOf } from "./past"

const FIELDS = customKeys("order")

export interface OrdersPage {
  orders: AdminOrder[]
  total: number
}

const inOrder = <T extends { id: string }>(ids: string[], rows: T[]): T[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns null if a weight is unknown. Lines without a product weigh nothing. */
function gramsOf({ items }: EngineOrder, packed: AdminOrder["to_pack"]): number | null {
  let grams = 0
  for (const { id, product_id } of items) {
    const line = packed.find((each) => each.id === id)
    if (product_id === null || !line) continue
    if (line.weight_grams === null) return null
    grams += line.weight_grams * line.quantity
  }
  return grams
}

/** Returns the goods to send, without returned goods and goods refunded before dispatch. */
function toPack(
  order: EngineOrder,
  record: OrderRecord,
  isPartlyShipped: boolean,
  localName: (line: Named) => string,
): AdminOrder["to_pack"] {
  const unsent = isPartlyShipped ? unsentUnits(order, record) : null
  return order.items.flatMap((line) => {
    const quantity = unsent
      ? (unsent.find(({ id }) => id === line.id)?.quantity ?? 0)
      : keptOf(line) - withheldOf(line, record.refunds)
    if (quantity <= 0) return []
    const { id, title: name, variant_sku: sku, variant } = line
    const weight_grams = variant?.weight ? Math.round(variant.weight) : null
    return [{ id, name, local_name: localName({ ...line, name }), quantity, sku, weight_grams }]
  })
}

type Named = { name: string; product_id: string | null; variant_id: string | null }

async function adminViews(
  container: MedusaContainer,
  orders: EngineOrder[],
  language?: Language,
  facts: Parameters<typeof viewsOf>[3] = {},
): Promise<AdminOrder[]> {
  const records = container.resolve<OrderStatusModuleService>(ORDER_STATUS_MODULE)
  const recordOf = facts.recordOf ?? (await records.recordsOf(orders.map(({ id }) => id)))
  const [views, { products }] = await Promise.all([
    viewsOf(container, orders, language, { ...facts, recordOf, fields: FIELDS }),
    shopSnapshot(container),
  ])
  const localName = ({ name, product_id, variant_id }: Named) =>
    (product_id && goodsName(products.get(product_id), variant_id, language ?? DEFAULT_LANGUAGE)) || name
  return views.flatMap((view, index) => {
    const order = orders[index]
    if (!order) return []
    const { first_name = "", last_name = "" } = view.shipping_address ?? {}
    const { paid_cents, refunded_cents } = view.payment
    const to_pack = toPack(order, recordOf(order.id), view.partly_shipped, localName)
    return [
      {
        ...view,
        id: order.id,
        customer_name: `${first_name} ${last_name}`.trim(),
        ...(hasChannels() && { channel: channelOfSales(order.sales_channel_id)?.code }),
        language: languageOf(order.locale ?? "") ?? DEFAULT_LANGUAGE,
        items: view.items.map((item) => ({ ...item, local_name: localName(item) })),
        refundable_cents: Math.max(0, paid_cents - refunded_cents),
        to_pack,
        weight_grams: gramsOf(order, to_pack),
        holds: holdsOf(recordOf(order.id)),
        together: togetherWith(order),
      },
    ]
  })
}

async function lateFacts(container: MedusaContainer): Promise<Pick<TaskFacts, "today" | "late">> {
  const now = new Date()
  return { today: dayInBelgium(now), late: overdueSince(now, await dispatchOf(container)) }
}

const failedFacts = async (container: MedusaContainer): Promise<Pick<TaskFacts, "failed">> => ({
  failed: (await failedRefunds(container)).map(({ order_number }) => order_number),
})

/** Reads the values of a task's condition. */
async function factsOf(container: MedusaContainer, task: OrderTask): Promise<Partial<TaskFacts>> {
  if (task === "late") return lateFacts(container)
  return task === "refund_failed" ? failedFacts(container) : {}
}

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

async function withIds(
  container: MedusaContainer,
  ids: string[],
  language?: Language,
): Promise<AdminOrder[]> {
  return adminViews(container, inOrder(ids, await engineOrders(container, ids)), language)
}

export async function adminOrders(
  container: MedusaContainer,
  requested: OrdersWanted,
  language?: Language,
): Promise<OrdersPage> {
  const facts = requested.task && (await factsOf(container, requested.task))
  const { ids, total } = await orderPage(knexOf(container), requested, facts)
  return { orders: await withIds(container, ids, language), total }
}

export async function adminOrdersNumbered(
  container: MedusaContainer,
  numbers: string[],
): Promise<Map<string, AdminOrder>> {
  const { orders } = await adminOrders(container, { numbers, offset: 0, limit: numbers.length })
  return new Map(orders.map((order) => [order.order_number, order]))
}

/** Returns the order with exactly this number first, then the newest matches. */
export async function ordersWithWords(
  container: MedusaContainer,
  text: string,
  limit: number,
): Promise<AdminOrder[]> {
  return withIds(container, await orderIdsWithWords(knexOf(container), text, limit))
}

export async function countTasks(container: MedusaContainer): Promise<Record<OrderTask, number>> {
  const knex = knexOf(container)
  const count = async (task: OrderTask) =>
    (await orderPage(knex, { task, offset: 0, limit: 0 }, await factsOf(container, task))).total
  const counts = await Promise.all(ORDER_TASKS.map(async (task) => [task, await count(task)] as const))
  return Object.fromEntries(counts) as Record<OrderTask, number>
}

export async function lateOrderIds(container: MedusaContainer): Promise<AsyncGenerator<string[], void>> {
  const requested = { task: "late", offset: 0 } as const
  return (await allOrderIds(knexOf(container), requested, await lateFacts(container))).slices
}

/** Maximum number of orders in memory during an export. */
const ORDERS_AT_ONCE = 200

export async function allAdminOrders(
  container: MedusaContainer,
  requested: Omit<OrdersWanted, "limit" | "after">,
  language?: Language,
): Promise<{ pieces: AsyncGenerator<AdminOrder[], void>; total: number }> {
  const facts = requested.task && (await factsOf(container, requested.task))
  const { slices, total } = await allOrderIds(knexOf(container), requested, facts)
  async function* pieces() {
    for await (const ids of slices)
      for (let at = 0; at < ids.length; at += ORDERS_AT_ONCE) {
        const some = ids.slice(at, at + ORDERS_AT_ONCE)
        yield await withIds(container, some, language)
      }
  }
  return { pieces: pieces(), total }
}

/** Maximum number of a customer's orders that are checked for a combined parcel. */
const MAX_COMPARED = 20

async function combinableWith(
  container: MedusaContainer,
  view: AdminOrder,
  customer: string | null,
): Promise<string[]> {
  if (!customer || !canShareParcel(view)) return []
  const requested = { customer, task: "to_pack", offset: 0, limit: MAX_COMPARED } as const
  const others = (await orderPage(knexOf(container), requested)).ids.filter((id) => id !== view.id)
  const orders = others.length ? await withIds(container, others) : []
  return orders.filter((other) => isCombinable(view, other)).map(({ order_number }) => order_number)
}

/** Returns which texts the order's label omits or shortens. Empty if the carrier makes no labels. */
export const labelOmissions = (
  container: MedusaContainer,
  { email, delivery: { carrier, point } }: Pick<AdminOrder, "email" | "delivery">,
  { email: sender_email }: { email: string },
): LabelOmission[] =>
  carrierCalled(container, carrier.code).labels?.omissions({ email, sender_email, point }) ?? []

async function readOrder(container: MedusaContainer, orderNumber: string): Promise<ReadOrder> {
  const id = await orderIdOfNumber(knexOf(container), orderNumber)
  const [order] = id ? await engineOrders(container, [id]) : []
  if (!order) throw refuse("order_not_found", 404)
  const [record, edits] = await Promise.all([
    container.resolve<OrderStatusModuleService>(ORDER_STATUS_MODULE).recordOf(order.id),
    articleEdits(knexOf(container), order),
  ])
  return { order, record, edits }
}

/** @param read the order, if the caller has already read it in this request */
export async function adminOrder(
  container: MedusaContainer,
  orderNumber: string,
  language?: Language,
  read?: ReadOrder | null,
): Promise<AdminOrderDetail> {
  const { order, record, edits } = read ?? (await readOrder(container, orderNumber))
  const attempt = await container
    .resolve<CheckoutModuleService>(CHECKOUT_MODULE)
    .attemptOfOrderNumber(orderNumber)
  const [view] = await adminViews(container, [order], language, { recordOf: () => record })
  if (!view) throw refuse("order_not_found", 404)
  const requestedRefunds = record.refunds
  const all = refundableParts(order, requestedRefunds)
  const { delivery_cents, rates } = all
  const [payer] = payersOf(refundablePayments(order, requestedRefunds))
  const refundable = { items: withoutReplaced(all.items, record.replacements), delivery_cents, rates }
  return {
    ...view,
    // Excludes pending refunds, amounts that were never paid and replaced goods.
    refundable_cents: Math.max(
      0,
      Math.min(view.refundable_cents, valueOf(refundable.rates)) -
        (valueOf(all.items) - valueOf(refundable.items)),
    ),
    refundable,
    risk: order.payments.map(({ data }) => readPaymentRisk(data)).find((risk) => risk !== null) ?? null,
    delivery_version: deliveryVersion(order),
    delivery_method: order.shipping_methods[0]?.shipping_option_id ?? null,
    delivery_changes: deliveryChangesOf(record),
    history: historyOf(order, record),
    edits,
    refunds: refundsOf(order, requestedRefunds),
    due_cents: view.awaited ? 0 : dueCents(order),
    payment_links: paymentLinksOf(record),
    messages: messagesOf(record),
    business: keptBusiness(order),
    replaces: record.replaces,
    replacements: replacementsOf(record),
    customer_id: order.customer_id ?? null,
    label_omits: labelOmissions(container, view, await merchantOf(container)),
    combinable: await combinableWith(container, view, order.customer_id),
    has_left: hasLeft(order, requestedRefunds),
    asks_refund_account: (payer && methodBehind(container, payer)?.method.asksRefundAccount) ?? false,
    offers_store_credit: await canRefundAsCredit(container, order),
    attempt: attempt && {
      state: attempt.state,
      checkout_session_id: attempt.checkout_session_id,
      reason: attempt.reason,
    },
  }
}
