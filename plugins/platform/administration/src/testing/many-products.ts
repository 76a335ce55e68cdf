import { Client } from "pg"
import { requireVariable } from "@bon-perroquet/testing"

/** Statements that create `$1` unpublished products, much faster than Medusa's workflows. */
const MAKE = [
  `INSERT INTO product (id, title, handle, status, is_giftcard, discountable)
   SELECT 'prod_many_' || n, 'Produit ' || n, 'many-' || n, 'draft', false, true FROM generate_series(1, $1::int) n`,
  `INSERT INTO product_variant (id, title, sku, product_id, manage_inventory, allow_backorder, variant_rank)
   SELECT 'variant_many_' || n, 'kg', 'MANY-' || n, 'prod_many_' || n, true, false, 0 FROM generate_series(1, $1::int) n`,
  `INSERT INTO price_set (id) SELECT 'pset_many_' || n FROM generate_series(1, $1::int) n`,
  `INSERT INTO product_variant_price_set (id, variant_id, price_set_id)
   SELECT 'pvps_many_' || n, 'variant_many_' || n, 'pset_many_' || n FROM generate_series(1, $1::int) n`,
  `INSERT INTO price (id, price_set_id, currency_code, amount, raw_amount, rules_count)
   SELECT 'price_many_' || n, 'pset_many_' || n, 'eur', 5, '{"value":"5","precision":20}', 0 FROM generate_series(1, $1::int) n`,
  `INSERT INTO inventory_item (id, sku) SELECT 'iitem_many_' || n, 'MANY-' || n FROM generate_series(1, $1::int) n`,
  `INSERT INTO product_variant_inventory_item (id, variant_id, inventory_item_id, required_quantity)
   SELECT 'pvii_many_' || n, 'variant_many_' || n, 'iitem_many_' || n, 1 FROM generate_series(1, $1::int) n`,
  `INSERT INTO inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
     reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
   SELECT 'ilev_many_' || n, 'iitem_many_' || n, store.default_location_id, 10, '{"value":"10","precision":20}',
     0, '{"value":"0","precision":20}', 0, '{"value":"0","precision":20}' FROM generate_series(1, $1::int) n, store`,
]
const REMOVE = [
  "inventory_level",
  "product_variant_inventory_item",
  "inventory_item",
  "price",
  "product_variant_price_set",
  "price_set",
  "product_variant",
  "product",
].map((table) => `DELETE FROM ${table} WHERE id LIKE '%\\_many\\_%'`)

export async function database(): Promise<Client> {
  const client = new Client({ connectionString: requireVariable("DATABASE_URL") })
  await client.connect()
  return client
}

export async function makeMany(client: Client, count: number): Promise<void> {
  await removeMany(client)
  for (const statement of MAKE) await client.query(statement, [count])
}

export async function removeMany(client: Client): Promise<void> {
  for (const statement of REMOVE) await client.query(statement)
  await client.query(`DELETE FROM recorded_change WHERE subject_id LIKE 'prod\\_many\\_%'`)
}
