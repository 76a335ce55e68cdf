import type { CustomerAddress } from "@bon-perroquet/contract"
import { SAME_CUSTOMERS } from "../customers"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const ORDERS = 50
const MAX_ADDRESSES = 20

const FIELDS = "first_name, last_name, address_1, address_2, postal_code, city, country_code, phone"

/** True for orders to a pick-up point, whose address is not the customer's. */
const IS_AT_POINT = `EXISTS (SELECT 1 FROM order_shipping link
  JOIN order_shipping_method method ON method.id = link.shipping_method_id
  WHERE link.order_id = placed.id AND link.deleted_at IS NULL AND method.data -> 'point' IS NOT NULL
    AND jsonb_typeof(method.data -> 'point') = 'object')`

const ADDRESSES = `
  WITH same AS (${SAME_CUSTOMERS}),
  placed AS (SELECT id, created_at, shipping_address_id, billing_address_id FROM "order"
    WHERE customer_id IN (SELECT id FROM same) AND deleted_at IS NULL AND NOT is_draft_order
    ORDER BY created_at DESC LIMIT ${ORDERS}),
  used AS (
    SELECT shipping_address_id AS id, created_at FROM placed WHERE NOT ${IS_AT_POINT}
    UNION ALL SELECT billing_address_id, created_at FROM placed)
  SELECT ${FIELDS}, true AS is_saved, updated_at AS at FROM customer_address
    WHERE customer_id IN (SELECT id FROM same) AND deleted_at IS NULL
  UNION ALL SELECT ${FIELDS}, false, used.created_at FROM used JOIN order_address address ON address.id = used.id
  ORDER BY is_saved DESC, at DESC`

interface Row {
  first_name: string | null
  last_name: string | null
  address_1: string | null
  address_2: string | null
  postal_code: string | null
  city: string | null
  country_code: string | null
  phone: string | null
  is_saved: boolean
}

const view = (row: Row): CustomerAddress => ({
  name: [row.first_name, row.last_name].filter(Boolean).join(" "),
  street: row.address_1 ?? "",
  box: row.address_2 || null,
  postal_code: row.postal_code ?? "",
  city: row.city ?? "",
  country: (row.country_code ?? "").toUpperCase(),
  phone: row.phone || null,
  is_saved: row.is_saved,
})

const placeOf = ({ street, box, postal_code, city, country }: CustomerAddress): string =>
  [street, box, postal_code, city, country].join("\n").toLowerCase()

export async function addressesOfCustomer(knex: Knex, id: string): Promise<CustomerAddress[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(ADDRESSES, { customer: id })
  const places = new Map<string, CustomerAddress>()
  for (const address of rows.map(view))
    if (address.street && !places.has(placeOf(address))) places.set(placeOf(address), address)
  return [...places.values()].slice(0, MAX_ADDRESSES)
}
