import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newId } from "../statement"

// In this folder, only this file writes to Medusa's tables: many prices and stock levels per transaction, which
// Medusa's modules do not support.

/** Returns SQL for the JSON that Medusa stores beside a number. Unlike `rawOf`, it does not remove trailing zeros. */
const bigNumber = (sql: string): string =>
  `jsonb_build_object('value', CAST(${sql} AS text), 'precision', 20)`

export interface Price {
  variant_id: string
  /** null for the first price of a variant. */
  price_id: string | null
  price_cents: number
}

const UPDATE_PRICES = `
  UPDATE price SET amount = trim_scale(given.cents / 100.0), raw_amount = ${bigNumber("trim_scale(given.cents / 100.0)")}, updated_at = now()
  FROM unnest(CAST(:ids AS text[]), CAST(:cents AS numeric[])) AS given (id, cents) WHERE price.id = given.id`

/** Inserts the first price of variants. Also creates and links a price set for each variant that has none. */
const INSERT_PRICES = `
  WITH given AS (
    SELECT given.*, link.price_set_id AS linked_set
    FROM unnest(CAST(:variants AS text[]), CAST(:cents AS numeric[]), CAST(:prices AS text[]), CAST(:sets AS text[]),
      CAST(:links AS text[])) AS given (variant_id, cents, price_id, set_id, link_id)
    LEFT JOIN product_variant_price_set link ON link.variant_id = given.variant_id AND link.deleted_at IS NULL
  ), new_set AS (INSERT INTO price_set (id) SELECT set_id FROM given WHERE linked_set IS NULL
  ), new_link AS (
    INSERT INTO product_variant_price_set (id, variant_id, price_set_id)
    SELECT link_id, variant_id, set_id FROM given WHERE linked_set IS NULL
  )
  INSERT INTO price (id, price_set_id, currency_code, amount, raw_amount)
  SELECT price_id, COALESCE(linked_set, set_id), 'eur', trim_scale(cents / 100.0), ${bigNumber("trim_scale(cents / 100.0)")} FROM given`

export async function writePrices(knex: Knex, prices: readonly Price[]): Promise<void> {
  const known = prices.filter(({ price_id }) => price_id !== null)
  if (known.length)
    await knex.raw(UPDATE_PRICES, {
      ids: known.map(({ price_id }) => price_id),
      cents: known.map(({ price_cents }) => price_cents),
    })
  const added = prices.filter(({ price_id }) => price_id === null)
  if (added.length)
    await knex.raw(INSERT_PRICES, {
      variants: added.map(({ variant_id }) => variant_id),
      cents: added.map(({ price_cents }) => price_cents),
      prices: added.map(() => newId("price")),
      sets: added.map(() => newId("pset")),
      links: added.map(() => newId("pvps")),
    })
}

export interface Stock {
  variant_id: string
  /** Excludes reserved units. */
  stock: number
}

/**
 * Sets the number of units for sale. If there are several locations, only the first one changes. Requires the lock on
 * the inventory items, like Medusa's workflows.
 */
const SET_STOCK = `
  WITH place AS (
    SELECT link.stock_location_id AS id FROM sales_channel_stock_location link
    WHERE link.deleted_at IS NULL AND link.sales_channel_id = (
      SELECT default_sales_channel_id FROM store WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1)
  ), chosen AS (
    SELECT DISTINCT ON (link.id) level.id AS level_id, given.stock * link.required_quantity - COALESCE((
      SELECT sum(other.stocked_quantity - other.reserved_quantity) FROM inventory_level other
      WHERE other.inventory_item_id = level.inventory_item_id AND other.id <> level.id AND other.deleted_at IS NULL
        AND other.location_id IN (SELECT id FROM place)), 0) AS available
    FROM unnest(CAST(:variants AS text[]), CAST(:stocks AS numeric[])) AS given (variant_id, stock)
    JOIN product_variant_inventory_item link ON link.variant_id = given.variant_id AND link.deleted_at IS NULL
    JOIN inventory_level level ON level.inventory_item_id = link.inventory_item_id AND level.deleted_at IS NULL
    WHERE level.location_id IN (SELECT id FROM place)
    ORDER BY link.id, level.created_at, level.id
  )
  UPDATE inventory_level level SET updated_at = now(),
    stocked_quantity = GREATEST(0, level.reserved_quantity + chosen.available),
    raw_stocked_quantity = ${bigNumber("GREATEST(0, level.reserved_quantity + chosen.available)")}
  FROM chosen WHERE level.id = chosen.level_id`

export async function writeStock(knex: Knex, stocks: readonly Stock[]): Promise<void> {
  if (!stocks.length) return
  await knex.raw(SET_STOCK, {
    variants: stocks.map(({ variant_id }) => variant_id),
    stocks: stocks.map(({ stock }) => stock),
  })
}

export interface StockedVariant {
  variant_id: string
  manage_inventory: boolean
  inventory_item_id: string | null
  has_level: boolean
}

export async function readStocked(knex: Knex, variantIds: string[]): Promise<StockedVariant[]> {
  const { rows } = await knex.raw<{ rows: StockedVariant[] }>(
    `SELECT variant.id AS variant_id, variant.manage_inventory AND NOT variant.allow_backorder AS manage_inventory,
       link.inventory_item_id, EXISTS (
         SELECT 1 FROM inventory_level level
         JOIN sales_channel_stock_location place ON place.stock_location_id = level.location_id AND place.deleted_at IS NULL
         WHERE level.inventory_item_id = link.inventory_item_id AND level.deleted_at IS NULL) AS has_level
     FROM product_variant variant
     LEFT JOIN product_variant_inventory_item link ON link.variant_id = variant.id AND link.deleted_at IS NULL
     WHERE variant.id = ANY(?::text[])`,
    [variantIds],
  )
  return rows
}
