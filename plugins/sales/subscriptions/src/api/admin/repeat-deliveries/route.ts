import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listRepeats, repeatQuerySchema } from "../../../list"

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = repeatQuerySchema.safeParse(request.query)
  if (!query.success) {
    response.status(400).json({ type: "invalid_data", message: "invalid_query" })
    return
  }
  response.set("Cache-Control", "no-store").json(await listRepeats(request.scope, query.data))
}
