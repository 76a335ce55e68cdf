import { orderOf } from "@bon-perroquet/accounts/orders"
import { orderIdOfNumber } from "@bon-perroquet/orders/orders"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SalesDocument } from "../modules/documents"
import { customersDownloads } from "./answer"
import { documentsOf } from "./index"

/** @throws 404 for another person's order, 429 for too many requests */
export async function documentsOfOwn(request: MedusaRequest, orderNumber: string): Promise<SalesDocument[]> {
  customersDownloads.admit(request)
  const container = request.scope
  const order = await orderOf(container, await requireCaller(request), orderNumber)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const id = await orderIdOfNumber(knex, order.order_number)
  return id ? documentsOf(container, id) : []
}
