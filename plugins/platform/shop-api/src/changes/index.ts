import { createHash } from "node:crypto"
import {
  CHANGE_SOURCES,
  EVERYTHING,
  type ChangeSource,
} from "@bon-perroquet/medusa-sql/catalogue/change-sources"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export { DELIVERY, EVERYTHING, PROMOTIONS } from "@bon-perroquet/medusa-sql/catalogue/change-sources"

export const CHANNEL = "shop_changes"

/** Bytes. PostgreSQL limits the payload of a notification to 8,000. */
const LONGEST_PAYLOAD = 7_000
const MAX_IDS = 100

/**
 * Returns the SQL of the trigger function.
 * @param version written into the function's text, so that a restored backup contains it
 */
const functionOf = (version: string): string => `
  CREATE OR REPLACE FUNCTION shop_announce_change() RETURNS trigger LANGUAGE plpgsql AS $body$
  -- version ${version}
  DECLARE concerned text;
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      PERFORM pg_notify('${CHANNEL}', '${EVERYTHING}');
      RETURN NULL;
    END IF;
    FOR concerned IN EXECUTE
      'SELECT string_agg(concern, '','') FROM (SELECT concern, (row_number() OVER () - 1) / ${MAX_IDS} AS part FROM '
      || '(SELECT DISTINCT concern FROM (' || TG_ARGV[0] || ') AS concerns (concern) WHERE concern IS NOT NULL) AS every) '
      || 'AS parts GROUP BY part'
    LOOP
      IF octet_length(concerned) > ${LONGEST_PAYLOAD} THEN concerned := '${EVERYTHING}'; END IF;
      PERFORM pg_notify('${CHANNEL}', concerned);
    END LOOP;
    RETURN NULL;
  END $body$`

const EVENTS = [
  { event: "INSERT", rows: "REFERENCING NEW TABLE AS changed" },
  { event: "UPDATE", rows: "REFERENCING NEW TABLE AS changed" },
  { event: "DELETE", rows: "REFERENCING OLD TABLE AS changed" },
  { event: "TRUNCATE", rows: "" },
]

const quoted = (sql: string): string => `'${sql.replace(/\s+/g, " ").trim().replaceAll("'", "''")}'`

const triggersOn = ({ table, concerns }: ChangeSource): string[] =>
  EVENTS.map(
    ({ event, rows }) => `
    CREATE OR REPLACE TRIGGER shop_announce_${event.toLowerCase()} AFTER ${event} ON "${table}" ${rows}
    FOR EACH STATEMENT EXECUTE FUNCTION shop_announce_change(${quoted(concerns)})`,
  )

export const TRIGGERS_VERSION = createHash("sha256")
  .update(JSON.stringify([functionOf(""), ...CHANGE_SOURCES.map(triggersOn)]))
  .digest("hex")
  .slice(0, 16)

/**
 * Creates triggers that announce the changes of every statement on CHANNEL. Each start calls it, too, because other
 * modules may migrate later. If nothing has to be done, it runs one query.
 */
export async function installTriggers(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `SELECT name FROM unnest(?::text[]) AS name WHERE to_regclass(quote_ident(name)) IS NOT NULL`,
    [CHANGE_SOURCES.map(({ table }) => table)],
  )
  const present = new Set(rows.map(({ name }) => name))
  if (await isInstalled(knex, present.size)) return
  // One transaction per table, so that a running checkout can't deadlock.
  const triggers = CHANGE_SOURCES.filter(({ table }) => present.has(table)).map(triggersOn)
  // The version is written last, so that an interrupted installation is repeated.
  for (const batch of [[functionOf("unfinished")], ...triggers, [functionOf(TRIGGERS_VERSION)]])
    await knex.transaction(async (transaction) => {
      await transaction.raw(`SELECT pg_advisory_xact_lock(hashtext('${CHANNEL}'))`)
      for (const statement of batch) await transaction.raw(statement)
    })
}

/** Compares version and number of triggers, because recreated tables lack theirs. */
async function isInstalled(knex: Knex, tables: number): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: { text: string; triggers: number }[] }>(`
    SELECT proc.prosrc AS text, (SELECT count(*)::int FROM pg_trigger WHERE tgfoid = proc.oid) AS triggers
    FROM pg_proc proc WHERE proc.oid = to_regproc('shop_announce_change')`)
  const [installed] = rows
  return (
    installed !== undefined &&
    installed.text.includes(`-- version ${TRIGGERS_VERSION}`) &&
    installed.triggers === tables * EVENTS.length
  )
}
