import type { MedusaContainer } from "@medusajs/framework/types"
import { knexOf } from "../rows"
import { forgetEvents } from "../watched"
import { INSIGHT_DAYS } from "@bon-perroquet/contract"
import { forgetAnswers } from "../idempotency"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Days for which an assistant can read the state of an order that it prepared. */
const ORDER_DAYS = 90
/** Days within which a browser's cart with goods of an assistant may become an order. */
const OPENED_DAYS = 30

/** Deletes what expired. Carts contain personal data until they expire, as the privacy page states. */
async function forgetExpired(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM agent_cart WHERE expires_at < now()
    AND (order_id IS NULL OR expires_at < now() - make_interval(days => ${ORDER_DAYS}))`)
  await knex.raw(
    `DELETE FROM agent_handover WHERE order_id IS NOT NULL OR created_at < now() - make_interval(days => ${OPENED_DAYS})`,
  )
  await forgetAnswers(knex)
  await knex.raw(`DELETE FROM agent_order_code WHERE expires_at < now()`)
  await knex.raw(
    `DELETE FROM agent_count WHERE day < (now() AT TIME ZONE 'Europe/Brussels')::date - ${INSIGHT_DAYS}`,
  )
}

export default async function forgetAssistantCarts(container: MedusaContainer): Promise<void> {
  const knex = knexOf(container)
  await forgetExpired(knex)
  await forgetEvents(knex)
}

export const config = { name: "forget-assistant-carts", schedule: { interval: 3_600_000 } }
