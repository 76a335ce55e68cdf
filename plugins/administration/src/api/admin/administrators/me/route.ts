import { LANGUAGES } from "@bon-perroquet/contract"
import { screenUrl } from "@bon-perroquet/shop-api/http"
import { askingAdministrator } from "@bon-perroquet/shop-api/roles"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** What the person at Medusa Admin may do, and where the shop's dashboard is in each of its languages. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const administrator = await askingAdministrator(request)
  const dashboard = Object.fromEntries(
    LANGUAGES.map((language) => [language, screenUrl(request.scope, language, "/admin")]),
  )
  response.set("Cache-Control", "no-store").json({ role: administrator?.role ?? null, dashboard })
}
