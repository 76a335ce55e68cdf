import type { Language } from "@bon-perroquet/contract"
import type { Agent } from "../caller"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Orders that are compared in a round. */
const AT_ONCE = 50
/** Seconds for which a process delivers an event. A call lasts 15 seconds at most. */
const LEASE_SECONDS = 60
/** Days after the order for which its changes are sent. */
const WATCHED_DAYS = 90

export interface WatchedOrder {
  order_id: string
  profile_url: string
  protocol: Agent["protocol"]
  checkout_id: string
  language: Language
}

export async function watchOrder(knex: Knex, order: WatchedOrder): Promise<void> {
  await knex("agent_order_event").insert(order).onConflict("order_id").ignore()
}

/** New orders are compared every few seconds, and older ones less often: after a day about every three minutes. */
const CLAIM = `
  UPDATE agent_order_event SET check_at = now() + greatest(interval '5 seconds', (now() - created_at) / 500)
  WHERE order_id IN (
    SELECT order_id FROM agent_order_event WHERE check_at <= now()
    ORDER BY check_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING order_id, profile_url, protocol, checkout_id, language,
    body_hash IS NULL OR body LIKE '{"type":"order_create"%' AS is_new`

/** Returns orders that have to be compared with their last state. `is_new`: no state was delivered yet. */
export async function claimWatched(knex: Knex): Promise<(WatchedOrder & { is_new: boolean })[]> {
  const { rows } = await knex.raw<{ rows: (WatchedOrder & { is_new: boolean })[] }>(CLAIM)
  return rows
}

/** Queues a state of an order if it is new. It replaces a state that was not delivered yet. */
export async function queueState(
  knex: Knex,
  {
    order_id,
    body,
    body_hash,
    event_id,
  }: { order_id: string } & Record<"body" | "body_hash" | "event_id", string>,
): Promise<void> {
  await knex("agent_order_event")
    .where({ order_id })
    .whereRaw("body_hash IS DISTINCT FROM ?", [body_hash])
    .update({
      ...{ body, body_hash, event_id, attempts: 0 },
      ...{ event_at: knex.fn.now(), next_at: knex.fn.now(), updated_at: knex.fn.now() },
    })
}

export interface DueEvent {
  order_id: string
  profile_url: string
  protocol: Agent["protocol"]
  body: string
  event_id: string
  event_at: Date
  /** Attempts including the one that begins. */
  attempts: number
}

// The attempt is counted before it begins, so that an assistant that crashes the process is not called without end.
const BEGIN = `
  UPDATE agent_order_event SET attempts = attempts + 1, next_at = now() + interval '${LEASE_SECONDS} seconds'
  WHERE order_id = (SELECT order_id FROM agent_order_event WHERE next_at <= now()
    ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING order_id, profile_url, protocol, body, event_id, event_at, attempts`

export async function beginEvent(knex: Knex): Promise<DueEvent | undefined> {
  const { rows } = await knex.raw<{ rows: DueEvent[] }>(BEGIN)
  return rows[0]
}

/** Ends an attempt. @param seconds until the next one, or null for none. A newer state is not changed. */
export async function endEvent(
  knex: Knex,
  { order_id, event_id }: Pick<DueEvent, "order_id" | "event_id">,
  seconds: number | null,
): Promise<void> {
  await knex.raw(
    `UPDATE agent_order_event SET next_at = now() + make_interval(secs => CAST(:seconds AS double precision)),
       body = CASE WHEN CAST(:seconds AS double precision) IS NULL THEN NULL ELSE body END
     WHERE order_id = :order_id AND event_id = :event_id`,
    { order_id, event_id, seconds },
  )
}

export async function forgetEvents(knex: Knex): Promise<void> {
  await knex.raw(
    `DELETE FROM agent_order_event WHERE created_at < now() - make_interval(days => ${WATCHED_DAYS})`,
  )
}
