import { answerAsEngine } from "@bon-perroquet/api-kit/http"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { orderOf } from "../engine/order"
import { engineOf } from "../engine/engine"
import type { Actor } from "../status"

export async function emailOf({ scope, auth_context }: AuthenticatedMedusaRequest): Promise<string> {
  return (await scope.resolve(Modules.USER).retrieveUser(auth_context.actor_id)).email
}

export async function numberOfId({ scope }: AuthenticatedMedusaRequest, id: string): Promise<string> {
  const { custom_display_id } = await orderOf(engineOf(scope), id).catch(() => ({ custom_display_id: null }))
  if (custom_display_id) return custom_display_id
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no order ${id} with a number.`)
}

/**
 * Changes an order with `change` instead of Medusa's workflow, and responds with the order in Medusa's
 * format.
 */
export async function changeOrder(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
  change: (order_number: string, by: Actor) => Promise<unknown>,
): Promise<void> {
  const { scope, params, queryConfig } = request
  const id = params["id"] ?? ""
  try {
    await change(await numberOfId(request, id), { email: await emailOf(request) })
  } catch (error) {
    if (answerAsEngine(error, request, response)) return
    throw error
  }
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "order", fields: queryConfig.fields, filters: { id } })
  const [order] = data as unknown[]
  response.json({ order })
}
