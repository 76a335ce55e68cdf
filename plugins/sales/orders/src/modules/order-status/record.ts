import { readerByIds } from "@bon-perroquet/medusa-sql/statement"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type {
  ChangeRow,
  DeliveryChangeRow,
  HoldRow,
  MessageRow,
  OrderRecord,
  PaymentLinkRow,
  PromiseRow,
  ReplacementRow,
  RefundRow,
  StatusRow,
  WithdrawalRow,
} from "./rows"

const listOf = (table: string, orderBy: string, which = "true") => `COALESCE((
    SELECT jsonb_agg(to_jsonb(row) ORDER BY ${orderBy}) FROM ${table} row
    WHERE row.order_id = wanted.order_id AND ${which}), '[]')`

const recordsOf = (isWanted: string) => `
  SELECT wanted.order_id,
    (SELECT to_jsonb(row) FROM order_status row WHERE row.order_id = wanted.order_id) AS status,
    ${listOf("order_status_change", "row.at, row.id", "row.state IN ('done', 'pending')")} AS changes,
    ${listOf("order_refund", "row.created_at, row.id")} AS refunds,
    ${listOf("order_withdrawal", "row.at, row.id")} AS withdrawals,
    ${listOf("order_payment_link", "row.at, row.id")} AS payment_links,
    ${listOf("order_message", "row.at, row.id")} AS messages,
    ${listOf("order_hold", "row.at, row.id")} AS holds,
    ${listOf("order_delivery_change", "row.at, row.id", "row.state = 'done'")} AS deliveries,
    COALESCE((SELECT jsonb_agg(to_jsonb(row) || jsonb_build_object('is_cancelled', EXISTS (
        SELECT FROM order_status own WHERE own.order_id = row.replacement_id AND own.status = 'cancelled')
        AND NOT EXISTS (SELECT FROM order_status_change own
          WHERE own.order_id = row.replacement_id AND own.state = 'pending' AND own.to_status <> 'cancelled')) ORDER BY row.at, row.id)
      FROM order_replacement row WHERE row.order_id = wanted.order_id), '[]') AS replacements,
    (SELECT to_jsonb(row) FROM order_promise row WHERE row.order_id = wanted.order_id) AS promise,
    (SELECT row.order_number FROM order_replacement row WHERE row.replacement_id = wanted.order_id) AS replaces
  FROM (SELECT id AS order_id FROM "order" WHERE id ${isWanted}) wanted`

type Found = {
  order_id: string
  status: StatusRow | null
  changes: ChangeRow[]
  refunds: RefundRow[]
  withdrawals: WithdrawalRow[]
  payment_links: PaymentLinkRow[]
  messages: MessageRow[]
  holds: HoldRow[]
  deliveries: DeliveryChangeRow[]
  replacements: ReplacementRow[]
  promise: PromiseRow | null
  replaces: string | null
}

const readFound = readerByIds<Found>("order record", recordsOf)

const MOMENTS = ["at", "created_at", "updated_at", "failed_at", "seen_to_at", "released_at"]

const withDates = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      MOMENTS.includes(column) && typeof value === "string" ? new Date(value) : value,
    ]),
  ) as T

const EMPTY: OrderRecord = {
  status: null,
  changes: [],
  pending: null,
  refunds: [],
  withdrawals: [],
  payment_links: [],
  messages: [],
  holds: [],
  deliveries: [],
  replacements: [],
  promise: null,
  replaces: null,
}

export async function readRecords(knex: Knex, orderIds: string[]): Promise<(orderId: string) => OrderRecord> {
  const rows = await readFound(knex, orderIds)
  const records = new Map(
    rows.map(({ order_id, status, changes, refunds, withdrawals, payment_links, messages, ...rest }) => {
      const dated = changes.map(withDates)
      const record: OrderRecord = {
        status: status && withDates(status),
        changes: dated.filter(({ state }) => state === "done"),
        pending: dated.find(({ state }) => state === "pending") ?? null,
        refunds: refunds.map(withDates),
        withdrawals: withdrawals.map(withDates),
        payment_links: payment_links.map(withDates),
        messages: messages.map(withDates),
        holds: rest.holds.map(withDates),
        deliveries: rest.deliveries.map(withDates),
        replacements: rest.replacements.map(withDates),
        promise: rest.promise,
        replaces: rest.replaces,
      }
      return [order_id, record]
    }),
  )
  return (orderId) => records.get(orderId) ?? EMPTY
}
