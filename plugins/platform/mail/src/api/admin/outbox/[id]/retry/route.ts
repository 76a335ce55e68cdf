import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { retryMessage } from "../../../../../outbox"

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = request.params
  if (!id || !(await retryMessage(request.scope, id))) {
    response.status(404).json({ type: "not_found", message: "No such message was given up." })
    return
  }
  response.status(202).json({ id, queued: true })
}
