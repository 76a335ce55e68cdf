import { groupOfSegment, SEGMENTS, type Segments } from "@bon-perroquet/contract"
import { countSubscribers } from "@bon-perroquet/medusa-sql/buying/newsletter"
import { countSegments } from "@bon-perroquet/medusa-sql/buying/segments"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { currentLimits } from "./limits"

export async function segmentsOverview(knex: Knex): Promise<Segments> {
  const [counts, subscribers] = await Promise.all([countSegments(knex), countSubscribers(knex)])
  const { newDays, regularOrders, lapsedDays } = currentLimits()
  const refreshed = Math.max(...counts.map(({ updated_at }) => updated_at.getTime()))
  return {
    refreshed_at: counts.length > 0 ? new Date(refreshed).toISOString() : null,
    ...{ new_days: newDays, regular_orders: regularOrders, lapsed_days: lapsedDays },
    segments: SEGMENTS.map((name) => {
      const count = counts.find(({ id }) => id === groupOfSegment(name))
      const { people = 0, accounts = 0, subscribers: subscribed = 0 } = count ?? {}
      return { name, people, accounts, subscribers: subscribed }
    }),
    subscribers,
  }
}
