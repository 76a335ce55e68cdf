import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeOrder } from "../../../../../../../medusa-admin"
import { changeParcel } from "../../../../../../../split-parcels"

/** Replaces Medusa's route, which would restock units of the parcel that a refund has already restocked. */
export const POST = (request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> =>
  changeOrder(request, response, (order_number, by) => {
    const change = { step: "unpack", id: request.params["fulfillment_id"] ?? "" } as const
    return changeParcel(request.scope, { order_number, by, change })
  })
