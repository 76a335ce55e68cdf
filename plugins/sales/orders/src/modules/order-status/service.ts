import { openEditsWithNote } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { DeliveryRows } from "./delivery-rows"
import { HoldRows } from "./hold-rows"
import { OrderDeliveryChange } from "./models/order-delivery-change"
import { OrderHold } from "./models/order-hold"
import { OrderMessage } from "./models/order-message"
import { OrderPaymentLink } from "./models/order-payment-link"
import { OrderPromise } from "./models/order-promise"
import { OrderReplacement } from "./models/order-replacement"
import { OrderRefund } from "./models/order-refund"
import { OrderStatus } from "./models/order-status"
import { OrderStatusChange } from "./models/order-status-change"
import { OrderWithdrawal } from "./models/order-withdrawal"
import { ReceivedWithdrawal } from "./models/received-withdrawal"
import { ReceivedWithdrawalRows } from "./received-withdrawal-rows"
import { RefundRows } from "./refund-rows"
import { readRecords } from "./record"
import type {
  ChangeRow,
  FraudRule,
  MessageRow,
  OrderRecord,
  ParcelChange,
  PaymentLinkRow,
  PromiseRow,
  StatusRow,
  StockState,
  WithdrawalRow,
} from "./rows"

export type NewChange = Pick<
  ChangeRow,
  "order_id" | "from_status" | "to_status" | "tracking_number" | "by_email"
> & { tracking_url?: string | null; parcel?: ParcelChange; restock_sent?: boolean }
export type PastChange = Pick<ChangeRow, "from_status" | "to_status" | "at">

const changeId = () => generateEntityId(undefined, "ordch")

/**
 * Stores the shop's records of orders. Each step is one conditional statement, so that concurrent calls make
 * a change once.
 */
