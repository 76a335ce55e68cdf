import { DEFAULT_LANGUAGE, LANGUAGES } from "@bon-perroquet/contract"
import { isOffered } from "@bon-perroquet/api-kit/services"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { boughtWithProduct } from "../../../../../pairs"

/** Returns the same as GET /api/admin/products/{id}/bought-together, or null if the feature is disabled. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const language = LANGUAGES.find((each) => each === request.query["language"]) ?? DEFAULT_LANGUAGE
  const id = request.params["id"] ?? ""
  response.json({
    others: isOffered("bought_together") ? await boughtWithProduct(request.scope, id, language) : null,
  })
}
