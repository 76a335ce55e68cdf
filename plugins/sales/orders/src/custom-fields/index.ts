import { recordChange } from "@bon-perroquet/api-kit/changes"
import type { CustomValues } from "@bon-perroquet/contract"
import { changeOrderMetadata } from "@bon-perroquet/medusa-sql/buying/order-metadata"
import type { MedusaContainer } from "@medusajs/framework/types"
import { requireOrderId } from "../engine/alone"
import { engineOf } from "../engine/engine"

/**
 * Changes the merchant's own fields of an order. The list of changes names the fields without their values, because it
 * must not contain personal data.
 * @throws 404 order_not_found
 */
export async function changeOrderFields(
  container: MedusaContainer,
  { order_number, values, by }: { order_number: string; values: CustomValues; by: { email: string } },
): Promise<void> {
  const engine = engineOf(container)
  const subject_id = await requireOrderId(engine, order_number)
  const stored = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value === "" ? null : value]),
  )
  if (!Object.keys(stored).length) return
  await changeOrderMetadata(engine.knex, subject_id, stored)
  await recordChange(container, {
    ...{ by: by.email, subject: "order", subject_id, label: order_number, action: "changed" },
    before: null,
    after: { fields: Object.keys(stored) },
  })
}
