import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { customKeys, orderFieldsSchema, orderStatusSchema } from "@bon-perroquet/contract"
import { Refusal } from "@bon-perroquet/api-kit/http"
import { adminOrder } from "../../../../administration"
import { changeOrderFields } from "../../../../custom-fields"
import { changeStatus } from "../../../../status"

async function numberOf({ scope, params }: MedusaRequest): Promise<string> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["custom_display_id"],
    filters: { id: params.id },
  })
  const number = (data as { custom_display_id?: string | null }[])[0]?.custom_display_id
  if (!number) throw new MedusaError(MedusaError.Types.NOT_FOUND, "order_not_found")
  return number
}

/** Responds with the code of a refusal. @throws any other error */
function respondRefused(response: MedusaResponse, error: unknown): void {
  if (!(error instanceof Refusal)) throw error
  response
    .status(error.status)
    .json({ type: error.status === 404 ? "not_found" : "not_allowed", message: error.code })
}

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const order_number = await numberOf(request)
  try {
    const order = await adminOrder(request.scope, order_number)
    response.set("Cache-Control", "no-store").json({ order, declared: customKeys("order") })
  } catch (error) {
    respondRefused(response, error)
  }
}

/** Changes the status of an order. The `message` of an error response is the error's code. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const change = orderStatusSchema.safeParse(request.body)
  if (!change.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, "invalid_request")
  const { status, ...how } = change.data
  const order_number = await numberOf(request)
  const { email } = await request.scope.resolve(Modules.USER).retrieveUser(request.auth_context.actor_id)
  try {
    const { read } = await changeStatus(request.scope, { order_number, ...how, to: status, by: { email } })
    response.json({ order: await adminOrder(request.scope, order_number, undefined, read) })
  } catch (error) {
    respondRefused(response, error)
  }
}

/** Changes the merchant's own fields of an order. */
export async function PUT(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const change = orderFieldsSchema.safeParse(request.body)
  if (!change.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, "invalid_request")
  const order_number = await numberOf(request)
  const { email } = await request.scope.resolve(Modules.USER).retrieveUser(request.auth_context.actor_id)
  try {
    const values = change.data.custom_fields
    await changeOrderFields(request.scope, { order_number, values, by: { email } })
    response.json({ order: await adminOrder(request.scope, order_number) })
  } catch (error) {
    respondRefused(response, error)
  }
}
