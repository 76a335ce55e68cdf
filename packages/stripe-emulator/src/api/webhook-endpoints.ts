import { z } from "zod"
import { badParameter, missingResource } from "../fault"
import { newId } from "../ids"
import type { RegisteredEndpoint } from "../objects/wire"
import { pageOf } from "./list"
import { expand, metadata, page, text, url } from "./parameters"
import { route, type Route } from "./route"

const createParameters = z.strictObject({
  api_version: text().optional(),
  description: text().optional(),
  enabled_events: z.array(text()).min(1),
  expand,
  metadata: metadata.default({}),
  url,
})

/** Stripe's maximum per account and mode. */
const MOST = 16

const LOCAL = /^(localhost|127\..*|10\..*|192\.168\..*|\[::1\])$/

function requirePublic(address: string, livemode: boolean): void {
  const { hostname, protocol } = new URL(address)
  if (LOCAL.test(hostname))
    throw badParameter(
      "Invalid URL: URL must be publicly accessible. Consider using a tool like the Stripe CLI to test webhooks locally: https://github.com/stripe/stripe-cli",
      "url",
      "url_invalid",
    )
  if (livemode && protocol !== "https:")
    throw badParameter("Invalid URL: URLs must be HTTPS in live mode.", "url", "url_invalid")
}

const withoutSecret = ({ secret: _secret, ...endpoint }: RegisteredEndpoint) => endpoint

export const webhookEndpointRoutes: Route[] = [
  route("GET", "/v1/webhook_endpoints", z.strictObject(page), ({ emulator, parameters, path }) =>
    pageOf([...emulator.account.endpoints.values()].map(withoutSecret), parameters, path),
  ),

  route("POST", "/v1/webhook_endpoints", createParameters, ({ emulator, parameters }) => {
    const { endpoints } = emulator.account
    requirePublic(parameters.url, emulator.owner.livemode)
    if (endpoints.size >= MOST)
      throw badParameter(`You have reached the maximum of ${MOST} webhook endpoints.`)
    const endpoint: RegisteredEndpoint = {
      id: newId("we_1", 23),
      object: "webhook_endpoint",
      api_version: parameters.api_version ?? null,
      application: null,
      created: emulator.clock.now(),
      description: parameters.description ?? null,
      enabled_events: parameters.enabled_events,
      livemode: false,
      metadata: parameters.metadata,
      secret: newId("whsec_", 32),
      status: "enabled",
      url: parameters.url,
    }
    endpoints.set(endpoint.id, endpoint)
    emulator.changed()
    return endpoint
  }),

  route("DELETE", "/v1/webhook_endpoints/:id", z.strictObject({}), ({ emulator, id }) => {
    if (!emulator.account.endpoints.delete(id)) throw missingResource("webhook endpoint", id)
    emulator.changed()
    return { id, object: "webhook_endpoint", deleted: true }
  }),
]
