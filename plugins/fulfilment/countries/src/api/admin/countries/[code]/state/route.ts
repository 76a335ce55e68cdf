import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { setEnabled } from "../../../../../countries"
import type { OpenState } from "../../../../../records/contract"

export async function POST(
  { scope, params: { code = "" }, validatedBody }: MedusaRequest<OpenState>,
  response: MedusaResponse,
): Promise<void> {
  await setEnabled(scope, code, validatedBody.open)
  response.json({ code, open: validatedBody.open })
}
