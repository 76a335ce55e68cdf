import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newId } from "./statement"

export interface ParcelPlace {
  location_id: string
  provider_id: string
  /** Undefined if the order's option no longer exists. */
  shipping_option_id?: string
}

const PLACE = `
  SELECT place.stock_location_id AS location_id, option.provider_id, option.id AS shipping_option_id
  FROM shipping_option option
  JOIN service_zone zone ON zone.id = option.service_zone_id AND zone.deleted_at IS NULL
  JOIN location_fulfillment_set place ON place.fulfillment_set_id = zone.fulfillment_set_id AND place.deleted_at IS NULL
  JOIN stock_location location ON location.id = place.stock_location_id AND location.deleted_at IS NULL
  WHERE option.id = ? AND option.deleted_at IS NULL AND option.provider_id IS NOT NULL LIMIT 1`

const ANY_PLACE = `
  SELECT link.stock_location_id AS location_id, link.fulfillment_provider_id AS provider_id
  FROM location_fulfillment_provider link WHERE link.deleted_at IS NULL LIMIT 1`

/** Returns the stock location that sends parcels of the shipping option, or any location if it was deleted. */
export async function readParcelPlace(knex: Knex, optionId: string | null): Promise<ParcelPlace> {
  const read = async (sql: string, bindings: string[]) =>
    (await knex.raw<{ rows: ParcelPlace[] }>(sql, bindings)).rows[0]
  const place = (optionId && (await read(PLACE, [optionId]))) || (await read(ANY_PLACE, []))
  if (!place) throw new Error("The shop has no stock location with a fulfilment provider.")
  return place
}

const NO_LABELS = `
  UPDATE fulfillment_label SET deleted_at = now() WHERE deleted_at IS NULL AND fulfillment_id IN (
    SELECT parcel.id FROM fulfillment parcel JOIN order_fulfillment link ON link.fulfillment_id = parcel.id
    WHERE link.order_id = ? AND link.deleted_at IS NULL AND parcel.shipped_at IS NULL)`

export async function removeLabels(knex: Knex, orderId: string): Promise<void> {
  await knex.raw(NO_LABELS, [orderId])
}

const LINK = `
  INSERT INTO order_fulfillment (id, order_id, fulfillment_id) VALUES (?, ?, ?)
  ON CONFLICT (order_id, fulfillment_id) DO UPDATE SET deleted_at = NULL`

export async function linkParcel(knex: Knex, orderId: string, parcelId: string): Promise<void> {
  await knex.raw(LINK, [newId("ordful"), orderId, parcelId])
}

export const HAS_REPLACED_GOODS = `(EXISTS (SELECT FROM order_claim WHERE order_id = "order".id AND deleted_at IS NULL)
  OR EXISTS (SELECT FROM order_exchange WHERE order_id = "order".id AND deleted_at IS NULL))`

/**
 * Returns a condition for orders with goods that must still be sent.
 * @param refunded SQL for the units of `line` (its item_id) that are not to be sent
 */
export const hasUnsentGoods = (refunded: string): string => `EXISTS (SELECT FROM order_item line
  WHERE line.order_id = "order".id AND line.version = "order".version AND line.deleted_at IS NULL
    AND line.quantity > line.shipped_quantity + ${refunded})`
