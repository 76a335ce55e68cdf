import { NEXT_STATES, REPEAT_STATES, type RepeatRow } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract/sets"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { RUN_OF_ORDER } from "../cart"
import { goodsName } from "../goods"
import { OPEN_RUNS, type RepeatLine } from "../modules/repeat-deliveries"

export const repeatQuerySchema = z.object({
  state: z.enum(REPEAT_STATES).optional(),
  /** Part of the e-mail address or of the first order's number. */
  search: z.string().trim().max(120).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
type ListQuery = z.output<typeof repeatQuerySchema>

type Row = Omit<RepeatRow, "goods" | "next_state"> & { lines: RepeatLine[]; next_state: string | null }

const ROWS = `SELECT repeat.id, repeat.state, repeat.weeks, repeat.email, repeat.customer_id, repeat.order_id, repeat.lines,
    repeat.last_total_cents, coalesce("order".custom_display_id, '') AS order_number,
    CASE WHEN repeat.state = 'active' THEN coalesce(run.act_on, repeat.next_on) END AS next_on,
    CASE WHEN repeat.state <> 'active' THEN NULL WHEN run.missing IS NOT NULL THEN 'waiting'
      ELSE coalesce(run.state, 'planned') END AS next_state
  FROM repeat_delivery repeat LEFT JOIN "order" ON "order".id = repeat.order_id
  LEFT JOIN repeat_delivery_run run ON run.repeat_delivery_id = repeat.id AND run.state = ANY(:open)`
const FILTER = `WHERE (CAST(:state AS text) IS NULL OR repeat.state = :state)
  AND (CAST(:like AS text) IS NULL OR repeat.email ILIKE :like OR "order".custom_display_id ILIKE :like)`
const COUNT = `SELECT count(*)::int AS count FROM repeat_delivery repeat
  LEFT JOIN "order" ON "order".id = repeat.order_id ${FILTER}`
const PAGE = `${ROWS} ${FILTER} ORDER BY repeat.state = 'ended', next_on NULLS LAST, repeat.created_at DESC, repeat.id
  OFFSET :offset LIMIT :limit`
const OF_ORDER = `${ROWS} WHERE repeat.order_id = :order OR repeat.id IN (
    SELECT part.repeat_delivery_id FROM "order" placed
    JOIN repeat_delivery_run part ON part.id = placed.metadata ->> '${RUN_OF_ORDER}' WHERE placed.id = :order)
  ORDER BY repeat.weeks, repeat.id`

export async function listRepeats(
  container: MedusaContainer,
  { state = null, search, offset, limit }: Omit<ListQuery, "state"> & { state?: ListQuery["state"] | null },
): Promise<{ repeats: RepeatRow[]; count: number }> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const like = search ? `%${search.replace(/[\\%_]/g, "\\$&")}%` : null
  const bindings = { open: [...OPEN_RUNS], state, like, offset, limit }
  const [counted, page] = await Promise.all([
    knex.raw<{ rows: { count: number }[] }>(COUNT, bindings),
    knex.raw<{ rows: Row[] }>(PAGE, bindings),
  ])
  return { repeats: await viewsOf(container, page.rows), count: counted.rows[0]?.count ?? 0 }
}

/** Returns the subscriptions that the order started, and the subscription that delivered it. */
export async function repeatsOfOrder(container: MedusaContainer, order: string): Promise<RepeatRow[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Row[] }>(OF_ORDER, { order, open: [...OPEN_RUNS] })
  return viewsOf(container, rows)
}

async function viewsOf(container: MedusaContainer, rows: Row[]): Promise<RepeatRow[]> {
  const snapshot = await shopSnapshot(container)
  return rows.map(({ lines, next_state, ...row }) => ({
    ...row,
    goods: lines
      .map((line) => `${line.quantity} × ${goodsName(snapshot, line, DEFAULT_LANGUAGE) || "–"}`)
      .join(", "),
    next_state: NEXT_STATES.find((state) => state === next_state) ?? null,
  }))
}
