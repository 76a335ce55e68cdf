import {
  INSIGHT_DAYS,
  LANGUAGES,
  OTHER_CAMPAIGN,
  type Insight,
  type InsightCount,
  type InsightSteps,
} from "@bon-perroquet/contract"
import { currentChannel, furtherChannel } from "@bon-perroquet/contract/channels"
import { readPaidOrders } from "@bon-perroquet/medusa-sql/buying/paid-orders"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Maximum of separate campaigns per day. Others are counted together, because anybody can invent a campaign. */
const CAMPAIGNS_PER_DAY = 50

// Sorted, so that two edges lock the rows in the same order.
const ADD = `
  WITH sent AS (
    SELECT * FROM jsonb_to_recordset(CAST(:counts AS jsonb))
      AS row (day date, step text, language text, source text, count integer)
  ), kept AS (
    SELECT day, step, language, count,
      CASE WHEN source NOT LIKE 'campaign:%' THEN source
        WHEN EXISTS (SELECT FROM insight_channel_count known WHERE known.day = sent.day AND known.source = sent.source)
          THEN source
        WHEN (SELECT count(DISTINCT known.source) FROM insight_channel_count known
          WHERE known.day = sent.day AND known.source LIKE 'campaign:%')
          + dense_rank() OVER (PARTITION BY day ORDER BY source) > ${CAMPAIGNS_PER_DAY} THEN '${OTHER_CAMPAIGN}'
        ELSE source END AS source
    FROM sent
  )
  INSERT INTO insight_channel_count (day, channel, step, language, source, count)
  SELECT day, :channel, step, language, source, sum(count)::integer FROM kept
  GROUP BY day, step, language, source ORDER BY day, step, language, source
  ON CONFLICT (day, channel, step, language, source)
  DO UPDATE SET count = insight_channel_count.count + excluded.count, updated_at = now()`

/** Code of the current channel in a row. */
const channelInRow = (): string => furtherChannel()?.code ?? ""

/** Adds the counts of an edge to the sums of their days in the current channel. */
export async function addCounts(knex: Knex, counts: readonly InsightCount[]): Promise<void> {
  if (counts.length > 0) await knex.raw(ADD, { counts: JSON.stringify(counts), channel: channelInRow() })
}

interface Row {
  day: string
  step: string
  language: string
  count: number
}

const NAMES: Record<string, keyof InsightSteps> = {
  visit: "visits",
  product_view: "product_views",
  cart: "carts",
  checkout: "checkouts",
  paid: "paid",
}

const none = (): InsightSteps => ({ visits: 0, product_views: 0, carts: 0, checkouts: 0, paid: 0 })

function sumOf(rows: readonly Row[]): InsightSteps {
  const sums = none()
  for (const { step, count } of rows) {
    const name = NAMES[step]
    if (name) sums[name] += count
  }
  return sums
}

function groupedBy(rows: readonly Row[], name: "day" | "language"): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row[name], [...(groups.get(row[name]) ?? []), row])
  return groups
}

const COUNTED = `(
  SELECT day, channel, step, language, source, count FROM insight_channel_count
  UNION ALL SELECT day, '', step, language, source, count FROM insight_count) counted`

const IN_PERIOD = `day BETWEEN CAST(:from AS date) AND CAST(:to AS date)`

/**
 * Returns the sums of the current channel, or of all channels.
 * @param days every day of the period, for example 2026-11-29
 */
export async function readInsight(knex: Knex, days: readonly string[]): Promise<Insight> {
  const [from = "", to = ""] = [days[0], days.at(-1)]
  const period = { from, to }
  const selected = currentChannel() ? `${IN_PERIOD} AND channel = :channel` : IN_PERIOD
  const bindings = { ...period, channel: channelInRow() }
  const [counted, sources, paid] = await Promise.all([
    knex.raw<{ rows: Row[] }>(
      `SELECT day::text, step, language, sum(count)::int AS count FROM ${COUNTED}
       WHERE ${selected} GROUP BY day, step, language`,
      bindings,
    ),
    knex.raw<{ rows: Insight["sources"] }>(
      `SELECT source, sum(count)::int AS visits FROM ${COUNTED}
       WHERE step = 'visit' AND ${selected} GROUP BY source ORDER BY visits DESC, source LIMIT 50`,
      bindings,
    ),
    readPaidOrders(knex, period),
  ])
  const rows: Row[] = [...counted.rows, ...paid.map((each) => ({ ...each, step: "paid" }))]
  const byDay = groupedBy(rows, "day")
  const byLanguage = groupedBy(rows, "language")
  const languages = LANGUAGES.map((language) => ({ language, ...sumOf(byLanguage.get(language) ?? []) }))
  return {
    ...period,
    total: sumOf(rows),
    days: days.map((day) => ({ day, ...sumOf(byDay.get(day) ?? []) })),
    languages,
    sources: sources.rows,
  }
}

export async function deleteOldCounts(knex: Knex): Promise<void> {
  for (const table of ["insight_channel_count", "insight_count"])
    await knex.raw(
      `DELETE FROM ${table} WHERE day < (now() AT TIME ZONE 'Europe/Brussels')::date - ${INSIGHT_DAYS}`,
    )
}
