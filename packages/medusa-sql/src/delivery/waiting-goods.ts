/**
 * Back orders: a variant with `allow_backorder` can be sold beyond its stock, and a correction can reduce the stock
 * below what is reserved. The oldest order line gets the stock first. The units of later lines wait.
 */

const IS_SHORT = "level.deleted_at IS NULL AND level.reserved_quantity > level.stocked_quantity"

const LEVEL_OF_RESERVATION = `level.inventory_item_id = reserved.inventory_item_id AND level.location_id = reserved.location_id`

/** Sums the reserved units up to and including the row `reserved`. Needs the table `order_line_item`. */
const QUEUED = `
  CROSS JOIN LATERAL (
    SELECT sum(other.quantity) AS quantity FROM reservation_item other
    LEFT JOIN order_line_item placed ON placed.id = other.line_item_id
    WHERE other.inventory_item_id = reserved.inventory_item_id AND other.location_id = reserved.location_id
      AND other.deleted_at IS NULL
      AND (COALESCE(placed.created_at, other.created_at), other.id) <= (order_line_item.created_at, reserved.id)) queued`

/** Number of units of `order_line_item` that wait for stock. */
export const WAITING_UNITS = `COALESCE((
  SELECT max(ceil(least(reserved.quantity, queued.quantity - level.stocked_quantity) / link.required_quantity))::integer
  FROM reservation_item reserved
  JOIN inventory_level level ON ${LEVEL_OF_RESERVATION} AND ${IS_SHORT}
  JOIN product_variant_inventory_item link ON link.variant_id = order_line_item.variant_id
    AND link.inventory_item_id = reserved.inventory_item_id AND link.deleted_at IS NULL
  ${QUEUED}
  WHERE reserved.line_item_id = order_line_item.id AND reserved.deleted_at IS NULL
    AND queued.quantity > level.stocked_quantity), 0)`

/** Condition for orders with units that wait for stock, for statements that name the order table "order". */
export const WAITS_FOR_STOCK = `"order".id = ANY (ARRAY(
  SELECT order_item.order_id FROM inventory_level level
  JOIN reservation_item reserved ON ${LEVEL_OF_RESERVATION} AND reserved.deleted_at IS NULL
  JOIN order_line_item ON order_line_item.id = reserved.line_item_id
  JOIN order_item ON order_item.item_id = order_line_item.id
  ${QUEUED}
  WHERE ${IS_SHORT} AND queued.quantity > level.stocked_quantity))`
