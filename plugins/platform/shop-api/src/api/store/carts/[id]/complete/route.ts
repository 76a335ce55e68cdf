import { prepareRetrieveQuery, type MedusaRequest } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { refetchCart } from "@medusajs/medusa/api/store/carts/helpers"
import { defaultStoreCartFields } from "@medusajs/medusa/api/store/carts/query-config"
import { storeCall } from "../../../../../store-api/answer"
import { completeCart } from "../../../../../store-api/complete"
import { requireShown } from "../../../../../store-api/order-guard"

/** Replaces Medusa's call, which rolls back and refunds if a step fails. */
export const POST = storeCall(async (request) => {
  const { id = "" } = request.params
  const completion = await completeCart(request, id)
  if ("error" in completion) return { type: "cart", cart: await cartOf(request, id), error: completion.error }
  await requireShown(request, completion.order_id)
  const { data: orders }: { data: unknown[] } = await request.scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({
      entity: "order",
      fields: request.queryConfig.fields,
      filters: { id: completion.order_id },
    })
  return { type: "order", order: orders[0] }
})

async function cartOf(request: MedusaRequest, id: string): Promise<unknown> {
  const { remoteQueryConfig } = await prepareRetrieveQuery({}, { defaults: defaultStoreCartFields }, request)
  return refetchCart(id, request.scope, remoteQueryConfig.fields)
}
