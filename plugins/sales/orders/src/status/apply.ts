import { MedusaError, OrderWorkflowEvents } from "@medusajs/framework/utils"
import type { OrderStatus } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import { factsTimeline } from "../orders/status"
import type { ChangeRow, RefundRow, StatusRow } from "../modules/order-status"
import { announceRefund } from "../money/carry-out"
import { divideGoods, hasReplacedGoods } from "../goods/divide"
import type { Engine } from "../engine/engine"
import { orderOf, parcelsOf } from "../engine/order"
import { announceReceived } from "./awaited-payment"
import { EFFECTS } from "./effects"
import { carryOutParcelChange } from "./parcel-effects"

export interface Actor {
  email: string | null
}

/** A step to another status. */
export interface Step {
  to: OrderStatus
  tracking_number?: string | null
  /** The tracking page that the carrier returned with the label. */
  tracking_url?: string | null | undefined
  /** False if a cancellation leaves sent goods with the customer. Default: true. */
  restock_sent?: boolean
  by: Actor
}

/** Stores and carries out a step of an order with these refunds. Does nothing if it changes nothing. */
export async function apply(
  engine: Engine,
  order: EngineOrder,
  row: StatusRow,
  { to, tracking_number = null, tracking_url = null, restock_sent = true, by }: Step,
  refunds: readonly RefundRow[],
): Promise<void> {
  const isNews = tracking_number !== null && tracking_number !== row.tracking_number
  if (to === row.status && !isNews) return
  const started = await engine.records.begin({
    order_id: order.id,
    from_status: row.status,
    to_status: to,
    tracking_number,
    tracking_url,
    restock_sent,
    by_email: by.email,
  })
  await carryOutChange(engine, order, started, refunds)
}

const LEFT: readonly OrderStatus[] = ["shipped", "delivered"]

/**
 * Cancels and restocks an unsent order after a full refund outside the shop. A sent order keeps its status,
 * and sent goods stay with the customer.
 * @returns whether this call cancelled it
 */
export async function cancelUnsent(engine: Engine, order: EngineOrder): Promise<boolean> {
  const { status, refunds } = await engine.records.recordOf(order.id)
  const row = status ?? (await adoptedRow(engine, order, refunds))
  if (row.status === "cancelled" || LEFT.includes(row.status)) return false
  const restock_sent = parcelsOf(order).every(({ shipped_at }) => !shipped_at)
  await apply(engine, order, row, { to: "cancelled", restock_sent, by: { email: null } }, refunds)
  return true
}

/**
 * Marks an order as shipped if a part was sent and the rest was refunded, so that no goods remain to be sent.
 * Requires the order's lock.
 */
export async function completeSent(engine: Engine, orderId: string, by: Actor): Promise<void> {
  const order = await orderOf(engine, orderId)
  const { status, refunds } = await engine.records.recordOf(orderId)
  const parcels = parcelsOf(order)
  if (status?.status !== "preparing" || !parcels.length || hasReplacedGoods(order)) return
  const isWhole = parcels.every(({ shipped_at }) => shipped_at) && !divideGoods(order, refunds).rest.length
  if (isWhole) await apply(engine, order, status, { to: "shipped", by }, refunds)
}

/** Marks a pending order, of which nothing is due, as paid. Requires the order's lock. */
export async function payPending(engine: Engine, order: EngineOrder, by: Actor): Promise<void> {
  const { status, refunds } = await engine.records.recordOf(order.id)
  const row = status ?? (await adoptedRow(engine, order, refunds))
  if (row.status === "pending") await apply(engine, order, row, { to: "paid", by }, refunds)
}

/** Carries out a stored change of an order with these refunds. If it is rejected, marks the change as refused. */
export async function carryOutChange(
  engine: Engine,
  order: EngineOrder,
  change: ChangeRow,
  refunds: readonly RefundRow[],
): Promise<void> {
  try {
    if (change.parcel) await carryOutParcelChange(engine, order, change, change.parcel, refunds)
    else await EFFECTS[change.to_status](engine, order, change, refunds)
  } catch (error) {
    throw await refusalOf(engine, change, error)
  }
  await engine.records.finish(change)
  if (change.to_status === "paid" && !change.parcel) await announceReceived(engine, order)
  if (change.to_status === "cancelled") await announceCancellation(engine, order.id)
}

async function announceCancellation(engine: Engine, orderId: string): Promise<void> {
  await engine.events.emit({ name: OrderWorkflowEvents.CANCELED, data: { id: orderId } })
  for (const { id, refunds } of (await orderOf(engine, orderId)).payments)
    if (refunds.length) await announceRefund(engine, id)
}

async function refusalOf(engine: Engine, change: ChangeRow, error: unknown): Promise<unknown> {
  if (error instanceof Refusal && error.code === "refund_pending") return error
  if (error instanceof Refusal || MedusaError.isMedusaError(error)) await engine.records.abandon(change)
  if (!MedusaError.isMedusaError(error)) return error
  engine.logger.warn(
    `The engine rejected the status ${change.to_status} of order ${change.order_id}: ${error.message}`,
  )
  return refuse("order_refused", 409)
}

/** Returns the status row of an order. If none is stored, derives it from Medusa's order and stores it. */
export async function adoptedRow(
  engine: Engine,
  order: EngineOrder,
  refunds: readonly RefundRow[],
): Promise<StatusRow> {
  const timeline = factsTimeline(order, refunds)
  const label = parcelsOf(order).flatMap(({ labels }) => labels)[0]
  return engine.records.adopt(
    {
      order_id: order.id,
      status: timeline.at(-1)?.status ?? "pending",
      goods: parcelsOf(order).length ? "taken" : "reserved",
      tracking_number: label?.tracking_number ?? null,
    },
    timeline.map(({ status, at }, index) => ({
      from_status: timeline[index - 1]?.status ?? null,
      to_status: status,
      at: new Date(at),
    })),
  )
}
