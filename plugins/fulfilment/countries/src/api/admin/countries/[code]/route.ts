import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { removeCountry } from "../../../../countries"

export async function DELETE(
  { scope, params: { code = "" } }: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  await removeCountry(scope, code)
  response.json({ code, deleted: true })
}
