import { formerOrdersAfter } from "@bon-perroquet/accounts/former-orders"
import {
  customKeys,
  ORDER_COLUMNS,
  type AdminFormerOrder,
  type CustomColumn,
  type FormerOrderStatus,
  type Order,
  type OrderColumn,
  type OrderStatus,
} from "@bon-perroquet/contract"
import { decimalEuro } from "@bon-perroquet/contract/money"
import { orderIdsAfter } from "@bon-perroquet/medusa-sql/buying/imported-customers"
import { ordersById } from "@bon-perroquet/orders/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { customCell } from "../product-file"
import { csvOf, paged } from "@bon-perroquet/api-kit/csv"

const PAGE = 200

/** Columns that only files of other systems have. */
const OTHERS: readonly OrderColumn[] = [
  ...(["payment_status", "delivery_status", "cancelled_at", "line_price", "line_items"] as const),
]
const FIELDS = customKeys("order")
/** Own fields of the merchant. An import of past orders ignores them. */
const CUSTOM = FIELDS.map(({ key }): CustomColumn => `custom_${key}`)
type Column = OrderColumn | CustomColumn
const COLUMNS: readonly Column[] = [...ORDER_COLUMNS.filter((column) => !OTHERS.includes(column)), ...CUSTOM]
type Cells = Partial<Record<Column, string>>

const STATUS: Record<OrderStatus, FormerOrderStatus> = {
  pending: "pending",
  paid: "paid",
  preparing: "paid",
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "cancelled",
}

/** Yields the orders of this and of a former shop in the columns of an import, with a row per line. */
export const ordersCsv = (container: MedusaContainer): AsyncGenerator<string> =>
  csvOf(COLUMNS, rowsOf(container))

async function* rowsOf(container: MedusaContainer): AsyncGenerator<Cells> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const own = paged(async (after: Order | undefined) => {
    const ids = await orderIdsAfter(knex, after?.id ?? "", PAGE)
    const views = await ordersById(container, ids, undefined, { fields: FIELDS })
    return views.sort((one, other) => (one.id < other.id ? -1 : 1))
  })
  for await (const order of own) yield* linesOf(ownOrder(order), customCells(order))
  const former = paged((after: AdminFormerOrder | undefined) =>
    formerOrdersAfter(knex, after?.number ?? "", PAGE),
  )
  for await (const order of former) yield* linesOf(order)
}

const ownOrder = ({ totals, payment, ...order }: Order): AdminFormerOrder => ({
  number: order.order_number,
  email: order.email,
  placed_at: order.created_at,
  status: STATUS[order.status],
  currency: totals.currency.toUpperCase(),
  items: order.items.map(({ name, quantity, line_total_cents }) => ({
    ...{ name, quantity, sku: "" },
    total_cents: line_total_cents,
  })),
  delivery_cents: totals.delivery_cents,
  discount_cents: totals.discount_cents,
  vat_cents: totals.tax_cents,
  total_cents: totals.total_cents,
  refunded_cents: payment.refunded_cents,
  payment_method: payment.method?.kind ?? null,
  tracking_number: order.delivery.tracking_number,
})

const customCells = ({ custom_fields = {} }: Order): Cells =>
  Object.fromEntries(FIELDS.map(({ key }) => [`custom_${key}`, customCell(custom_fields[key] ?? null)]))

function* linesOf(order: AdminFormerOrder, custom: Cells = {}): Generator<Cells> {
  const { number, email, placed_at } = order
  const [first, ...others] = order.items
  yield {
    ...{ number, email, placed_at, status: order.status, currency: order.currency },
    total: decimalEuro(order.total_cents),
    vat: order.vat_cents === null ? "" : decimalEuro(order.vat_cents),
    delivery: decimalEuro(order.delivery_cents),
    discount: decimalEuro(order.discount_cents),
    refunded: decimalEuro(order.refunded_cents),
    payment_method: order.payment_method ?? "",
    tracking_number: order.tracking_number ?? "",
    ...custom,
    ...(first && lineCells(first)),
  }
  for (const item of others) yield { number, email, placed_at, ...lineCells(item) }
}

const lineCells = ({ name, sku, quantity, total_cents }: AdminFormerOrder["items"][number]) => ({
  line_name: name,
  line_sku: sku,
  line_quantity: String(quantity),
  line_total: decimalEuro(total_cents),
})
