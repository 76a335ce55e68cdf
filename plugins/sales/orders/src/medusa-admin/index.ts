import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { orderOf } from "../engine/order"
import { engineOf } from "../engine/engine"

export async function emailOf({ scope, auth_context }: AuthenticatedMedusaRequest): Promise<string> {
  return (await scope.resolve(Modules.USER).retrieveUser(auth_context.actor_id)).email
}

export async function numberOfId({ scope }: AuthenticatedMedusaRequest, id: string): Promise<string> {
  const { custom_display_id } = await orderOf(engineOf(scope), id).catch(() => ({ custom_display_id: null }))
  if (custom_display_id) return custom_display_id
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no order ${id} with a number.`)
}
