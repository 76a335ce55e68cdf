import { administratorIdSchema, roleChangeSchema } from "@bon-perroquet/contract"
import { Refusal } from "@bon-perroquet/api-kit/http"
import { askingAdministrator } from "@bon-perroquet/api-kit/roles"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { setRole } from "../../../../users"

const inputSchema = roleChangeSchema.extend({ id: administratorIdSchema })

/** Assigns a role. An error's `message` is its code, which Medusa Admin's widget translates. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = inputSchema.safeParse({ ...(request.body as object), id: request.params.id })
  if (!input.success) {
    response.status(400).json({ type: "invalid_data", message: "invalid_request" })
    return
  }
  const asking = await askingAdministrator(request)
  try {
    await setRole(request.scope, { by: asking?.email ?? "", ...input.data })
    response.json(input.data)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    response.status(error.status).json({ type: "not_allowed", message: error.code })
  }
}
