import { LANGUAGES } from "@bon-perroquet/contract"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import { statedCallers } from "@bon-perroquet/api-kit/identity"
import { askingAdministrator, proofOf } from "@bon-perroquet/api-kit/roles"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Returns the caller's role, recent password proof, and the dashboard's URL per language. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const administrator = await askingAdministrator(request)
  const dashboard = Object.fromEntries(
    LANGUAGES.map((language) => [language, screenUrl(request.scope, language, "/admin")]),
  )
  const [caller] = await statedCallers(request)
  const proof = caller ? proofOf(caller) : "sign_in"
  response.set("Cache-Control", "no-store").json({ role: administrator?.role ?? null, proof, dashboard })
}
