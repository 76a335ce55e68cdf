import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deliver, outboxOf } from "../../../../../outbox/postman"

/** Tries a message again at once that was given up. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = request.params
  if (!id || !(await outboxOf(request.scope).table.queueAgain(id))) {
    response.status(404).json({ type: "not_found", message: "No such message was given up." })
    return
  }
  void deliver(request.scope)
  response.status(202).json({ id, queued: true })
}
