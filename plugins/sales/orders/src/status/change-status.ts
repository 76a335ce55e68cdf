import { MedusaError, OrderWorkflowEvents } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderStatus } from "@bon-perroquet/contract"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import { mailOrder } from "../mails"
import { factsTimeline } from "../orders/status"
import type { ChangeRow, RefundRow, StatusRow } from "../modules/order-status"
import { announceRefund, finishRefunds } from "../money/carry-out"
import { refundedCents } from "../money/money"
import { requireStillReplaceable } from "../money/replaceable"
import { activeReplacements } from "../money/replaced"
import { alone, requireOrderId } from "../engine/alone"
import { divideGoods, hasReplacedGoods } from "../goods/divide"
import { dropInterruptedEdit } from "../edits/dashboard-edit"
import { requireNoHold } from "../holds"
import { referenceOf } from "../labels"
import { announceReceived, awaitedCents } from "./awaited-payment"
import { EFFECTS } from "./effects"
import { carryOutParcelChange } from "./parcel-effects"
import { type Engine, engineOf } from "../engine/engine"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { orderOf, parcelsOf } from "../engine/order"

export interface Actor {
  email: string | null
}

export interface StatusChange {
  order_number: string
  to: OrderStatus
  /** The status that the administrator saw. If it is no longer current, the change is rejected. */
  from?: OrderStatus
  tracking_number?: string | null
  /** The tracking page that the carrier returned with the label. */
  tracking_url?: string | null | undefined
  /**
   * The tracking number that the administrator saw, or null. If it is no longer current, the change is
   * rejected.
   */
  tracking_from?: string | null
  /** The reference of the label with this tracking number. If the label was voided since, the change is rejected. */
  label?: string
  /** The amount received for an order that awaits its payment. */
  received_cents?: number
  /** False if a cancellation leaves sent goods with the customer. Default: true. */
  restock_sent?: boolean
  by: Actor
}

export interface ChangedStatus {
  order_id: string
  before: OrderStatus
  after: OrderStatus
}

/**
 * Changes the status of an order with its effects in Medusa. A cancelled order that was refunded stays
 * cancelled, and so does a replacement whose goods were refunded or replaced again. The change is stored
 * first, so that the next caller or the job finishes it after a crash.
 */
export async function changeStatus(container: MedusaContainer, change: StatusChange): Promise<ChangedStatus> {
  const orderId = await requireOrderId(engineOf(container), change.order_number)
  const changed = await alone(container, orderId, async (engine, storedOrder) => {
    const order = await finishInterrupted(engine, storedOrder)
    const { refunds, replacements, replaces, ...record } = await engine.records.recordOf(orderId)
    const row = record.status ?? (await adoptedRow(engine, order, refunds))
    if (change.from && change.from !== row.status) throw refuse("order_changed", 409, { status: row.status })
    if (change.tracking_from !== undefined && change.tracking_from !== trackingOf(order, row))
      throw refuse("changed_meanwhile", 409)
    if (change.label !== undefined && change.label !== (await referenceOf(engine, order)))
      throw refuse("order_busy", 409)
    const isRevived = row.status === "cancelled" && change.to !== "cancelled"
    if (isRevived && refundedCents(order, refunds) > 0) throw refuse("order_refunded", 409)
    if (change.to === "cancelled" && activeReplacements(replacements).length)
      throw refuse("order_replaced", 409)
    requireMoney(engine, order, row, change)
    if (SENDS.includes(change.to)) await requireNoHold(engine, order)
    const give = () => apply(engine, order, row, change)
    await (isRevived && replaces ? whileReplaceable(engine, replaces, order, give) : give())
    return { order_id: orderId, before: row.status, after: change.to }
  })
  await recordStatus(container, change, changed)
  await mailOrder(container, orderId)
  return changed
}

/**
 * Reinstates a replacement with `revive` while its goods can still be replaced. Locks the original order
 * after the replacement, always in this sequence.
 */
async function whileReplaceable(
  engine: Engine,
  replaces: string,
  { id }: EngineOrder,
  revive: () => Promise<void>,
): Promise<void> {
  const replacedId = await requireOrderId(engine, replaces)
  await alone(engine.container, replacedId, async (_engine, order) => {
    const replaced = await finishInterrupted(engine, order)
    requireStillReplaceable(replaced, await engine.records.recordOf(replacedId), id)
    await revive()
  })
}

