import { DEFAULT_LANGUAGE, LANGUAGES } from "@bon-perroquet/contract"
import { isOffered } from "@bon-perroquet/shop-api/services"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { boughtWithProduct } from "../../../../../pairs"

/** For Medusa Admin, as GET /api/admin/products/{id}/bought-together tells it; null where the shop does not count it. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const language = LANGUAGES.find((each) => each === request.query["language"]) ?? DEFAULT_LANGUAGE
  const id = request.params["id"] ?? ""
  response.json({
    others: isOffered("bought_together") ? await boughtWithProduct(request.scope, id, language) : null,
  })
}
