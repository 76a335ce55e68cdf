import type { LotCounts } from "@bon-perroquet/api-kit/lots"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { requireLots } from "./settings"

/** Counts the lots that are near their date, and the lots with units to remove from the store. */
export async function countLots(knex: Knex): Promise<LotCounts> {
  const { rows } = await knex.raw<{ rows: { near: string; to_clear: string }[] }>(
    `SELECT count(*) FILTER (WHERE recalled_at IS NULL AND quantity <> 0 AND best_before BETWEEN ${TODAY} AND ${IN_DAYS}
        AND shop_is_kept_by_lots(inventory_item_id)) AS near,
       count(*) FILTER (WHERE to_clear > 0) AS to_clear
     FROM lot`,
    { days: requireLots() },
  )
  return { near: Number(rows[0]?.near ?? 0), to_clear: Number(rows[0]?.to_clear ?? 0) }
}

/** The day in Belgium, in the format of lot dates. */
export const TODAY = `to_char(now() AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD')`

/** SQL for the day that is `days` (a binding) days ahead. */
export const IN_DAYS = `to_char((now() AT TIME ZONE 'Europe/Brussels') + make_interval(days => :days), 'YYYY-MM-DD')`
