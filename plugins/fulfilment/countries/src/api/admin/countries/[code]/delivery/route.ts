import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { setDelivery } from "../../../../../countries"
import type { DeliveryInput } from "../../../../../records/contract"

export async function POST(
  { scope, params: { code = "" }, validatedBody }: MedusaRequest<DeliveryInput>,
  response: MedusaResponse,
): Promise<void> {
  await setDelivery(scope, code, validatedBody.methods)
  response.json({ code })
}
