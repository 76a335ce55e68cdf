import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { repeatsOfOrder } from "../../../../../list"

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const repeats = await repeatsOfOrder(request.scope, request.params["id"] ?? "")
  response.set("Cache-Control", "no-store").json({ repeats })
}
