import { answerError } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"

/** Who may not pass learns nothing else: not whether what was sent is valid, nor whether something exists. */
async function administratorsOnly(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    await requireAdministrator(request)
    next()
  } catch (error) {
    answerError(error, request, response)
  }
}

export default defineMiddlewares({
  routes: [{ matcher: "/api/admin", middlewares: [administratorsOnly] }],
})
