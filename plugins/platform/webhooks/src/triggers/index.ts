import { createHash } from "node:crypto"
import { CHANGE_SOURCES } from "@bon-perroquet/medusa-sql/catalogue/change-sources"
import { WEBHOOK_SOURCES, type WebhookSource } from "@bon-perroquet/medusa-sql/programs/webhook-sources"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Table that is left out below, because stock has a separate event. */
const STOCK = "inventory_level"

/** Returns false for sources that return a keyword such as "@everything" instead of product ids. */
const namesProducts = ({ concerns }: { concerns: string }) => !/^\s*SELECT '@/.test(concerns)

/** Tables of the catalogue. Their changes cause the event `product.changed`. */
const PRODUCT_SOURCES = CHANGE_SOURCES.filter((each) => each.table !== STOCK && namesProducts(each)).flatMap(
  ({ table, concerns }) =>
    (["INSERT", "UPDATE", "DELETE"] as const).map((on): WebhookSource => ({
      ...{ event: "product.changed", table, on },
      subjects: `SELECT concern FROM (${concerns}) AS concerns (concern) WHERE concern NOT LIKE '@%'`,
    })),
)

const SOURCES = [...WEBHOOK_SOURCES, ...PRODUCT_SOURCES]

/** Stores the subjects of a change if a webhook wants the event. */
const FUNCTION = `
  CREATE OR REPLACE FUNCTION shop_store_webhook_signal() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF EXISTS (
      SELECT FROM webhook_endpoint WHERE is_on AND deleted_at IS NULL AND TG_ARGV[0] = ANY (events)
    ) THEN
      EXECUTE 'INSERT INTO webhook_signal (event, subject) SELECT DISTINCT $1, subject FROM ('
        || TG_ARGV[1] || ') AS subjects (subject) WHERE subject IS NOT NULL' USING TG_ARGV[0];
    END IF;
    RETURN NULL;
  END $body$`

const quoted = (sql: string): string => `'${sql.replace(/\s+/g, " ").trim().replaceAll("'", "''")}'`

const ROWS = {
  INSERT: "REFERENCING NEW TABLE AS changed",
  UPDATE: "REFERENCING OLD TABLE AS former NEW TABLE AS changed",
  DELETE: "REFERENCING OLD TABLE AS changed",
}

const triggerOf = ({ event, table, on, subjects }: WebhookSource): string => `
  CREATE OR REPLACE TRIGGER shop_webhook_${event.replace(".", "_")}_${on.toLowerCase()} AFTER ${on} ON "${table}"
  ${ROWS[on]} FOR EACH STATEMENT EXECUTE FUNCTION shop_store_webhook_signal(${quoted(event)}, ${quoted(subjects)})`

/** Hash of the triggers. The name of the migration script contains it. */
export const WEBHOOK_TRIGGERS_VERSION = createHash("sha256")
  .update(JSON.stringify([FUNCTION, ...SOURCES.map(triggerOf)]))
  .digest("hex")
  .slice(0, 16)

/** Installs the triggers on the tables that exist. One transaction per table, so that a running checkout can't deadlock. */
export async function installWebhookTriggers(knex: Knex): Promise<void> {
  await knex.raw(FUNCTION)
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `SELECT name FROM unnest(CAST(? AS text[])) AS name WHERE to_regclass(quote_ident(name)) IS NOT NULL`,
    [SOURCES.map(({ table }) => table)],
  )
  for (const table of new Set(rows.map(({ name }) => name)))
    await knex.transaction(async (transaction) => {
      for (const source of SOURCES.filter((each) => each.table === table))
        await transaction.raw(triggerOf(source))
    })
}
