import { route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { z } from "zod"
import { profileDocument } from "../../../../documents/envelope"
import { optionsOf, publishedKeys } from "../../../../platforms"

export const GET = route(
  {
    summary: "Retrieve the shop's profile for assistants",
    description:
      "Services, capabilities and signing keys according to the Universal Commerce Protocol, also at `/.well-known/ucp`.",
    answer: z.unknown(),
    refusals: { 404: ["not_found"] },
  },
  ({ container, response }) => {
    requireService("agents")
    const { signingSecret } = optionsOf(container)
    const keys = signingSecret ? publishedKeys(signingSecret) : []
    response.removeHeader("Set-Cookie")
    response.setHeader("Cache-Control", "public, max-age=300")
    return Promise.resolve(profileDocument(shopOrigins(container)[0] ?? "", keys))
  },
)
