import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { requireOrderIdOf } from "@bon-perroquet/api-kit/orders"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { SalesDocument } from "../modules/documents"
import { customersDownloads } from "./answer"
import { documentsOf } from "./index"

/** @throws 404 for another person's order, 429 for too many requests */
export async function documentsOfOwn(request: MedusaRequest, orderNumber: string): Promise<SalesDocument[]> {
  customersDownloads.admit(request)
  const id = await requireOrderIdOf(request.scope, await requireCaller(request), orderNumber)
  return documentsOf(request.scope, id)
}
