import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { removeCountry } from "../../../../countries"

/** Undoes an opening while nobody has begun to buy to there. */
export async function DELETE(
  { scope, params: { code = "" } }: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  await removeCountry(scope, code)
  response.json({ code, deleted: true })
}
