import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { orderOf } from "../engine/order"
import { engineOf } from "../engine/engine"

/** E-mail address of the administrator who is signed in at Medusa Admin. */
export async function emailOf({ scope, auth_context }: AuthenticatedMedusaRequest): Promise<string> {
  return (await scope.resolve(Modules.USER).retrieveUser(auth_context.actor_id)).email
}

/** The shop's number of an order that Medusa Admin names by the engine's id. @throws 404 */
export async function numberOfId({ scope }: AuthenticatedMedusaRequest, id: string): Promise<string> {
  const { custom_display_id } = await orderOf(engineOf(scope), id).catch(() => ({ custom_display_id: null }))
  if (custom_display_id) return custom_display_id
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no order ${id} with a number.`)
}
