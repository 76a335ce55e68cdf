import { POINT_KINDS } from "@bon-perroquet/contract/sets"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Header of a client that lets shoppers choose a pick-up point and sends its `point_id`. */
const OFFERS_POINTS = "x-offers-points"

interface Options {
  shipping_options?: { data?: { code?: unknown } | null }[]
}

const isPoint = (code: unknown): boolean => POINT_KINDS.some((kind) => kind === code)

/** Returns an answer without deliveries to points. */
export function withoutPoints<T extends Options>(answer: T): T {
  const { shipping_options } = answer
  return Array.isArray(shipping_options)
    ? { ...answer, shipping_options: shipping_options.filter(({ data }) => !isPoint(data?.code)) }
    : answer
}

/**
 * Hides deliveries to points from clients that can't name a point, for example Medusa's starter storefront. They would
 * show them with a price, and the shop would refuse each of them.
 */
export function hidePoints(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  if (request.headers[OFFERS_POINTS] === undefined) {
    const send = response.json.bind(response)
    response.json = (answer: Options) => send(withoutPoints(answer))
  }
  next()
}
