import { ORDER_STATUSES, type OrderStatus } from "@bon-perroquet/contract"
import { ORDER_STATUS_SQL } from "@bon-perroquet/orders/administration/order-rows"
import { furtherChannel } from "@bon-perroquet/contract/channels"
import { inCurrentChannel } from "@bon-perroquet/medusa-sql/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { SHOP_TIME_ZONE, type Period } from "./period"

/** Whether an order with this status is paid and not cancelled. */
const IS_EARNED: Record<OrderStatus, boolean> = {
  pending: false,
  paid: true,
  preparing: true,
  shipped: true,
  delivered: true,
  cancelled: false,
}
const EARNED = ORDER_STATUSES.filter((status) => IS_EARNED[status])

/** One order. `kept_cents` is its total minus refunds, VAT included. */
export interface Sale {
  day: string
  kept_cents: number
  /** Whether all money was refunded. */
  is_refunded: boolean
  /** Whether the order was imported from a former shop. This shop has no documents of it. */
  is_former: boolean
}

const midnight = (name: string): string =>
  `CAST(CAST(:${name} AS date) AS timestamp) AT TIME ZONE '${SHOP_TIME_ZONE}'`

const IN_PERIOD = `"order".created_at >= ${midnight("from")}
  AND "order".created_at < (CAST(CAST(:to AS date) + 1 AS timestamp) AT TIME ZONE '${SHOP_TIME_ZONE}')`

const EARNED_ORDERS = `"order".deleted_at IS NULL AND NOT "order".is_draft_order
  AND ${ORDER_STATUS_SQL} = ANY(CAST(:earned AS text[]))`

const discount = (table: string, adjusted: string, id: string, perEuro: string, price: string): string => `
  LEFT JOIN LATERAL (
    SELECT LEAST(${price}, COALESCE(round(round(sum(off.amount * ${perEuro}), 6)), 0)) AS cents FROM ${table} off
    WHERE off.${adjusted} = ${id} AND off.version = "order".version AND off.deleted_at IS NULL
  ) discount ON true`

/** Selects the lines of the order's current version, after discounts. */
const LINES = `
  SELECT line.product_id, COALESCE(line.product_title, line.title) AS title, line.metadata ->> 'extra' AS extra, item.quantity::int AS quantity, COALESCE(tax.rate, 0)::float8 AS rate,
    (price.cents - discount.cents)::bigint AS cents
  FROM order_item item JOIN order_line_item line ON line.id = item.item_id
  LEFT JOIN LATERAL (SELECT rate FROM order_line_item_tax_line
    WHERE item_id = line.id AND deleted_at IS NULL LIMIT 1) tax ON true
  CROSS JOIN LATERAL (SELECT round(COALESCE(item.unit_price, line.unit_price) * 100) * item.quantity AS cents) price
  ${discount(
    "order_line_item_adjustment",
    "item_id",
    "line.id",
    "CASE WHEN off.is_tax_inclusive THEN 100 ELSE 100 + COALESCE(tax.rate, 0) END",
    "price.cents",
  )}
  WHERE item.order_id = "order".id AND item.version = "order".version AND item.deleted_at IS NULL`

const DELIVERY = `
  SELECT COALESCE(sum(round(method.amount * 100) - discount.cents), 0)::bigint FROM order_shipping link
  JOIN order_shipping_method method ON method.id = link.shipping_method_id
  LEFT JOIN LATERAL (SELECT rate FROM order_shipping_method_tax_line
    WHERE shipping_method_id = method.id AND deleted_at IS NULL LIMIT 1) tax ON true
  ${discount(
    "order_shipping_method_adjustment",
    "shipping_method_id",
    "method.id",
    "(100 + COALESCE(tax.rate, 0))",
    "round(method.amount * 100)",
  )}
  WHERE link.order_id = "order".id AND link.version = "order".version AND link.deleted_at IS NULL`

const REFUNDED = `
  SELECT COALESCE(sum(round(refund.amount * 100)), 0)::bigint FROM order_payment_collection link
  JOIN payment ON payment.payment_collection_id = link.payment_collection_id
  JOIN refund ON refund.payment_id = payment.id
  WHERE link.order_id = "order".id AND link.deleted_at IS NULL AND refund.deleted_at IS NULL`

