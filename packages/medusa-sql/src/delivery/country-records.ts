import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

export type Rule = { id: string; attribute: string; operator: string; value: unknown }
export type OptionRecord = {
  id: string
  type?: { code: string } | null
  provider_id?: string | null
  data?: Record<string, unknown> | null
  rules?: Rule[]
}
export type ZoneRecord = {
  id: string
  geo_zones: { type: string; country_code: string }[]
  shipping_options: OptionRecord[]
}
export type RegionRecord = { id: string; countries: { iso_2: string }[] }
export type TaxRegionRecord = { id: string; country_code: string | null }

export type Records = { regions: RegionRecord[]; taxRegions: TaxRegionRecord[]; zones: ZoneRecord[] }

const ZONE_FIELDS = [
  "id",
  "geo_zones.type",
  "geo_zones.country_code",
  "shipping_options.id",
  "shipping_options.provider_id",
  "shipping_options.data",
  "shipping_options.type.code",
  "shipping_options.rules.*",
]

export async function readRecords(container: MedusaContainer): Promise<Records> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const [regions, taxRegions, { data: zones }] = await Promise.all([
    container.resolve(Modules.REGION).listRegions({}, { relations: ["countries"] }),
    container.resolve(Modules.TAX).listTaxRegions({}, { select: ["id", "country_code", "parent_id"] }),
    query.graph({ entity: "service_zone", fields: ZONE_FIELDS }),
  ])
  return {
    regions: regions.map(({ id, countries }) => ({
      id,
      countries: countries.map(({ iso_2 }) => ({ iso_2: iso_2 ?? "" })),
    })),
    // Skips provinces, which Medusa stores as tax regions below that of their country.
    taxRegions: taxRegions.filter(({ parent_id }) => !parent_id),
    zones: zones as unknown as ZoneRecord[],
  }
}

export async function readUses(container: MedusaContainer): Promise<Map<string, number>> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{
    rows: { region_id: string; uses: number }[]
  }>(`
    SELECT region_id, sum(uses)::int AS uses FROM (
      SELECT region_id, count(*) AS uses FROM "order" WHERE region_id IS NOT NULL GROUP BY region_id
      UNION ALL
      SELECT region_id, count(*) FROM cart WHERE region_id IS NOT NULL AND deleted_at IS NULL GROUP BY region_id
    ) named GROUP BY region_id`)
  return new Map(rows.map(({ region_id, uses }) => [region_id, uses]))
}

const LOCATIONS = `
  SELECT DISTINCT place.stock_location_id AS id FROM service_zone zone
  JOIN location_fulfillment_set place ON place.fulfillment_set_id = zone.fulfillment_set_id AND place.deleted_at IS NULL
  WHERE zone.id = ANY(?) AND zone.deleted_at IS NULL`

export async function locationsOfZones(knex: Knex, zoneIds: readonly string[]): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(LOCATIONS, [[...zoneIds]])
  return rows.map(({ id }) => id)
}

export function recordsOf({ regions, taxRegions, zones }: Records, code: string) {
  return {
    region: regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === code)),
    taxRegion: taxRegions.find(({ country_code }) => country_code?.toLowerCase() === code),
    zones: zones.filter(({ geo_zones }) =>
      geo_zones.some(({ type, country_code }) => type === "country" && country_code === code),
    ),
  }
}
