import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ORDER_STATUSES, type OrderSort, type OrderStatus, type OrderTask } from "@bon-perroquet/contract"
import { currentChannel } from "@bon-perroquet/contract/channels"
import { inCurrentChannel } from "@bon-perroquet/medusa-sql/channels"
import {
  HAS_REPLACED_GOODS,
  hasUnsentGoods,
  ORDERS_WITH_WORDS,
  SAME_CUSTOMERS,
  searchConditions,
} from "@bon-perroquet/medusa-sql"
import { TASK_SQL } from "./task-rows"

const REFUNDED_UNITS = `(SELECT coalesce(sum((part ->> 'quantity')::numeric), 0) FROM order_refund refund,
  jsonb_array_elements(refund.settled) part WHERE refund.order_id = "order".id AND part ->> 'id' = line.item_id)`

/** Derives a status from the dates of Medusa's order, as `factsTimeline` does. */
const FACTS_SQL = `coalesce(
  CASE WHEN "order".canceled_at IS NOT NULL OR "order".status = 'canceled' THEN 'cancelled' END,
  (SELECT CASE WHEN count(*) = 0 THEN NULL
      WHEN bool_or(parcel.shipped_at IS NOT NULL) AND NOT ${HAS_REPLACED_GOODS} AND ${hasUnsentGoods(REFUNDED_UNITS)} THEN 'preparing'
      WHEN bool_or(parcel.delivered_at IS NOT NULL) AND (bool_and(parcel.delivered_at IS NOT NULL) OR ${HAS_REPLACED_GOODS})
      THEN 'delivered'
      WHEN bool_or(parcel.shipped_at IS NOT NULL) THEN 'shipped' ELSE 'preparing' END
    FROM order_fulfillment link JOIN fulfillment parcel ON parcel.id = link.fulfillment_id
    WHERE link.order_id = "order".id AND link.deleted_at IS NULL AND parcel.canceled_at IS NULL
      AND parcel.deleted_at IS NULL),
  CASE WHEN EXISTS (SELECT 1 FROM order_payment_collection link
      JOIN payment ON payment.payment_collection_id = link.payment_collection_id
      JOIN capture ON capture.payment_id = payment.id
    WHERE link.order_id = "order".id AND link.deleted_at IS NULL AND capture.deleted_at IS NULL) THEN 'paid' END,
  'pending')`

/**
 * SQL for the status of the row `"order"`: the stored status, otherwise one derived from Medusa's order. The
 * statement must call Medusa's order table "order".
 */
export const ORDER_STATUS_SQL = `coalesce(
  (SELECT own.status FROM order_status own WHERE own.order_id = "order".id AND own.deleted_at IS NULL),
  ${FACTS_SQL})`

/**
 * Finds stored statuses with their index and derives the status only for other orders. OFFSET 0 prevents
 * PostgreSQL from deriving it for every order.
 */
const OF_STATUS = `"order".id = ANY (ARRAY(
  SELECT order_id FROM order_status WHERE status = ANY (:statuses) AND deleted_at IS NULL
  UNION ALL SELECT "order".id FROM (
    SELECT placed.* FROM "order" placed LEFT JOIN order_status own ON own.order_id = placed.id
    WHERE own.order_id IS NULL AND placed.deleted_at IS NULL OFFSET 0) AS "order"
  WHERE ${FACTS_SQL} = ANY (:statuses)))`

const PLACED = `"order".deleted_at IS NULL AND NOT "order".is_draft_order`

/**
 * Runs a separate search for number, e-mail address and name, because one combined condition uses no index.
 */
const foundBy = (hasWords: boolean): string => `"order".id = ANY (ARRAY(
  ${hasWords ? `${ORDERS_WITH_WORDS} UNION ALL` : ""}
  SELECT id FROM "order" WHERE custom_display_id ILIKE :like
  UNION ALL SELECT id FROM "order" WHERE email ILIKE :like
  UNION ALL SELECT named.id FROM "order" named JOIN order_address address ON address.id = named.shipping_address_id
    WHERE address.first_name || ' ' || address.last_name ILIKE :like))`

/** `from` and `to` are inclusive days in Brussels. */
const FROM = `"order".created_at >= (:from::date)::timestamp AT TIME ZONE 'Europe/Brussels'`
const TO = `"order".created_at < (:to::date + 1)::timestamp AT TIME ZONE 'Europe/Brussels'`

const DIRECTIONS = { newest: ["DESC", "<"], oldest: ["ASC", ">"] } as const

