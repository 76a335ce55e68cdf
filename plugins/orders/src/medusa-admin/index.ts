import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { languageOf, Refusal } from "@bon-perroquet/shop-api/http"
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

/** Answers a refusal as Medusa Admin shows it: by its sentence. @returns false for any other error */
export function answerRefusal(
  error: unknown,
  { headers }: Pick<MedusaRequest, "headers">,
  response: MedusaResponse,
): boolean {
  if (!(error instanceof Refusal)) return false
  const { code, detail } = error.in(languageOf(headers["accept-language"]))
  response.status(error.status).json({ type: "not_allowed", code, message: detail })
  return true
}
