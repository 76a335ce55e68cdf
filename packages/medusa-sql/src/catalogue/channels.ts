import { channels } from "@bon-perroquet/contract/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Creates the sales channel. The id is in merchant.json, so that no query has to find it. */
const CREATE = `
  INSERT INTO sales_channel (id, name, metadata) VALUES (:id, :name, jsonb_build_object('channel', CAST(:code AS text)))
  ON CONFLICT (id) DO NOTHING`

/** Links it with the locations of the default channel, because all channels sell from the same stock. */
const LINK = `
  INSERT INTO sales_channel_stock_location (id, sales_channel_id, stock_location_id)
  SELECT 'scloc_' || md5(:id || stock_location_id), :id, stock_location_id FROM sales_channel_stock_location
  WHERE deleted_at IS NULL AND sales_channel_id = (
    SELECT default_sales_channel_id FROM store WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1)
  ON CONFLICT (sales_channel_id, stock_location_id) DO NOTHING`

/** Creates the sales channels of merchant.json that Medusa lacks. Without further channels, it runs no query. */
export async function ensureChannels(knex: Knex): Promise<void> {
  for (const { code, sales_channel_id: id, merchant } of channels()) {
    if (!id) continue
    await knex.raw(CREATE, { id, code, name: String(merchant["name"]) })
    await knex.raw(LINK, { id })
  }
}
