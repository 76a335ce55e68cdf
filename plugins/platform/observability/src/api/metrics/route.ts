import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { engineMetrics } from "../../engine/gauges"
import { mayReadMetrics, registry } from "../../metrics"

/** Returns the metrics to callers with METRICS_TOKEN. The edge does not forward this path. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.setHeader("Cache-Control", "no-store")
  if (!mayReadMetrics(request.headers.authorization)) {
    response.status(404).json({ type: "not_found", message: "Not found" })
    return
  }
  const text = await engineMetrics(request.scope)
  response.setHeader("Content-Type", registry.contentType)
  response.status(200).send(text)
}
