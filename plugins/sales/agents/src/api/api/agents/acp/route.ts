import { route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { LANGUAGES } from "@bon-perroquet/contract"
import { z } from "zod"
import { requireAcp } from "../../../../acp/answer"
import { ACP_VERSION } from "../../../../acp/session"
import { CURRENCY } from "../../../../acp/totals"

export const GET = route(
  {
    summary: "Retrieve what the shop supports of the Agentic Commerce Protocol",
    description: "Also at `/.well-known/acp.json`.",
    answer: z.unknown(),
    refusals: { 404: ["not_found"] },
  },
  ({ container, response }) => {
    requireAcp(container)
    response.removeHeader("Set-Cookie")
    response.setHeader("Cache-Control", "public, max-age=300")
    return Promise.resolve({
      protocol: { name: "acp", version: ACP_VERSION, supported_versions: [ACP_VERSION] },
      api_base_url: `${shopOrigins(container)[0] ?? ""}/api/acp`,
      transports: ["rest"],
      capabilities: {
        services: ["checkout"],
        extensions: [{ name: "discount" }],
        supported_currencies: [CURRENCY],
        supported_locales: [...LANGUAGES],
      },
    })
  },
)
