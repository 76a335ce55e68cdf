import type { MedusaContainer } from "@medusajs/framework/types"
import type { NamedParts } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import { alone, requireOrderId } from "../engine/alone"
import { type Actor, completeSent } from "../status/apply"
import { finishInterrupted } from "../status/interrupted"
import { engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"
import { isPartlySent } from "../goods/divide"
import { restockRefunded } from "../restocking"
import { restockingOf } from "./refund"
import { recordParts } from "../money/record-refund"
import { announceRefund } from "../money/carry-out"
import { partsTotal, pricedParts } from "../money/left"
import { isInProgress } from "../money/money"
import { refundableParts, soldOrder } from "../money/of-order"
import { leftForNamed } from "../money/replaced"

export interface AssignRefund extends NamedParts {
  order_number: string
  id: string
  by: Actor
}

/**
 * Assigns a refund of an amount to parts of the order, and from then on it pays only for these. Its credit
 * note, which was split over the VAT rates, is reversed and issued again. The assigned goods are restocked
 * unless the parcel was sent.
 */
export async function assignRefund(container: MedusaContainer, request: AssignRefund): Promise<void> {
  const orderId = await requireOrderId(engineOf(container), request.order_number)
  const amount_cents = await alone(container, orderId, async (engine, order) => {
    await finishInterrupted(engine, order)
    const rows = await engine.records.refunds.of(orderId)
    const refund = rows.find(({ id }) => id === request.id)
    if (!refund || (refund.state !== "done" && !isInProgress(refund))) throw refuse("refund_not_found", 404)
    const sold = await orderOf(engine, orderId)
    const { replacements } = await engine.records.recordOf(orderId)
    const left = leftForNamed(refundableParts(sold, rows, refund), replacements, request)
    const parts = pricedParts(request, left, soldOrder(sold))
    const total = partsTotal(parts)
    if (total !== refund.amount_cents) throw refuse("refund_amount_differs", 409, { amount_cents: total })
    const { restock, sent } = refund
    const isNews = restock === null && parts.items.length > 0
    const restocking = isNews ? restockingOf(sold, rows, undefined) : { restock, sent }
    const { state } = await recordParts(engine, sold, refund, { parts, ...restocking })
    await restockRefunded(engine, orderId)
    if (isPartlySent(sold, rows)) await completeSent(engine, orderId, request.by)
    if (state === "done") await announceRefund(engine, refund.payment_id)
    return total
  })
  if (request.by.email)
    await recordChange(container, {
      by: request.by.email,
      subject: "order",
      subject_id: orderId,
      label: request.order_number,
      action: "refund_assigned",
      before: null,
      after: { amount_cents },
    })
}
