import { eInvoiceChangeSchema } from "@bon-perroquet/contract"
import { emailOf } from "@bon-perroquet/orders/medusa-admin"
import { answerAsEngine } from "@bon-perroquet/shop-api/http"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { changeEInvoice } from "../../../../e-invoices"

/** The same as PUT /api/admin/e-invoices/{number}, with Medusa Admin's error format. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const change = eInvoiceChangeSchema.safeParse(request.body)
  if (!change.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, "invalid_request")
  const { params, scope } = request
  try {
    const by = await emailOf(request)
    response.json(await changeEInvoice(scope, params["number"] ?? "", { ...change.data, by }))
  } catch (error) {
    if (!answerAsEngine(error, request, response)) throw error
  }
}
