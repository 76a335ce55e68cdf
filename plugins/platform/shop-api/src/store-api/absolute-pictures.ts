import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopOrigins } from "@bon-perroquet/api-kit/http"

const SERVED = /^\/static\//
const FIELDS = ["thumbnail", "url"]

/** Makes picture addresses absolute for clients at other origins. */
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
