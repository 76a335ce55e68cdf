import { dayInBelgium, dayLater, type RepeatOverview } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { goodsName } from "../goods"
import { OPEN_RUNS } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

const COUNTS = `SELECT count(*) FILTER (WHERE state = 'active')::int AS active,
  count(*) FILTER (WHERE state = 'paused')::int AS paused FROM repeat_delivery`

/** SQL for the deliveries of the next seven days, including those that are not announced yet. */
const WEEK = `FROM repeat_delivery repeat
  LEFT JOIN repeat_delivery_run run ON run.repeat_delivery_id = repeat.id AND run.state = ANY(:open)
  WHERE repeat.state = 'active' AND coalesce(run.act_on, repeat.next_on) < :until`
const MONEY = `SELECT count(*)::int AS deliveries,
  coalesce(sum(coalesce(run.total_cents, repeat.last_total_cents)), 0)::int AS expected_cents ${WEEK}`
/** SQL for the units of each size in these deliveries. The announced replacement counts in place of missing goods. */
const GOODS = `SELECT coalesce(other.by ->> 'product_id', line ->> 'product_id') AS product_id,
  coalesce(other.by ->> 'variant_id', line ->> 'variant_id') AS variant_id, sum((line ->> 'quantity')::int)::int AS quantity
  ${WEEK.replace(
    "WHERE",
    `CROSS JOIN LATERAL jsonb_array_elements(repeat.lines) line
     LEFT JOIN LATERAL (SELECT one -> 'by' AS by FROM jsonb_array_elements(run.replaced) one
       WHERE run.total_cents IS NOT NULL AND one ->> 'variant_id' = line ->> 'variant_id' LIMIT 1) other ON true WHERE`,
  )}
  GROUP BY 1, 2 ORDER BY 3 DESC, 2 LIMIT 200`

const TROUBLES = `SELECT run.id, repeat.email, run.due_on, run.tries, run.missing, run.total_cents,
    CASE WHEN run.state = 'planned' THEN 'waiting' ELSE run.state END AS state,
    CASE WHEN run.state <> 'given_up' THEN run.act_on END AS next_on,
    coalesce("order".custom_display_id, '') AS first_order
  FROM repeat_delivery_run run JOIN repeat_delivery repeat ON repeat.id = run.repeat_delivery_id
  LEFT JOIN "order" ON "order".id = repeat.order_id
  WHERE run.state = 'failed' OR (run.state = 'planned' AND run.missing IS NOT NULL)
    OR (run.state = 'given_up' AND repeat.state = 'paused')
  ORDER BY run.updated_at DESC LIMIT 50`

type Goods = { product_id: string; variant_id: string; quantity: number }

export async function readOverview(container: MedusaContainer, language: Language): Promise<RepeatOverview> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const bindings = { open: [...OPEN_RUNS], until: dayLater(dayInBelgium(new Date()), 7) }
  const rowsOf = async <Row>(sql: string) => (await knex.raw<{ rows: Row[] }>(sql, bindings)).rows
  const [counts, money, goods, troubles, snapshot] = await Promise.all([
    rowsOf<Pick<RepeatOverview, "active" | "paused">>(COUNTS),
    rowsOf<Pick<RepeatOverview["week"], "deliveries" | "expected_cents">>(MONEY),
    rowsOf<Goods>(GOODS),
    rowsOf<RepeatOverview["troubles"][number]>(TROUBLES),
    shopSnapshot(container),
  ])
  const nameOf = (one: Goods) => goodsName(snapshot, one, language)
  return {
    is_offered: repeatsOf(container).isOn,
    ...{ active: 0, paused: 0, ...counts[0] },
    week: {
      ...{ deliveries: 0, expected_cents: 0, ...money[0] },
      goods: goods.map((one) => ({
        variant_id: one.variant_id,
        name: nameOf(one),
        quantity: one.quantity,
      })),
    },
    troubles,
  }
}
