import { askingAdministrator } from "@bon-perroquet/shop-api/roles"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** What the person at Medusa Admin may do. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const administrator = await askingAdministrator(request)
  response.set("Cache-Control", "no-store").json({ role: administrator?.role ?? null })
}