const IS_REFUNDED = `((${REFUNDED}) > 0 AND (${REFUNDED}) >= (
  SELECT COALESCE(sum(round(capture.amount * 100)), 0)::bigint FROM order_payment_collection link
  JOIN payment ON payment.payment_collection_id = link.payment_collection_id
  JOIN capture ON capture.payment_id = payment.id
  WHERE link.order_id = "order".id AND link.deleted_at IS NULL AND capture.deleted_at IS NULL))`

/** Total of an order minus its refunds, in cents. */
const KEPT = `(SELECT COALESCE(sum(cents), 0) FROM (${LINES}) AS sold) + (${DELIVERY}) - (${REFUNDED})`

/** SQL condition for imported orders of a former shop that the merchant chose to count. */
const FORMER = `is_counted AND status NOT IN ('pending', 'cancelled')`

const ofChannel = (): string => inCurrentChannel(`"order".sales_channel_id`)

/** Former orders belong to the main channel. */
const ofMain = (): string => (furtherChannel() ? " AND false" : "")

const bindings = (period: Period) => ({ ...period, earned: EARNED })

export async function readSales(knex: Knex, period: Period): Promise<Sale[]> {
  const { rows } = await knex.raw<{ rows: Sale[] }>(
    `SELECT to_char("order".created_at AT TIME ZONE '${SHOP_TIME_ZONE}', 'YYYY-MM-DD') AS day,
       (${KEPT})::float8 AS kept_cents, ${IS_REFUNDED} AS is_refunded, false AS is_former
     FROM "order" WHERE ${EARNED_ORDERS}${ofChannel()} AND ${IN_PERIOD}
     UNION ALL
     SELECT to_char(placed_at AT TIME ZONE '${SHOP_TIME_ZONE}', 'YYYY-MM-DD'),
       (total_cents - refunded_cents)::float8, total_cents <= refunded_cents, true
     FROM former_order WHERE ${FORMER}${ofMain()} AND placed_at >= ${midnight("from")}
       AND placed_at < (CAST(CAST(:to AS date) + 1 AS timestamp) AT TIME ZONE '${SHOP_TIME_ZONE}')`,
    bindings(period),
  )
  return rows
}

export interface BestSeller {
  product_id: string | null
  name: string
  quantity: number
  revenue_cents: number
}

/** Returns the best sellers of a period, without completely refunded orders. */
export async function readBestSellers(knex: Knex, period: Period, most: number): Promise<BestSeller[]> {
  const { rows } = await knex.raw<{ rows: BestSeller[] }>(
    `SELECT sold.product_id, max(sold.title) AS name, sum(sold.quantity)::float8 AS quantity,
       sum(sold.cents)::float8 AS revenue_cents
     FROM "order" CROSS JOIN LATERAL (${LINES}) AS sold
     WHERE ${EARNED_ORDERS}${ofChannel()} AND ${IN_PERIOD} AND sold.extra IS NULL AND NOT ${IS_REFUNDED}
     GROUP BY sold.product_id, CASE WHEN sold.product_id IS NULL THEN sold.title END
     ORDER BY revenue_cents DESC, quantity DESC, name LIMIT :most`,
    { ...bindings(period), most },
  )
  return rows
}

export interface Totals {
  orders: number
  products: number
  revenue_cents: number
}

export async function readTotals(knex: Knex): Promise<Totals> {
  const { rows } = await knex.raw<{ rows: Totals[] }>(
    `SELECT (SELECT count(*)::int FROM "order" WHERE deleted_at IS NULL AND NOT is_draft_order${ofChannel()})
         + (SELECT count(*)::int FROM former_order WHERE is_counted${ofMain()}) AS orders,
       (SELECT count(*)::int FROM product WHERE deleted_at IS NULL AND NOT is_giftcard) AS products,
       (SELECT COALESCE(sum(${KEPT}), 0)::float8 FROM "order" WHERE ${EARNED_ORDERS}${ofChannel()})
         + (SELECT COALESCE(sum(total_cents - refunded_cents), 0)::float8 FROM former_order WHERE ${FORMER}${ofMain()}) AS revenue_cents`,
    { earned: EARNED },
  )
  return rows[0] ?? { orders: 0, products: 0, revenue_cents: 0 }
}