export class OrderStatusModuleService extends MedusaService({
  OrderStatus,
  OrderStatusChange,
  OrderRefund,
  OrderWithdrawal,
  OrderPaymentLink,
  OrderMessage,
  OrderReplacement,
  OrderHold,
  OrderDeliveryChange,
  OrderPromise,
  ReceivedWithdrawal,
}) {
  readonly refunds: RefundRows
  readonly holds: HoldRows
  readonly deliveries: DeliveryRows
  readonly received: ReceivedWithdrawalRows
  readonly fraudRule: FraudRule
  private readonly knex: Knex

  constructor(container: { __pg_connection__: Knex }, options: { fraudRule?: FraudRule } = {}) {
    super(container, options)
    this.knex = container.__pg_connection__
    this.fraudRule = options.fraudRule ?? {}
    this.refunds = new RefundRows(this.knex)
    this.holds = new HoldRows(this.knex)
    this.deliveries = new DeliveryRows(this.knex)
    this.received = new ReceivedWithdrawalRows(this.knex)
  }

  recordsOf(orderIds: string[]): Promise<(orderId: string) => OrderRecord> {
    return readRecords(this.knex, orderIds)
  }

  async recordOf(orderId: string): Promise<OrderRecord> {
    return (await this.recordsOf([orderId]))(orderId)
  }

  /** Creates the status row and history of an order. Does nothing if the row exists. @returns the stored row */
  async adopt(
    row: Pick<StatusRow, "order_id" | "status" | "goods" | "tracking_number">,
    past: PastChange[],
  ): Promise<StatusRow> {
    const created = this.knex("order_status")
      .insert({ ...row, id: generateEntityId(undefined, "ordst") })
      .onConflict("order_id")
      .ignore()
      .returning("*")
    const { rows } = await this.knex.raw<{ rows: StatusRow[] }>(
      `WITH created AS (?), past AS (
         INSERT INTO order_status_change (id, order_id, from_status, to_status, at, state)
         SELECT change.id, created.order_id, change.from_status, change.to_status, change.at, 'done'
         FROM created, jsonb_to_recordset(?::jsonb) AS change (id text, from_status text, to_status text, at timestamptz))
       SELECT * FROM created`,
      [created, JSON.stringify(past.map((change) => ({ ...change, id: changeId() })))],
    )
    const stored = rows[0] ?? (await this.recordOf(row.order_id)).status
    if (!stored) throw new Error(`The status of order ${row.order_id} could not be stored.`)
    return stored
  }

  /** Stores a change before its effects. @throws a unique violation while another change is unfinished */
  async begin({ parcel, ...change }: NewChange): Promise<ChangeRow> {
    const [row] = await this.knex<ChangeRow>("order_status_change")
      .insert({
        ...change,
        ...(parcel && { parcel: this.knex.raw("?::jsonb", [JSON.stringify(parcel)]) }),
        id: changeId(),
        state: "pending",
      })
      .returning("*")
    if (!row) throw new Error("The change of status could not be stored.")
    return row
  }

  /**
   * Marks a change as done and sets the order's status. @param stock where the goods are, if the change moved
   * them
   */
  async finish(change: ChangeRow, stock?: StockState): Promise<void> {
    await this.knex.raw(
      `WITH done AS (UPDATE order_status_change SET state = 'done', at = now(), updated_at = now()
         WHERE id = :id AND state = 'pending' RETURNING order_id)
       UPDATE order_status SET status = :to_status, updated_at = now(),
         goods = coalesce(:stock, goods), tracking_number = coalesce(:tracking_number, order_status.tracking_number)
       FROM done WHERE order_status.order_id = done.order_id`,
      {
        ...{ id: change.id, to_status: change.to_status, stock: stock ?? null },
        tracking_number: change.tracking_number || null,
      },
    )
  }

  async abandon(change: ChangeRow): Promise<void> {
    await this.knex("order_status_change")
      .where({ id: change.id, state: "pending", goods_moved: false })
      .update({ state: "refused", updated_at: this.knex.fn.now() })
  }

  /** @param row `at`: default now */
  async declareWithdrawal(row: Omit<WithdrawalRow, "id" | "at"> & { at?: Date }): Promise<void> {
    await this.knex("order_withdrawal").insert({
      ...row,
      items: JSON.stringify(row.items),
      id: generateEntityId(undefined, "ordwd"),
    })
  }

  async notePaymentLink(row: Omit<PaymentLinkRow, "id" | "at">): Promise<void> {
    await this.knex("order_payment_link").insert({ ...row, id: generateEntityId(undefined, "ordpl") })
  }

  async noteMessage(row: Omit<MessageRow, "id" | "at">): Promise<void> {
    await this.knex("order_message").insert({ ...row, id: generateEntityId(undefined, "ordms") })
  }

  /** Stores the promised days of a paid order. Days that are already stored do not change. */
  async keepPromise(row: PromiseRow & { order_id: string }): Promise<void> {
    await this.knex("order_promise")
      .insert({ ...row, id: generateEntityId(undefined, "ordprom") })
      .onConflict("order_id")
      .ignore()
  }

  /**
   * Returns orders with unfinished work older than `seconds`. The selection of `limit` orders is random, so
   * that orders that never finish do not block the others.
   */
  async unfinishedOrders(seconds: number, limit: number): Promise<string[]> {
    const { rows } = await this.knex.raw<{ rows: { order_id: string }[] }>(
      `SELECT order_id FROM (
         SELECT order_id, created_at FROM order_status_change WHERE state = 'pending'
         UNION ALL ${openEditsWithNote("dashboard")}
         UNION ALL SELECT order_id, created_at FROM order_refund WHERE state IN ('pending', 'made', 'undoing')) AS begun
       WHERE created_at < now() - make_interval(secs => ?::double precision)
       GROUP BY order_id ORDER BY random() LIMIT ?`,
      [seconds, limit],
    )
    return rows.map(({ order_id }) => order_id)
  }
}
