import type { HoldReason } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import { refuse } from "@bon-perroquet/api-kit/http"
import { alone, requireOrderId } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { mailOrder } from "../mails"

interface HoldChange {
  order_number: string
  note?: string | undefined
  by: { email: string }
}

/** Puts an order on hold. @throws 404 order_not_found, 409 order_busy */
export async function placeHold(
  container: MedusaContainer,
  { order_number, reason, note, by }: HoldChange & { reason: HoldReason },
): Promise<void> {
  const order_id = await requireOrderId(engineOf(container), order_number)
  await alone(container, order_id, ({ records }) =>
    records.holds.place({
      order_id,
      key: `manual:${generateEntityId()}`,
      reason,
      note: note || null,
      by_email: by.email,
    }),
  )
  await recordChange(container, {
    by: by.email,
    subject: "order",
    subject_id: order_id,
    label: order_number,
    action: "hold",
    before: null,
    after: { reason, ...(note && { note }) },
  })
  await mailOrder(container, order_id)
}

/**
 * Releases a hold. @throws 404 order_not_found or hold_not_found (also if already released), 409 order_busy
 */
export async function releaseHold(
  container: MedusaContainer,
  { order_number, id, note, by }: HoldChange & { id: string },
): Promise<void> {
  const order_id = await requireOrderId(engineOf(container), order_number)
  const released = await alone(container, order_id, ({ records }) =>
    records.holds.release({ order_id, id }, by.email, note || null),
  )
  if (!released) throw refuse("hold_not_found", 404)
  await recordChange(container, {
    by: by.email,
    subject: "order",
    subject_id: order_id,
    label: order_number,
    action: "release",
    before: { reason: released.reason },
    after: note ? { note } : {},
  })
}
