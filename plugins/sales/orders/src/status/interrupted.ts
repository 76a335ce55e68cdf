import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { dropInterruptedEdit } from "../edits/dashboard-edit"
import type { Engine } from "../engine/engine"
import { orderOf } from "../engine/order"
import type { OrderRecord } from "../modules/order-status"
import { finishRefunds } from "../money/carry-out"
import { carryOutChange, completeSent } from "./apply"

/** Finishes the order's interrupted change, edit and refunds. @returns the updated order */
export const finishInterrupted = async (engine: Engine, order: EngineOrder): Promise<EngineOrder> =>
  (await finishRecord(engine, order)).order

/** Does the same as `finishInterrupted`. @returns the updated order and its updated record */
export async function finishAndRead(
  engine: Engine,
  order: EngineOrder,
): Promise<{ order: EngineOrder; record: OrderRecord }> {
  const finished = await finishRecord(engine, order)
  return {
    order: finished.order,
    record: finished.record ?? (await engine.records.recordOf(order.id)),
  }
}

/** @returns the updated order, and its record unless it may have changed since it was read */
async function finishRecord(
  engine: Engine,
  order: EngineOrder,
): Promise<{ order: EngineOrder; record?: OrderRecord }> {
  await dropInterruptedEdit(engine, order.id)
  const record = await engine.records.recordOf(order.id)
  const { pending, refunds } = record
  if (!pending && !refunds.length) return { order, record }
  return { order: await finishWork(engine, order, record) }
}

async function finishWork(
  engine: Engine,
  order: EngineOrder,
  { pending, refunds }: OrderRecord,
): Promise<EngineOrder> {
  if (!pending) {
    const finished = await finishRefunds(engine, order, refunds)
    if (finished !== order) await completeSent(engine, order.id, { email: null })
    return finished === order ? order : orderOf(engine, order.id)
  }
  await carryOutChange(engine, order, pending, refunds)
  const [changed, { refunds: now }] = await Promise.all([
    orderOf(engine, order.id),
    engine.records.recordOf(order.id),
  ])
  return finishRefunds(engine, changed, now)
}
