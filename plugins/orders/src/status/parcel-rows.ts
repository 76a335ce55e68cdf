import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Engine } from "./engine"

type Action = "FULFILL_ITEM" | "SHIP_ITEM" | "DELIVER_ITEM" | "CANCEL_ITEM_FULFILLMENT"

/** Whether the engine's order says already that this happened to a parcel. */
export async function isNoted(
  knex: Knex,
  orderId: string,
  parcelId: string,
  action: Action,
): Promise<boolean> {
  const noted = await knex<{ id: string }>("order_change_action")
    .where({ order_id: orderId, reference_id: parcelId, action })
    .whereNull("deleted_at")
    .first("id")
  return noted !== undefined
}

/** The parcel that a change made before it was interrupted. */
export async function orphanParcelId(knex: Knex, changeId: string): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT id FROM fulfillment WHERE metadata ->> 'status_change' = ? AND canceled_at IS NULL AND deleted_at IS NULL`,
    [changeId],
  )
  return rows[0]?.id ?? null
}

type Option = {
  id: string
  provider_id: string | null
  service_zone: { fulfillment_set: { location: { id: string } | null } | null } | null
}

/** Of the stock location and the provider of an order whose way of delivery is no longer offered. */
const ANY_PLACE = `
  SELECT link.stock_location_id AS location_id, link.fulfillment_provider_id AS provider_id
  FROM location_fulfillment_provider link WHERE link.deleted_at IS NULL LIMIT 1`

/** Where a parcel leaves from, and by whom. */
export async function parcelPlace(
  { query, knex }: Engine,
  optionId: string | null,
): Promise<{ location_id: string; provider_id: string; shipping_option_id?: string }> {
  const { data } = await query.graph({
    entity: "shipping_option",
    fields: ["id", "provider_id", "service_zone.fulfillment_set.location.id"],
    filters: { id: optionId ?? "" },
  })
  const [option] = data as unknown as Option[]
  const location = option?.service_zone?.fulfillment_set?.location?.id
  if (option?.provider_id && location)
    return { location_id: location, provider_id: option.provider_id, shipping_option_id: option.id }
  const { rows } = await knex.raw<{ rows: { location_id: string; provider_id: string }[] }>(ANY_PLACE)
  if (!rows[0]) throw new Error("The shop has no stock location with a fulfilment provider.")
  return rows[0]
}
