import { refuse } from "@bon-perroquet/api-kit/http"
import { linkData } from "@bon-perroquet/api-kit/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, OrderChangeStatus } from "@medusajs/framework/utils"
import { acceptOrderTransferWorkflow } from "@medusajs/medusa/core-flows"
import { z } from "zod"

const changesSchema = z.array(
  z.object({
    status: z.string(),
    order: z.object({
      id: z.string(),
      email: z.string(),
      locale: z.string().nullish(),
      custom_display_id: z.string().nullish(),
    }),
    actions: z.array(z.object({ reference_id: z.string(), details: z.object({ token: z.string() }) })).min(1),
  }),
)
const FIELDS = [
  ...["status", "order.id", "order.email", "order.locale", "order.custom_display_id"],
  ...["actions.reference_id", "actions.details"],
]

/** Returns null if the transfer is missing or the account deleted. */
export async function requestedTransfer(container: MedusaContainer, changeId: string) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const filters = { id: changeId, change_type: "transfer" as const }
  const { data } = await query.graph({ entity: "order_change", fields: FIELDS, filters })
  const [change] = changesSchema.parse(data)
  const [action] = change?.actions ?? []
  if (!change || !action) return null
  const { data: accounts } = await query.graph({
    entity: "customer",
    fields: ["email"],
    filters: { id: action.reference_id },
  })
  const [account] = z.array(z.object({ email: z.string() })).parse(accounts)
  if (!account) return null
  const { custom_display_id, ...order } = change.order
  return {
    order: { ...order, number: custom_display_id ?? order.id },
    account: account.email,
    token: action.details.token,
    is_open: change.status === String(OrderChangeStatus.REQUESTED),
    is_done: change.status === String(OrderChangeStatus.CONFIRMED),
  }
}

/**
 * Transfers an order by the link e-mailed to the guest. Idempotent.
 * @throws 400 link_expired, also for a withdrawn request
 */
export async function acceptTransfer(container: MedusaContainer, link: string): Promise<void> {
  const { order: order_id, change } = linkData(container, "transfer", link)
  const transfer = await requestedTransfer(container, change)
  if (transfer?.is_done) return
  if (!transfer?.is_open || transfer.order.id !== order_id) throw refuse("link_expired", 400)
  await acceptOrderTransferWorkflow(container).run({ input: { order_id, token: transfer.token } })
}
