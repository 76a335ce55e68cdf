import type { Sent } from "@bon-perroquet/api-kit/webhooks"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Seconds for which a process delivers to one program. A call lasts 15 seconds at most. */
const LEASE_SECONDS = 60

export interface Target {
  id: string
  url: string
  sealed_secret: string
  /** Null unless the secret was replaced recently. */
  former_sealed_secret: string | null
}

export interface Due {
  id: string
  body: string
  /** Attempts including the one that begins. */
  attempts: number
}

const TARGET = `webhook_endpoint.id, url, sealed_secret,
  CASE WHEN former_until > now() THEN former_sealed_secret END AS former_sealed_secret`

// One process delivers to a program at a time, so that events arrive in order and a slow program delays no other.
const CLAIM = `
  UPDATE webhook_endpoint SET busy_until = now() + interval '${LEASE_SECONDS} seconds'
  WHERE id = (
    SELECT id FROM webhook_endpoint WHERE deleted_at IS NULL AND is_on
      AND (busy_until IS NULL OR busy_until < now()) AND id <> ALL (CAST(:done AS text[]))
      AND EXISTS (SELECT FROM webhook_delivery due WHERE due.endpoint_id = webhook_endpoint.id AND due.next_at <= now())
    ORDER BY busy_until NULLS FIRST LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING ${TARGET}`

/** Claims a program with due deliveries. @param done ids of programs that had their turn */
export async function claimTarget(knex: Knex, done: readonly string[]): Promise<Target | undefined> {
  const { rows } = await knex.raw<{ rows: Target[] }>(CLAIM, { done: [...done] as unknown as string })
  return rows[0]
}

export async function targetOf(knex: Knex, endpointId: string): Promise<Target | undefined> {
  const { rows } = await knex.raw<{ rows: Target[] }>(
    `SELECT ${TARGET} FROM webhook_endpoint WHERE id = ? AND deleted_at IS NULL`,
    [endpointId],
  )
  return rows[0]
}

export async function releaseTarget(knex: Knex, id: string): Promise<void> {
  await knex.raw("UPDATE webhook_endpoint SET busy_until = NULL WHERE id = ?", [id])
}

// The attempt is counted before it begins, so that a program that crashes the process is not called without end.
const BEGIN = `
  UPDATE webhook_delivery SET attempts = attempts + 1, next_at = now() + interval '${LEASE_SECONDS} seconds',
    updated_at = now()
  WHERE id = (SELECT id FROM webhook_delivery WHERE endpoint_id = :endpoint AND next_at <= now()
    AND (CAST(:id AS text) IS NULL OR id = :id) ORDER BY next_at, created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, body, attempts`

/** Begins the next attempt for a program. @param id only this delivery */
export async function beginAttempt(
  knex: Knex,
  endpoint: string,
  id: string | null = null,
): Promise<Due | undefined> {
  const { rows } = await knex.raw<{ rows: Due[] }>(BEGIN, { endpoint, id })
  return rows[0]
}

interface Ended extends Sent {
  isDelivered: boolean
  /** Seconds until the next attempt, or null for none. */
  next: number | null
}

export async function endAttempt(
  knex: Knex,
  id: string,
  { status, duration_ms, answer, isDelivered, next }: Ended,
): Promise<void> {
  const state = isDelivered ? "delivered" : next === null ? "given_up" : "waiting"
  await knex.raw(
    `WITH noted AS (
       INSERT INTO webhook_attempt (delivery_id, status, duration_ms, answer)
       VALUES (:id, :status, :duration_ms, :answer)
     )
     UPDATE webhook_delivery SET state = :state, updated_at = now(),
       next_at = now() + make_interval(secs => CAST(:next AS double precision))
     WHERE id = :id`,
    { id, status, duration_ms, answer, state, next },
  )
}

/** Makes a delivery due now. Its body and id stay the same. @returns false if there is no such delivery */
export async function makeDue(knex: Knex, endpoint: string, id: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `UPDATE webhook_delivery SET state = 'waiting', attempts = 0, next_at = now(), updated_at = now()
     WHERE id = :id AND endpoint_id = :endpoint RETURNING 1`,
    { id, endpoint },
  )
  return rows.length > 0
}
