import { toCents } from "@bon-perroquet/contract/money"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ChangeActionType } from "@medusajs/framework/utils"
import { ORDER_COLUMNS, type EngineOrder } from "./order"
import { WAITING_UNITS } from "./delivery/waiting-goods"
import { listOf, objectOf, readerByIds, rowOf } from "./statement"

type Table = keyof typeof ORDER_COLUMNS
const table = <T extends Table>(name: T) => ({ table: name, columns: ORDER_COLUMNS[name] })

/** Selects a summary of a version in which neither side owed money. If all money was refunded, goods may be unpaid. */
const SETTLED = `order_summary.deleted_at IS NULL AND (totals ->> 'transaction_total')::numeric > 0
    AND round((totals ->> 'pending_difference')::numeric, 2) = 0`

/**
 * Selects a value of a paid version of the line. A version is paid if money came in for it, or if neither side owed money
 * in the end.
 */
const ofPaidVersion = (value: string, order: string) => `(SELECT ${value}
  FROM order_item version
  WHERE version.item_id = order_item.item_id AND version.order_id = order_item.order_id
    AND version.deleted_at IS NULL AND version.version <= "order".version
    AND (EXISTS (SELECT 1 FROM order_transaction payment
        WHERE payment.order_id = version.order_id AND payment.version = version.version
          AND payment.amount > 0 AND payment.deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM order_summary
        WHERE order_summary.order_id = version.order_id AND order_summary.version = version.version AND ${SETTLED}))
  ORDER BY ${order} LIMIT 1)`

/** Quantity, price and discounts of the line in the paid version in which it had most units. */
const PAID = ofPaidVersion(
  `json_build_object(
    'quantity', version.quantity,
    'unit_price', COALESCE(version.unit_price, order_line_item.unit_price),
    'adjustments', ${listOf({
      ...table("order_line_item_adjustment"),
      where: "item_id = order_line_item.id AND order_line_item_adjustment.version = version.version",
    })})`,
  "version.quantity DESC, version.version DESC",
)

const returnedOf = (row: string) => `${row}.return_received_quantity + ${row}.return_dismissed_quantity`

const UNPAID_RETURNED = `COALESCE(${ofPaidVersion(returnedOf("version"), "version.version")},
  ${returnedOf("order_item")})`

const itemsWhere = (where: string) =>
  listOf({
    ...table("order_line_item"),
    by: {
      table: "order_item",
      where: `order_item.order_id = "order".id AND ${where}`,
      on: "order_line_item.id = order_item.item_id",
    },
    more: {
      quantity: "order_item.quantity",
      paid: PAID,
      unpaid_returned_quantity: UNPAID_RETURNED,
      fulfilled_quantity: "order_item.fulfilled_quantity",
      return_requested_quantity: "order_item.return_requested_quantity",
      return_received_quantity: "order_item.return_received_quantity",
      return_dismissed_quantity: "order_item.return_dismissed_quantity",
      written_off_quantity: "order_item.written_off_quantity",
      waiting_quantity: WAITING_UNITS,
      // The edited price has priority, because an edit can change a line's price.
      unit_price: "COALESCE(order_item.unit_price, order_line_item.unit_price)",
      tax_lines: listOf({ ...table("order_line_item_tax_line"), where: "item_id = order_line_item.id" }),
      adjustments: listOf({
        ...table("order_line_item_adjustment"),
        where: "item_id = order_line_item.id AND order_line_item_adjustment.version = order_item.version",
      }),
      variant: rowOf({
        ...table("product_variant"),
        where: "product_variant.id = order_line_item.variant_id",
        more: {
          weight: `COALESCE(product_variant.weight,
          (SELECT product.weight FROM product WHERE product.id = product_variant.product_id))`,
          inventory_items: listOf({
            ...table("product_variant_inventory_item"),
            where: "product_variant_inventory_item.variant_id = product_variant.id",
          }),
        },
      }),
    },
  })

const ITEMS = itemsWhere(`order_item.version = "order".version`)

