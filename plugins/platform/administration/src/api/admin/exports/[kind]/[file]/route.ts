import { pipeline } from "node:stream/promises"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { exportOf, isKept } from "../../../../../providers/named-files/exports"

/**
 * Sends a CSV export. The required right depends on the kind in the path. Returns 404 for other files and after a day.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { kind, file = "" } = request.params
  const written = exportOf(file)
  if (!written || written.kind !== kind || !isKept(written))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "This export does not exist.")
  const stream = await request.scope.resolve(Modules.FILE).getDownloadStream(file)
  response
    .setHeader("Content-Type", "text/csv; charset=utf-8")
    .setHeader("Content-Disposition", `attachment; filename="${kind}.csv"`)
    .setHeader("Cache-Control", "private, no-store")
  await pipeline(stream, response)
}