/**
 * Checks the received amount of a status change. An order that awaits its payment requires exactly this
 * amount, unless it stays pending or is cancelled. Any other order accepts no amount.
 */
function requireMoney(engine: Engine, order: EngineOrder, row: StatusRow, change: StatusChange): void {
  const due = awaitedCents(engine, order)
  if (change.received_cents === undefined) {
    if (due !== null && change.to !== "pending" && change.to !== "cancelled")
      throw refuse("payment_awaited", 409)
    return
  }
  if (due === null || row.status !== "pending") throw refuse("payment_not_awaited", 409)
  if (change.received_cents !== due) throw refuse("payment_amount_differs", 409, { amount_cents: due })
}

/** Returns the tracking number of the first parcel, as administrators see it. */
const trackingOf = (order: EngineOrder, row: StatusRow): string | null => {
  const parcels = parcelsOf(order)
  if (parcels.length < 2) return row.tracking_number
  return parcels.flatMap(({ labels }) => labels)[0]?.tracking_number ?? null
}

async function recordStatus(
  container: MedusaContainer,
  { order_number, tracking_number, received_cents, restock_sent, by }: StatusChange,
  { order_id, before, after }: ChangedStatus,
): Promise<void> {
  if (!by.email || (before === after && !tracking_number)) return
  await recordChange(container, {
    by: by.email,
    subject: "order",
    subject_id: order_id,
    label: order_number,
    action: "status",
    before: { status: before },
    after: {
      status: after,
      ...(tracking_number && { tracking_number }),
      ...(received_cents !== undefined && { received_cents }),
      ...(after === "cancelled" && restock_sent !== undefined && { restock_sent }),
    },
  })
}

async function apply(
  engine: Engine,
  order: EngineOrder,
  row: StatusRow,
  {
    to,
    tracking_number = null,
    tracking_url = null,
    restock_sent = true,
    by,
  }: Pick<StatusChange, "to" | "tracking_number" | "tracking_url" | "restock_sent" | "by">,
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
  await carryOutChange(engine, order, started)
}

const LEFT: readonly OrderStatus[] = ["shipped", "delivered"]
/** Statuses in which the goods are taken from stock. */
const SENDS: readonly OrderStatus[] = ["preparing", ...LEFT]

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
  await apply(engine, order, row, { to: "cancelled", restock_sent, by: { email: null } })
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
  if (isWhole) await apply(engine, order, status, { to: "shipped", by })
}

/** Marks a pending order, of which nothing is due, as paid. Requires the order's lock. */
export async function payPending(engine: Engine, order: EngineOrder, by: Actor): Promise<void> {
  const { status, refunds } = await engine.records.recordOf(order.id)
  const row = status ?? (await adoptedRow(engine, order, refunds))
  if (row.status === "pending") await apply(engine, order, row, { to: "paid", by })
}

/** Carries out a stored change. If it is rejected, marks the change as refused. */
export async function carryOutChange(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  try {
    if (change.parcel) await carryOutParcelChange(engine, order, change, change.parcel)
    else await EFFECTS[change.to_status](engine, order, change)
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

/** Finishes the order's interrupted change, edit and refunds. @returns the updated order */
export async function finishInterrupted(engine: Engine, order: EngineOrder): Promise<EngineOrder> {
  await dropInterruptedEdit(engine, order.id)
  const { pending, refunds } = await engine.records.recordOf(order.id)
  if (!pending) {
    const finished = await finishRefunds(engine, order, refunds)
    if (finished !== order) await completeSent(engine, order.id, { email: null })
    return finished === order ? order : orderOf(engine, order.id)
  }
  await carryOutChange(engine, order, pending)
  const [changed, { refunds: now }] = await Promise.all([
    orderOf(engine, order.id),
    engine.records.recordOf(order.id),
  ])
  return finishRefunds(engine, changed, now)
}

/** Returns the status row of an order. If none is stored, derives it from Medusa's order and stores it. */
export async function adoptedRow(
  engine: Engine,
  order: EngineOrder,
  refunds: RefundRow[],
): Promise<StatusRow> {
  const timeline = factsTimeline(order, refunds)
  const label = parcelsOf(order).flatMap(({ labels }) => labels)[0]
  await engine.records.adopt(
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
  const { status: created } = await engine.records.recordOf(order.id)
  if (!created) throw new Error(`The status of order ${order.id} could not be stored.`)
  return created
}
