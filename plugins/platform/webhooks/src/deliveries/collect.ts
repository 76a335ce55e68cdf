import {
  WEBHOOK_EVENTS,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_TEST,
  type WebhookBody,
  type WebhookEvent,
} from "@bon-perroquet/contract"
import { readWebhookFacts, type WebhookFact } from "@bon-perroquet/medusa-sql/programs/webhook-facts"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

const SIGNALS_PER_ROUND = 500

interface Signal {
  event: string
  subject: string
}

const TAKE = `
  DELETE FROM webhook_signal WHERE id IN (
    SELECT id FROM webhook_signal ORDER BY position LIMIT ${SIGNALS_PER_ROUND} FOR UPDATE SKIP LOCKED)
  RETURNING event, subject, position`

/** Returns the subjects of each event, in the order of their first signals. */
function subjectsByEvent(signals: readonly Signal[]): Map<WebhookEvent, string[]> {
  const subjects = new Map<WebhookEvent, Set<string>>()
  for (const { event, subject } of signals) {
    const name = WEBHOOK_EVENT_NAMES.find((each) => each === event)
    if (name) subjects.set(name, (subjects.get(name) ?? new Set()).add(subject))
  }
  return new Map([...subjects].map(([event, ids]) => [event, [...ids]]))
}

const INSERT = `
  INSERT INTO webhook_delivery (id, endpoint_id, event, event_key, body, next_at)
  VALUES (:id, :endpoint, :event, :key, :body, now())
  ON CONFLICT (endpoint_id, event, event_key) DO NOTHING`

export const bodyOf = (type: string, version: number, data: WebhookFact["data"]): string =>
  JSON.stringify({ type, version, timestamp: new Date().toISOString(), data } satisfies WebhookBody)

export const newDeliveryId = (): string => generateEntityId(undefined, "msg")

async function queue(knex: Knex, event: WebhookEvent, { key, data }: WebhookFact): Promise<void> {
  const { version, data: schema } = WEBHOOK_EVENTS[event]
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT id FROM webhook_endpoint WHERE is_on AND deleted_at IS NULL AND ? = ANY (events) ORDER BY id`,
    [event],
  )
  const body = bodyOf(event, version, schema.parse(data))
  for (const { id: endpoint } of rows)
    await knex.raw(INSERT, { id: newDeliveryId(), endpoint, event, key, body })
}

/**
 * Turns stored signals into deliveries, in one transaction, so that a crash loses none. Changes of one product or stock
 * in the same round are one delivery.
 * @returns whether more signals may be waiting
 */
export async function collectSignals(knex: Knex): Promise<boolean> {
  return knex.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: (Signal & { position: string })[] }>(TAKE)
    const signals = rows.toSorted((one, other) => Number(one.position) - Number(other.position))
    for (const [event, subjects] of subjectsByEvent(signals))
      for (const fact of await readWebhookFacts(transaction, event, subjects))
        await queue(transaction, event, fact)
    return signals.length === SIGNALS_PER_ROUND
  })
}

/** Queues the event of the test button. @returns the delivery's id */
export async function queueTest(knex: Knex, endpoint: string): Promise<string> {
  const id = newDeliveryId()
  const body = bodyOf(WEBHOOK_TEST, 1, {})
  await knex.raw(INSERT, { id, endpoint, event: WEBHOOK_TEST, key: null, body })
  return id
}
