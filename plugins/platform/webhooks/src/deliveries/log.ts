import { refuse } from "@bon-perroquet/api-kit/http"
import {
  WEBHOOK_LOG_DAYS,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
} from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { knexOf } from "../endpoints"

interface Attempt extends Omit<WebhookAttempt, "at"> {
  at: string
}

interface Row extends Omit<WebhookDelivery, "created_at" | "next_at" | "last"> {
  created_at: Date
  next_at: Date | null
  last: Attempt | null
}

const ATTEMPT = `json_build_object('at', tried.created_at, 'status', tried.status, 'duration_ms', tried.duration_ms,
  'answer', tried.answer)`

const DELIVERY = `delivery.id, delivery.event, delivery.state, delivery.created_at, delivery.next_at, delivery.attempts,
  (SELECT ${ATTEMPT} FROM webhook_attempt tried WHERE tried.delivery_id = delivery.id
   ORDER BY tried.created_at DESC, tried.id LIMIT 1) AS last`

const attemptOf = ({ at, ...rest }: Attempt): WebhookAttempt => ({ at: new Date(at).toISOString(), ...rest })

const viewOf = ({ created_at, next_at, last, ...row }: Row): WebhookDelivery => ({
  ...row,
  created_at: created_at.toISOString(),
  next_at: next_at?.toISOString() ?? null,
  last: last && attemptOf(last),
})

interface Question {
  offset: number
  limit: number
  state?: WebhookDelivery["state"] | undefined
}

/** Returns a page of a webhook's log, newest first. */
export async function deliveriesPage(
  knex: Knex,
  endpoint: string,
  { offset, limit, state }: Question,
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  const about = { endpoint, state: state ?? null, offset, limit }
  const WHICH = `FROM webhook_delivery delivery WHERE delivery.endpoint_id = :endpoint
    AND (CAST(:state AS text) IS NULL OR delivery.state = :state)`
  const [page, counted] = await Promise.all([
    knex.raw<{ rows: Row[] }>(
      `SELECT ${DELIVERY} ${WHICH} ORDER BY delivery.created_at DESC, delivery.id DESC OFFSET :offset LIMIT :limit`,
      about,
    ),
    knex.raw<{ rows: { total: number }[] }>(`SELECT count(*)::int AS total ${WHICH}`, about),
  ])
  return { deliveries: page.rows.map(viewOf), total: counted.rows[0]?.total ?? 0 }
}

/** @throws 404 webhook_delivery_not_found */
export async function deliveryDetail(
  knex: Knex,
  endpoint: string,
  id: string,
): Promise<WebhookDeliveryDetail> {
  const { rows } = await knex.raw<{ rows: (Row & { body: string; log: Attempt[] })[] }>(
    `SELECT ${DELIVERY}, delivery.body, COALESCE((SELECT json_agg(${ATTEMPT} ORDER BY tried.created_at DESC, tried.id)
       FROM webhook_attempt tried WHERE tried.delivery_id = delivery.id), '[]') AS log
     FROM webhook_delivery delivery WHERE delivery.endpoint_id = :endpoint AND delivery.id = :id`,
    { endpoint, id },
  )
  const [row] = rows
  if (!row) throw refuse("webhook_delivery_not_found", 404)
  const { body, log, ...delivery } = row
  return { ...viewOf(delivery), body, log: log.map(attemptOf) }
}

const OLD = `created_at < now() - interval '${WEBHOOK_LOG_DAYS} days'`

/** Deletes deliveries that are finished and old. */
export async function deleteOldDeliveries(container: MedusaContainer): Promise<void> {
  const knex = knexOf(container)
  await knex.raw(`DELETE FROM webhook_delivery WHERE ${OLD} AND next_at IS NULL`)
  await knex.raw(
    `DELETE FROM webhook_attempt WHERE ${OLD}
       AND NOT EXISTS (SELECT FROM webhook_delivery WHERE webhook_delivery.id = webhook_attempt.delivery_id)`,
  )
}