const GONE_ITEMS =
  itemsWhere(`order_item.version < "order".version AND NOT EXISTS (SELECT 1 FROM order_item later
      WHERE later.item_id = order_item.item_id AND later.order_id = order_item.order_id
        AND later.version > order_item.version AND later.version <= "order".version
        AND later.deleted_at IS NULL)`)

const FIRST_PAID_ITEMS = listOf({
  table: "order_item",
  columns: ["quantity", "return_received_quantity", "return_dismissed_quantity"],
  where: `order_item.order_id = "order".id AND order_item.quantity > 0
    AND order_item.version = (SELECT min(payment.version) FROM order_transaction payment
      WHERE payment.order_id = "order".id AND payment.amount > 0 AND payment.deleted_at IS NULL)`,
  more: {
    unit_price: `COALESCE(order_item.unit_price,
      (SELECT unit_price FROM order_line_item WHERE order_line_item.id = order_item.item_id))`,
    tax_lines: listOf({ ...table("order_line_item_tax_line"), where: "item_id = order_item.item_id" }),
    adjustments: listOf({
      ...table("order_line_item_adjustment"),
      where: "item_id = order_item.item_id AND order_line_item_adjustment.version = order_item.version",
    }),
  },
})

const PENDING_DIFFERENCE = `COALESCE((SELECT (totals ->> 'pending_difference')::numeric FROM order_summary
    WHERE order_summary.order_id = "order".id AND order_summary.version = "order".version
      AND order_summary.deleted_at IS NULL LIMIT 1), 0)`

const shippingMethodsWhere = (where: string, more: Record<string, string> = {}) =>
  listOf({
    ...table("order_shipping_method"),
    by: {
      table: "order_shipping",
      where: `order_shipping.order_id = "order".id AND ${where}`,
      on: "order_shipping_method.id = order_shipping.shipping_method_id",
    },
    more: {
      ...more,
      // Fulfilment provider of the carrier. It is also read if the shipping option was deleted.
      provider_id:
        "(SELECT provider_id FROM shipping_option WHERE id = order_shipping_method.shipping_option_id)",
      tax_lines: listOf({
        ...table("order_shipping_method_tax_line"),
        where: "shipping_method_id = order_shipping_method.id",
      }),
      adjustments: listOf({
        ...table("order_shipping_method_adjustment"),
        where: `shipping_method_id = order_shipping_method.id
          AND order_shipping_method_adjustment.version = order_shipping.version`,
      }),
    },
  })

const SHIPPING_METHODS = shippingMethodsWhere(`order_shipping.version = "order".version`)

const PAST_SHIPPING_METHODS = shippingMethodsWhere(`order_shipping.version < "order".version`, {
  version: "order_shipping.version",
})

const RETURNS = listOf({
  ...table("return"),
  where: `return.order_id = "order".id AND return.status <> 'open'`,
  more: { items: listOf({ ...table("return_item"), where: "return_item.return_id = return.id" }) },
})

const CLAIMED = "order_claim_item.claim_id = order_claim.id AND NOT order_claim_item.is_additional_item"

/** Leaves out claims without items, which were started but not confirmed, and claims with a return. */
const CLAIMS = listOf({
  ...table("order_claim"),
  where: `order_claim.order_id = "order".id
    AND EXISTS (SELECT 1 FROM order_claim_item WHERE ${CLAIMED} AND order_claim_item.deleted_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM return WHERE return.claim_id = order_claim.id AND return.deleted_at IS NULL)`,
  more: { items: listOf({ ...table("order_claim_item"), where: CLAIMED }) },
})

const FULFILLMENTS = listOf({
  ...table("fulfillment"),
  by: {
    table: "order_fulfillment",
    where: `order_fulfillment.order_id = "order".id`,
    on: "fulfillment.id = order_fulfillment.fulfillment_id",
  },
  more: {
    items: listOf({ ...table("fulfillment_item"), where: "fulfillment_id = fulfillment.id" }),
    labels: listOf({
      ...table("fulfillment_label"),
      where: "fulfillment_id = fulfillment.id",
    }),
  },
})

