import { channelWithCode, hasChannels, inChannel, type Channel } from "@bon-perroquet/contract/channels"
import {
  CHANNEL_HEADER,
  CHOSEN_CHANNEL_HEADER,
  MAIN_CHANNEL,
} from "@bon-perroquet/contract/channels/declared"
import { WEBHOOKS } from "@bon-perroquet/contract/constants"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { answerError } from "./errors/answer-error"
import { callAt, methodsAt } from "./known-routes"
import { refuse, type Refusal } from "./refusal"
import { mayWrite, offerToken } from "./origins/xsrf"

const READS = ["GET", "HEAD"]

/**
 * Returns the channel that the dashboard chose for a telephone order, otherwise the one that the edge names by the
 * request's host. Webhooks concern all channels. Administrators' calls are in no channel before their guard chooses one.
 */
function channelOfRequest(request: MedusaRequest): Channel | undefined {
  const path = request.baseUrl + request.path
  if (!hasChannels() || WEBHOOKS.includes(path) || /^\/api\/admin(\/|$)/.test(path)) return undefined
  const codes = [request.get(CHOSEN_CHANNEL_HEADER), request.get(CHANNEL_HEADER), MAIN_CHANNEL]
  return codes.map((code) => channelWithCode(code ?? "")).find(Boolean)
}

type IsListed = (method: string, path: string) => boolean

function objection(
  request: MedusaRequest,
  methods: string[],
  allow: string,
  isListed: IsListed,
): Refusal | undefined {
  if (!methods.length) return refuse("not_found", 404)
  if (!methods.includes(request.method)) return refuse("method_not_allowed", 405, {}, { Allow: allow })
  if (!isListed(request.method, request.baseUrl + request.path)) return refuse("not_found", 404)
  const isFree = READS.includes(request.method) || WEBHOOKS.includes(request.baseUrl + request.path)
  return isFree || mayWrite(request) ? undefined : refuse("xsrf", 403)
}

/** Checks the path, the method and the XSRF token of every request to /api before its handler. */
export const apiMiddleware =
  (isListed: IsListed) =>
  (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    response.removeHeader("X-Powered-By")
    response.setHeader("X-Content-Type-Options", "nosniff")
    const methods = methodsAt(request)
    const allow = [...methods, "OPTIONS"].join(", ")
    if (request.method === "OPTIONS" && methods.length) {
      response.set("Allow", allow).status(204).end()
      return
    }
    const refusal = objection(request, methods, allow, isListed)
    if (refusal) {
      answerError(refusal, request, response)
      return
    }
    if (READS.includes(request.method)) offerToken(request, response)
    inChannel(channelOfRequest(request), () => callAt(request, response, next))
  }