const afterIn = (sort: OrderSort): string =>
  `("order".created_at, "order".id) ${DIRECTIONS[sort][1]} (SELECT created_at, id FROM "order" WHERE id = :after)`

export interface OrdersWanted {
  search?: string
  status?: OrderStatus
  task?: OrderTask
  numbers?: string[] | undefined
  from?: string | undefined
  to?: string | undefined
  customer?: string | undefined
  sort?: OrderSort
  offset: number
  limit: number
  after?: string | undefined
}

/** Statuses that a task includes. A task that is not listed includes all. */
const STATUSES_OF: Partial<Record<OrderTask, readonly OrderStatus[]>> = {
  to_pack: ["paid", "preparing"],
  late: ["paid", "preparing"],
  on_hold: ["pending", "paid", "preparing"],
  waiting: ["paid", "preparing"],
  withdrawal: ORDER_STATUSES.filter((status) => status !== "cancelled"),
}

/**
 * An order is late if its promised last day of dispatch is before `today`. An order without a promised day is
 * late if it was paid before `late`.
 */
export interface TaskFacts {
  today: string
  late: Date
  failed: string[]
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&")

/** Returns the statuses to search, or null for all. */
function statusesOf(status: OrderStatus | undefined, task: OrderTask | undefined): OrderStatus[] | null {
  const ofTask = task && STATUSES_OF[task]
  if (!status) return ofTask ? [...ofTask] : null
  return !ofTask || ofTask.includes(status) ? [status] : []
}

/** Returns the ids of one page of orders, and the number of all matching orders that follow the order `after`. */
export async function orderPage(
  knex: Knex,
  { search, status, task, numbers, from, to, customer, sort = "newest", offset, limit, after }: OrdersWanted,
  facts?: Partial<TaskFacts>,
): Promise<{ ids: string[]; total: number }> {
  const words = search ? searchConditions(search) : null
  const statuses = statusesOf(status, task)
  const conditions = [
    PLACED + inCurrentChannel(`"order".sales_channel_id`),
    ...(search ? [foundBy(words !== null)] : []),
    ...(statuses ? [OF_STATUS] : []),
    ...(task ? [TASK_SQL[task]] : []),
    ...(numbers ? [`"order".custom_display_id = ANY(:numbers)`] : []),
    ...(from ? [FROM] : []),
    ...(to ? [TO] : []),
    ...(customer ? [`"order".customer_id = ANY (ARRAY(${SAME_CUSTOMERS}))`] : []),
    ...(after ? [afterIn(sort)] : []),
  ]
  const values = {
    offset,
    limit,
    ...(search && { like: `%${escaped(search)}%`, ...words }),
    ...(statuses && { statuses }),
    ...(task && facts),
    ...(numbers && { numbers }),
    ...(from && { from }),
    ...(to && { to }),
    ...(customer && { customer }),
    ...(after && { after }),
  }
  const [direction] = DIRECTIONS[sort]
  const pending = knex.raw<{ rows: { ids: string[]; total: number }[] }>(
    `WITH matching AS MATERIALIZED (SELECT id, created_at FROM "order" WHERE ${conditions.join(" AND ")})
     SELECT (SELECT count(*)::int FROM matching) AS total,
       ARRAY(SELECT id FROM matching ORDER BY created_at ${direction}, id ${direction} LIMIT :limit OFFSET :offset) AS ids`,
    values,
  )
  // The frequent unfiltered list is a prepared statement. A filtered query needs a plan for its values.
  const { rows } = await (conditions.length > 1
    ? pending
    : pending.options({ name: `${sort} orders ${currentChannel()?.code ?? ""}` }))
  return rows[0] ?? { ids: [], total: 0 }
}

/** Number of order ids per query. It is large, because each query reads every matching order. */
const IDS_AT_ONCE = 10_000

export async function allOrderIds(
  knex: Knex,
  requested: Omit<OrdersWanted, "limit" | "after">,
  facts?: Partial<TaskFacts>,
): Promise<{ slices: AsyncGenerator<string[], void>; total: number }> {
  const { ids, total } = await orderPage(knex, { ...requested, limit: IDS_AT_ONCE }, facts)
  async function* slices() {
    for (let slice = ids; slice.length;) {
      yield slice
      if (slice.length < IDS_AT_ONCE) return
      const after = slice.at(-1)
      slice = (await orderPage(knex, { ...requested, offset: 0, limit: IDS_AT_ONCE, after }, facts)).ids
    }
  }
  return { slices: slices(), total }
}
