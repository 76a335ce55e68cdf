import { RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { assistantCartSchema, openAssistantCartSchema } from "@bon-perroquet/contract"
import { openLinkedCart } from "../../../../handover"

const limit = new RequestLimit(60, 60_000)

export const POST = route(
  {
    summary: "Open a cart that an assistant prepared",
    description:
      "Adds its goods and promo codes to the session's cart, as far as stock allows, and returns what the assistant " +
      "entered for the checkout form. The token is valid for 24 hours, until the order or until the assistant cancels.",
    body: openAssistantCartSchema,
    answer: assistantCartSchema,
    refusals: { 400: ["link_expired"], 404: ["not_found"], 409: ["cart_busy", "cart_frozen"] },
    limit: "60 requests a minute",
    example: { token: "rJ1oX7fQ2mLk9vTzB4nWc8sYd0hGpUeA", session_id: "1732190400000-3f9c2e7ab1d84c60" },
  },
  ({ body: { token, session_id: sessionId }, language, container, request }) => {
    requireService("agents")
    limit.admit(request)
    return openLinkedCart(container, { token, sessionId, language })
  },
)
