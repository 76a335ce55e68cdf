import { ORDER_STATUS_SQL } from "@bon-perroquet/orders/administration"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Delivered or cancelled, so that no carrier needs the number. */
const IS_OVER = `${ORDER_STATUS_SQL} IN ('delivered', 'cancelled')`

/** Returns SQL for orders with a phone number. @param whose a condition on `"order"` */
const numbered = (whose: string) => `
  SELECT "order".id, "order".shipping_address_id, "order".billing_address_id FROM "order"
  WHERE ${whose} AND ${IS_OVER} AND (
    EXISTS (SELECT 1 FROM order_address address WHERE address.phone IS NOT NULL
      AND address.id IN ("order".shipping_address_id, "order".billing_address_id))
    OR EXISTS (SELECT 1 FROM order_fulfillment link JOIN fulfillment parcel ON parcel.id = link.fulfillment_id
      JOIN fulfillment_address address ON address.id = parcel.delivery_address_id
      WHERE link.order_id = "order".id AND address.phone IS NOT NULL))`

const eraseFrom = (whose: string) => `
  WITH numbered AS (${numbered(whose)}),
    parcels AS (UPDATE fulfillment_address SET phone = NULL WHERE id IN (
      SELECT parcel.delivery_address_id FROM fulfillment parcel
      JOIN order_fulfillment link ON link.fulfillment_id = parcel.id WHERE link.order_id IN (SELECT id FROM numbered)))
  UPDATE order_address SET phone = NULL WHERE id IN (
    SELECT unnest(ARRAY[shipping_address_id, billing_address_id]) FROM numbered)`

/**
 * Returns SQL that erases the phone numbers of finished orders. @param orders a query for the ids of the
 * person's orders
 */
export const phoneNumbersOf = (orders: string): string => eraseFrom(`"order".id IN (${orders})`)

/**
 * Erases the phone numbers of erased customers' orders after delivery or cancellation. Accounting law
 * requires a buyer's name and address, but no phone number.
 */
export async function forgetPhoneNumbers(knex: Knex): Promise<void> {
  await knex.raw(
    eraseFrom(`NOT EXISTS (SELECT 1 FROM customer WHERE customer.id = "order".customer_id)
      AND "order".deleted_at IS NULL`),
  )
}
