import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { setDelivery } from "../../../../../countries"
import type { DeliveryInput } from "../../../../../records/contract"

/** Changes the ways to deliver to a country and what they cost. */
export async function POST(
  { scope, params: { code = "" }, validatedBody }: MedusaRequest<DeliveryInput>,
  response: MedusaResponse,
): Promise<void> {
  await setDelivery(scope, code, validatedBody.methods)
  response.json({ code })
}
