import { versioned } from "@bon-perroquet/api-kit/http"
import { WEBHOOK_EVENT_NAMES, type Webhook, type WebhookInput } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

/** Hours for which a replaced secret signs together with the new one. */
const FORMER_SECRET_HOURS = 24

interface Row extends Omit<Webhook, "created_at" | "failing_since" | "last_delivery_at" | "version"> {
  created_at: Date
  failing_since: Date | null
  last_delivery_at: Date | null
}

const COLUMNS = "id, name, url, events, is_on, created_at, failing_since, stopped, last_delivery_at"

type View = Webhook & { version: string }

function viewOf({ created_at, failing_since, last_delivery_at, ...row }: Row): View {
  const { name, url, is_on } = row
  // An event of a plugin that was removed is not shown.
  const events = WEBHOOK_EVENT_NAMES.filter((event) => row.events.includes(event))
  return {
    ...row,
    ...versioned({ name, url, events, is_on }),
    created_at: created_at.toISOString(),
    failing_since: failing_since?.toISOString() ?? null,
    last_delivery_at: last_delivery_at?.toISOString() ?? null,
  }
}

export async function listWebhooks(knex: Knex): Promise<View[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `SELECT ${COLUMNS} FROM webhook_endpoint WHERE deleted_at IS NULL ORDER BY lower(name), id`,
  )
  return rows.map(viewOf)
}

export async function findWebhook(knex: Knex, id: string): Promise<View | null> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `SELECT ${COLUMNS} FROM webhook_endpoint WHERE id = ? AND deleted_at IS NULL`,
    [id],
  )
  return rows[0] ? viewOf(rows[0]) : null
}

const bindings = ({ name, url, events, is_on }: WebhookInput) => ({
  ...{ name, url, is_on },
  events: events as unknown as string,
})

export async function insertWebhook(knex: Knex, input: WebhookInput, sealed: string): Promise<string> {
  const id = generateEntityId(undefined, "webhook")
  await knex.raw(
    `INSERT INTO webhook_endpoint (id, name, url, events, is_on, sealed_secret)
     VALUES (:id, :name, :url, CAST(:events AS text[]), :is_on, :sealed)`,
    { id, sealed, ...bindings(input) },
  )
  return id
}

/** Updates a webhook. If it is switched on again, its failures are forgotten. */
export async function updateWebhook(knex: Knex, id: string, input: WebhookInput): Promise<void> {
  await knex.raw(
    `UPDATE webhook_endpoint SET name = :name, url = :url, events = CAST(:events AS text[]), updated_at = now(),
       failing_since = CASE WHEN :is_on AND NOT is_on THEN NULL ELSE failing_since END,
       stopped = CASE WHEN :is_on THEN NULL ELSE stopped END,
       stopped_at = CASE WHEN :is_on THEN NULL ELSE stopped_at END,
       is_on = :is_on
     WHERE id = :id`,
    { id, ...bindings(input) },
  )
}

export async function replaceSecret(knex: Knex, id: string, sealed: string): Promise<void> {
  await knex.raw(
    `UPDATE webhook_endpoint SET former_sealed_secret = sealed_secret, sealed_secret = :sealed, updated_at = now(),
       former_until = now() + interval '${FORMER_SECRET_HOURS} hours'
     WHERE id = :id`,
    { id, sealed },
  )
}

/** Deletes a webhook with its log. */
export async function deleteWebhook(knex: Knex, id: string): Promise<void> {
  for (const sql of [
    `DELETE FROM webhook_attempt WHERE delivery_id IN (SELECT id FROM webhook_delivery WHERE endpoint_id = ?)`,
    `DELETE FROM webhook_delivery WHERE endpoint_id = ?`,
    `DELETE FROM webhook_endpoint WHERE id = ?`,
  ])
    await knex.raw(sql, [id])
}
