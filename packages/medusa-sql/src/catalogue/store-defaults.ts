import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface StoreDefaults {
  salesChannelId: string | null
  regionOf: Record<string, string>
}

export async function readStoreDefaults(knex: Knex): Promise<StoreDefaults> {
  const { rows } = await knex.raw<{
    rows: { channel: string | null; regions: Record<string, string> | null }[]
  }>(`
    SELECT (SELECT default_sales_channel_id FROM store WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1) AS channel,
      (SELECT jsonb_object_agg(country.iso_2, region.id) FROM region_country country
        JOIN region ON region.id = country.region_id
        WHERE region.deleted_at IS NULL AND region.currency_code = 'eur') AS regions`)
  return { salesChannelId: rows[0]?.channel ?? null, regionOf: rows[0]?.regions ?? {} }
}
