import type { AlertSource } from "@bon-perroquet/api-kit/alerts"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Days of failures after which a webhook is switched off. Retries of one delivery last three days. */
const FAILING_DAYS = 5

/** Webhooks that the shop switched off, until an administrator switches them on or deletes them. */
export const stoppedWebhooks: AlertSource = async (container) => {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string; name: string; url: string; stopped_at: Date }[] }>(
    `SELECT id, name, url, stopped_at FROM webhook_endpoint
     WHERE stopped IS NOT NULL AND deleted_at IS NULL ORDER BY stopped_at`,
  )
  return rows.map(({ id, name, url, stopped_at }) => ({ id, at: stopped_at, cause: `${name} (${url})` }))
}

const GIVE_UP = `UPDATE webhook_delivery SET state = 'given_up', next_at = NULL, updated_at = now()
  WHERE endpoint_id = :id AND state = 'waiting'`

/** Records that a program accepted a delivery. */
export async function noteSuccess(knex: Knex, id: string): Promise<void> {
  await knex.raw(
    `UPDATE webhook_endpoint SET failing_since = NULL, last_delivery_at = now(), updated_at = now() WHERE id = ?`,
    [id],
  )
}

/**
 * Records a failure. Switches the webhook off if it has failed for days, or at once if the program answers that the
 * address is gone. Its waiting deliveries are given up, but can be repeated.
 */
export async function noteFailure(knex: Knex, id: string, isGone: boolean): Promise<void> {
  const { rows } = await knex.raw<{ rows: { stopped: string | null }[] }>(
    `UPDATE webhook_endpoint SET updated_at = now(), failing_since = COALESCE(failing_since, now()),
       is_on = is_on AND NOT ended.now, stopped_at = CASE WHEN ended.now THEN now() ELSE stopped_at END,
       stopped = CASE WHEN ended.now THEN (CASE WHEN :isGone THEN 'gone' ELSE 'failing' END) ELSE stopped END
     FROM (SELECT id, is_on AND (:isGone OR COALESCE(failing_since < now() - interval '${FAILING_DAYS} days', false)) AS now
           FROM webhook_endpoint WHERE id = :id FOR UPDATE) ended
     WHERE webhook_endpoint.id = ended.id
     RETURNING stopped`,
    { id, isGone },
  )
  if (rows[0]?.stopped) await knex.raw(GIVE_UP, { id })
}
