import { MISSED_ADDRESS_DAYS, sourcesOf } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const MAX_ADDRESS = 200
/** Maximum number of different addresses without a page that are counted per day. Further ones are ignored. */
const MAX_PER_DAY = 500
const MAX_LISTED = 50

/** Addresses that malicious programs try on every site. */
const PROBE =
  /^\/(?:wp-|\.|xmlrpc|cgi-bin|vendor|phpmyadmin|administrator|actuator|solr|autodiscover|_)|\/\.|\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|gz)$/
/** Eight digits may belong to a telephone number or an order. Long segments with many digits may be secrets. */
const PERSONAL = /@|\d(?:[-.()+_]?\d){7}|[\da-z_]{24,}/

/** Returns the path to count, or undefined if it may contain personal data or is a program's probe. */
export function countedAddress(address: string): string | undefined {
  const path = sourcesOf(address).at(-1) ?? ""
  return path.length <= MAX_ADDRESS && !PERSONAL.test(path) && !PROBE.test(path) ? path : undefined
}

/** The day in Belgium, as in the other reports. */
const TODAY = `(now() AT TIME ZONE 'Europe/Brussels')::date`

/** Counts an address. A new address is ignored once the day has MAX_PER_DAY addresses. */
const RECORD = `
  WITH known AS (
    UPDATE missed_address SET count = count + 1, updated_at = now()
    WHERE day = ${TODAY} AND address = :address RETURNING 1
  )
  INSERT INTO missed_address AS missed (day, address, count)
  SELECT ${TODAY}, :address, 1
  WHERE NOT EXISTS (SELECT FROM known)
    AND (SELECT count(*) FROM missed_address WHERE day = ${TODAY}) < ${MAX_PER_DAY}
  ON CONFLICT (day, address) DO UPDATE SET count = missed.count + 1, updated_at = now()`

export async function recordMissedAddress(knex: Knex, address: string): Promise<void> {
  await knex.raw(RECORD, { address })
}

interface Missed {
  address: string
  count: number
  last_day: string
}

/** Returns the most frequent addresses without a page that still have no redirect. */
export async function missedAddresses(knex: Knex): Promise<Missed[]> {
  const { rows } = await knex.raw<{ rows: Missed[] }>(
    `SELECT address, sum(count)::int AS count, max(day)::text AS last_day FROM missed_address
     WHERE day > ${TODAY} - ${MISSED_ADDRESS_DAYS}
       AND NOT EXISTS (SELECT FROM redirect WHERE source = address AND NOT is_pattern)
     GROUP BY address ORDER BY count DESC, last_day DESC, address LIMIT ${MAX_LISTED}`,
  )
  return rows
}

export async function forgetMissedAddresses(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM missed_address WHERE day <= ${TODAY} - ${MISSED_ADDRESS_DAYS}`)
}
