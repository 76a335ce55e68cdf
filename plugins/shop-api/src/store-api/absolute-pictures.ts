import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopOrigins } from "../http"

/** Where the shop serves its pictures: addresses there may lack its origin, which its own screens know. */
const SERVED = /^\/static\//
/** The fields of the engine's objects that are a picture's address. */
const FIELDS = ["thumbnail", "url"]

/** A copy of an answer whose pictures have whole addresses, for clients at other origins. */
export function withAbsolutePictures(answer: unknown, origin: string): unknown {
  if (Array.isArray(answer)) return answer.map((one) => withAbsolutePictures(one, origin))
  if (typeof answer !== "object" || answer === null || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]: [string, unknown]) =>
      typeof value === "string"
        ? [field, FIELDS.includes(field) && SERVED.test(value) ? origin + value : value]
        : [field, withAbsolutePictures(value, origin)],
    ),
  )
}

/** For all calls of the Store API. */
export function tellAbsolutePictures(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const [origin = ""] = shopOrigins(request.scope)
  const send = response.json.bind(response)
  response.json = (answer) => send(withAbsolutePictures(answer, origin))
  next()
}
