import type { MedusaContainer } from "@medusajs/framework/types"
import { convertDraftOrderWorkflow } from "@medusajs/medusa/core-flows"
import { refuse } from "@bon-perroquet/api-kit/http"
import { engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"
import { requireEmail } from "../orders/require-email"

/** Turns a draft into an order, which reserves its goods. */
export async function placeDraft(container: MedusaContainer, orderId: string): Promise<void> {
  const { status, pending_difference, email } = await orderOf(engineOf(container), orderId)
  if (status !== "draft") return
  if (pending_difference <= 0) throw refuse("nothing_to_pay", 409)
  requireEmail(email)
  await convertDraftOrderWorkflow(container).run({ input: { id: orderId } })
}
