import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderStatus } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import { mailOrder } from "../mails"
import type { ReadOrder } from "../orders/read-order"
import type { StatusRow } from "../modules/order-status"
import { refundedCents } from "../money/money"
import { requireStillReplaceable } from "../money/replaceable"
import { activeReplacements } from "../money/replaced"
import { alone, requireOrderId } from "../engine/alone"
import { requireNoHold } from "../holds"
import { referenceOf } from "../labels"
import { awaitedCents } from "./awaited-payment"
import { adoptedRow, apply, type Step } from "./apply"
import { finishAndRead, finishInterrupted } from "./interrupted"
import { type Engine, engineOf } from "../engine/engine"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { parcelsOf } from "../engine/order"

export interface StatusChange extends Step {
  order_number: string
  /** The status that the administrator saw. If it is no longer current, the change is rejected. */
  from?: OrderStatus
  /**
   * The tracking number that the administrator saw, or null. If it is no longer current, the change is
   * rejected.
   */
  tracking_from?: string | null
  /** The reference of the label with this tracking number. If the label was voided since, the change is rejected. */
  label?: string
  /** The amount received for an order that awaits its payment. */
  received_cents?: number
}

export interface ChangedStatus {
  order_id: string
  before: OrderStatus
  after: OrderStatus
  /** The order after the change, or null if it may have changed since. */
  read: ReadOrder | null
}

/** Statuses in which the goods are taken from stock. */
const SENDS: readonly OrderStatus[] = ["preparing", "shipped", "delivered"]

/**
 * Changes the status of an order with its effects in Medusa. A cancelled order that was refunded stays
 * cancelled, and so does a replacement whose goods were refunded or replaced again. The change is stored
 * first, so that the next caller or the job finishes it after a crash.
 */
export async function changeStatus(container: MedusaContainer, change: StatusChange): Promise<ChangedStatus> {
  const orderId = await requireOrderId(engineOf(container), change.order_number)
  const changed = await alone(container, orderId, async (engine, storedOrder) => {
    const { order, record } = await finishAndRead(engine, storedOrder)
    const { refunds, replacements, replaces, holds } = record
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
    if (SENDS.includes(change.to)) await requireNoHold(engine, order, { refunds, holds })
    const give = () => apply(engine, order, row, change, refunds)
    await (isRevived && replaces ? whileReplaceable(engine, replaces, order, give) : give())
    return { order_id: orderId, before: row.status, after: change.to }
  })
  await recordStatus(container, change, changed)
  return { ...changed, read: await mailOrder(container, orderId) }
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
  { order_id, before, after }: Omit<ChangedStatus, "read">,
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
