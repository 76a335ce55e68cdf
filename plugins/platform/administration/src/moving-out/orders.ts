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
import { skusOf } from "@bon-perroquet/medusa-sql/catalogue/moving-out"
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
/** Destination of the parcel. An import of past orders ignores it. */
const DESTINATION = [
  ...(["delivery_name", "delivery_company", "delivery_street", "delivery_postal_code"] as const),
  ...(["delivery_city", "delivery_country", "delivery_phone", "delivery_point"] as const),
]
type Column = OrderColumn | CustomColumn | (typeof DESTINATION)[number]
const COLUMNS: readonly Column[] = [
  ...ORDER_COLUMNS.filter((column) => !OTHERS.includes(column)),
  ...DESTINATION,
  ...CUSTOM,
]
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
  const own = paged(async (after: { order: Order } | undefined) => {
    const ids = await orderIdsAfter(knex, after?.order.id ?? "", PAGE)
    const views = await ordersById(container, ids, undefined, { fields: FIELDS })
    const variants = views.flatMap(({ items }) => items.flatMap(({ variant_id }) => variant_id ?? []))
    const skus = await skusOf(knex, variants)
    return views.sort((one, other) => (one.id < other.id ? -1 : 1)).map((order) => ({ order, skus }))
  })
  for await (const { order, skus } of own)
    yield* linesOf(ownOrder(order, skus), { ...destinationCells(order), ...customCells(order) })
  const former = paged((after: AdminFormerOrder | undefined) =>
    formerOrdersAfter(knex, after?.number ?? "", PAGE),
  )
  for await (const order of former) yield* linesOf(order)
}

const ownOrder = (
  { totals, payment, ...order }: Order,
  skus: ReadonlyMap<string, string>,
): AdminFormerOrder => ({
  number: order.order_number,
  email: order.email,
  placed_at: order.created_at,
  status: STATUS[order.status],
  currency: totals.currency.toUpperCase(),
  items: order.items.map(({ name, quantity, line_total_cents, variant_id }) => ({
    ...{ name, quantity, sku: skus.get(variant_id ?? "") ?? "" },
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

function destinationCells({ shipping_address: address, delivery: { point } }: Order): Cells {
  if (!address) return {}
  const { street, number, apartment } = address
  return {
    delivery_name: `${address.first_name} ${address.last_name}`.trim(),
    delivery_company: address.company ?? "",
    delivery_street: [street, number, apartment].filter(Boolean).join(" "),
    delivery_postal_code: address.postal_code,
    delivery_city: address.city,
    delivery_country: address.country,
    delivery_phone: address.phone ?? "",
    delivery_point: point?.name ?? "",
  }
}

const customCells = ({ custom_fields = {} }: Order): Cells =>
  Object.fromEntries(FIELDS.map(({ key }) => [`custom_${key}`, customCell(custom_fields[key] ?? null)]))

function* linesOf(order: AdminFormerOrder, others: Cells = {}): Generator<Cells> {
  const { number, email, placed_at } = order
  const [first, ...further] = order.items
  yield {
    ...{ number, email, placed_at, status: order.status, currency: order.currency },
    total: decimalEuro(order.total_cents),
    vat: order.vat_cents === null ? "" : decimalEuro(order.vat_cents),
    delivery: decimalEuro(order.delivery_cents),
    discount: decimalEuro(order.discount_cents),
    refunded: decimalEuro(order.refunded_cents),
    payment_method: order.payment_method ?? "",
    tracking_number: order.tracking_number ?? "",
    ...others,
    ...(first && lineCells(first)),
  }
  for (const item of further) yield { number, email, placed_at, ...lineCells(item) }
}

const lineCells = ({ name, sku, quantity, total_cents }: AdminFormerOrder["items"][number]) => ({
  line_name: name,
  line_sku: sku,
  line_quantity: String(quantity),
  line_total: decimalEuro(total_cents),
})
