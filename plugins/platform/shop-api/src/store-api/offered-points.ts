import { POINT_KINDS } from "@bon-perroquet/contract/sets"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Header of a client that lets shoppers choose a pick-up point and sends its `point_id`. */
const OFFERS_POINTS = "x-offers-points"

interface Option {
  data?: { code?: unknown } | null
}

const isPoint = (code: unknown): boolean => POINT_KINDS.some((kind) => kind === code)

function withoutPoints(answer: unknown): unknown {
  const { shipping_options: options } = Object(answer) as { shipping_options?: Option[] }
  if (!Array.isArray(options)) return answer
  return { ...Object(answer), shipping_options: options.filter(({ data }) => !isPoint(data?.code)) }
}

/**
 * Hides deliveries to points from clients that can't send a point, for example Medusa's starter storefront. They would
 * show them with a price, and the shop would refuse each of them.
 */
export function hidePoints(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  if (request.headers[OFFERS_POINTS] === undefined) {
    const send = response.json.bind(response)
    response.json = (answer) => send(withoutPoints(answer))
  }
  next()
}
