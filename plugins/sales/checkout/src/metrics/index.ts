import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { OPEN_PAGE } from "../checkout/reservations/buyer-limits"
import { ATTEMPT_STATES } from "../modules/checkout/states"

type AttemptState = (typeof ATTEMPT_STATES)[number]

export interface CheckoutMetrics {
  attempts: Record<AttemptState, number>
  /** Age of the oldest payment that has neither order nor refund, or 0. */
  oldest_unsettled_seconds: number
  held_units: number
}

interface Row {
  attempts: Partial<Record<AttemptState, number>>
  oldest_unsettled_seconds: number
  held_units: number
}

const METRICS = `
SELECT
  (SELECT coalesce(json_object_agg(state, count), '{}')
   FROM (SELECT state, count(*) FROM checkout_attempt WHERE deleted_at IS NULL GROUP BY state) AS by_state) AS attempts,
  (SELECT coalesce(extract(epoch FROM now() - min(updated_at)), 0)::float FROM checkout_attempt
   WHERE deleted_at IS NULL AND state IN ('paid', 'refund_due')) AS oldest_unsettled_seconds,
  (SELECT coalesce(sum(quantity), 0)::float FROM reservation_item
   WHERE deleted_at IS NULL AND description = ?) AS held_units`

export async function checkoutMetrics(container: MedusaContainer): Promise<CheckoutMetrics> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Row[] }>(METRICS, [OPEN_PAGE])
  const [row] = rows
  const attempts = Object.fromEntries(ATTEMPT_STATES.map((state) => [state, row?.attempts[state] ?? 0]))
  return {
    attempts: attempts as Record<AttemptState, number>,
    oldest_unsettled_seconds: row?.oldest_unsettled_seconds ?? 0,
    held_units: row?.held_units ?? 0,
  }
}
