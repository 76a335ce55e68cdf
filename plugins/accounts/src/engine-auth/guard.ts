import { languageOf, Refusal } from "@bon-perroquet/shop-api/http"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

type Guard = (request: MedusaRequest, response: MedusaResponse) => Promise<void>

/** In front of a call of the engine's own, or in its place: a refusal is answered in the engine's shape, with the shop's code. A check that has answered ends the request. */
export const guard =
  (check: Guard) =>
  async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    try {
      await check(request, response)
      if (!response.headersSent) next()
    } catch (error) {
      if (!(error instanceof Refusal)) {
        next(error)
        return
      }
      const { code, detail } = error.in(languageOf(request.headers["accept-language"]))
      for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value)
      response.vary("Accept-Language").status(error.status)
      response.json({ type: "not_allowed", message: detail, detail, code })
    }
  }