const PAYMENTS = listOf({
  ...table("payment"),
  by: {
    table: "order_payment_collection",
    where: `order_payment_collection.order_id = "order".id`,
    on: "payment.payment_collection_id = order_payment_collection.payment_collection_id",
  },
  more: {
    captures: listOf({
      ...table("capture"),
      where: "payment_id = payment.id",
    }),
    refunds: listOf({ ...table("refund"), where: "payment_id = payment.id" }),
  },
})

/** A reference begins with the id of the refund, or ends with it after "settled:". */
const CREDITS = `COALESCE((
  SELECT json_agg(json_build_object('amount', action.amount, 'refund', CASE
      WHEN action.reference_id LIKE 'settled:%' THEN regexp_replace(action.reference_id, '^.*:', '')
      ELSE split_part(action.reference_id, ':', 1) END) ORDER BY action.ordering)
  FROM order_change_action action JOIN order_change change ON change.id = action.order_change_id
  WHERE action.order_id = "order".id AND action.action = '${ChangeActionType.CREDIT_LINE_ADD}'
    AND action.reference = 'order_refund' AND action.deleted_at IS NULL AND change.status = 'confirmed'), '[]')`

const VERSIONED = {
  items: ITEMS,
  gone_items: GONE_ITEMS,
  shipping_methods: SHIPPING_METHODS,
  past_shipping_methods: PAST_SHIPPING_METHODS,
}

const ordersWhere = (which: string) => `
  SELECT ${objectOf(`"order"`, ORDER_COLUMNS.order, {
    ...VERSIONED,
    first_paid_items: FIRST_PAID_ITEMS,
    pending_difference: PENDING_DIFFERENCE,
    credits: CREDITS,
    shipping_address: rowOf({
      ...table("order_address"),
      where: `order_address.id = "order".shipping_address_id`,
    }),
    billing_address: rowOf({
      ...table("order_address"),
      where: `order_address.id = "order".billing_address_id`,
    }),
    returns: RETURNS,
    claims: CLAIMS,
    fulfillments: FULFILLMENTS,
    payments: PAYMENTS,
  })} AS found
  FROM "order" WHERE ${which} AND "order".deleted_at IS NULL
  ORDER BY "order".created_at DESC`

const readFound = readerByIds<{ found: EngineOrder }>("engine order", (isWanted) =>
  ordersWhere(`"order".id ${isWanted}`),
)

/** Reads the last version in which neither side owed money. */
const readSettled = readerByIds<{ id: string; settled: EngineOrder["settled"] }>(
  "settled engine order",
  (isWanted) => `
  SELECT id, json_build_object(${Object.entries(VERSIONED)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(", ")}) AS settled
  FROM (SELECT order_id AS id, max(version) AS version FROM order_summary
    WHERE order_id ${isWanted} AND ${SETTLED}
    GROUP BY order_id) AS "order"`,
)

const sum = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((cents, { amount }) => cents + toCents(amount), 0)

function isUnsettled({ payments, pending_difference }: EngineOrder): boolean {
  const captured_cents = sum(payments.flatMap(({ captures }) => captures))
  const isRefunded = captured_cents === sum(payments.flatMap(({ refunds }) => refunds))
  return captured_cents > 0 && (isRefunded || toCents(pending_difference) !== 0)
}

/** Returns the existing orders among these ids, newest first. */
export async function readOrders(knex: Knex, ids: string[]): Promise<EngineOrder[]> {
  if (ids.length === 0) return []
  const orders = (await readFound(knex, ids)).map(({ found }) => ({ ...found, settled: null }))
  const unsettled = orders.filter(isUnsettled).map(({ id }) => id)
  if (unsettled.length === 0) return orders
  const rows = new Map((await readSettled(knex, unsettled)).map(({ id, settled }) => [id, settled]))
  return orders.map((order) => ({ ...order, settled: rows.get(order.id) ?? null }))
}
