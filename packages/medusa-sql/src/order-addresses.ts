import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { NEW_ORDER_COLUMNS } from "./new-order"
import type { OrderAddress } from "./order"
import { insertOf, newId } from "./statement"

const WRITE = `
  WITH written AS (${insertOf("order_address", NEW_ORDER_COLUMNS.order_address)} RETURNING id),
    replaced AS (UPDATE order_address SET phone = NULL
      WHERE id = (SELECT shipping_address_id FROM "order" WHERE id = ?))
  UPDATE "order" SET shipping_address_id = ?, billing_address_id = COALESCE(CAST(? AS text), billing_address_id), updated_at = now(),
    region_id = COALESCE((SELECT region_id FROM region_country WHERE iso_2 = ? AND deleted_at IS NULL), region_id)
  WHERE "order".id = ? AND EXISTS (SELECT 1 FROM written)`

export interface WrittenAddresses {
  shipping: OrderAddress
  /** Null keeps the order's invoice address. */
  billing: OrderAddress | null
}

export async function writeAddresses(
  knex: Knex,
  orderId: string,
  { shipping, billing }: WrittenAddresses,
): Promise<void> {
  const [to, bill] = [newId("ordaddr"), billing && newId("ordaddr")]
  const rows = [{ ...shipping, id: to }, ...(billing ? [{ ...billing, id: bill }] : [])]
  await knex.raw(WRITE, [JSON.stringify(rows), orderId, to, bill, shipping.country_code ?? "", orderId])
}

/**
 * Returns whether the order's activities in Medusa Admin contain an address change with this `delivery_change` in its
 * metadata.
 */
export async function hasAddressActivity(knex: Knex, order_id: string, change: string): Promise<boolean> {
  const addressChange: unknown = await knex("order_change")
    .where({ order_id, change_type: "update_order" })
    .whereRaw("metadata ->> 'delivery_change' = ?", [change])
    .first("id")
  return addressChange !== undefined
}

const REDIRECT = `
  UPDATE fulfillment SET shipping_option_id = COALESCE(?, shipping_option_id), updated_at = now()
  WHERE canceled_at IS NULL AND shipped_at IS NULL AND deleted_at IS NULL
    AND id IN (SELECT fulfillment_id FROM order_fulfillment WHERE order_id = ? AND deleted_at IS NULL)
  RETURNING delivery_address_id`

const PARCEL_ADDRESS = NEW_ORDER_COLUMNS.order_address.filter(
  (column) => column !== "id" && column !== "metadata",
)

/** Writes the shipping option and the address to the order's unsent parcels. */
export async function redirectParcels(
  knex: Knex,
  orderId: string,
  { option, address }: { option: string | null; address: OrderAddress },
): Promise<void> {
  const { rows } = await knex.raw<{ rows: { delivery_address_id: string | null }[] }>(REDIRECT, [
    option,
    orderId,
  ])
  const written = Object.fromEntries(
    Object.entries(address).filter(([column]) => PARCEL_ADDRESS.some((each) => each === column)),
  )
  await knex("fulfillment_address")
    .whereIn(
      "id",
      rows.flatMap(({ delivery_address_id: id }) => id ?? []),
    )
    .update({ ...written, updated_at: knex.fn.now() })
}
