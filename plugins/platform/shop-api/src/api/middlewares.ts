import {
  allowFields,
  authenticate,
  defineMiddlewares,
  validateAndTransformBody,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { shopOrigins } from "@bon-perroquet/api-kit/http"
import { listingInputSchema, customKeys } from "@bon-perroquet/contract"
import "../composition"
import { tellAbsolutePictures } from "../store-api/absolute-pictures"
import {
  answerNumberOnly,
  guardOrder,
  guardReturn,
  guardTransfer,
  transferByLinkOnly,
} from "../store-api/order-guard"
import { beginAsGuest, guardCart, guardCollection, guarded } from "../store-api/guard"
import { POINT_KINDS } from "@bon-perroquet/contract/sets"

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
function hidePoints(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  if (request.headers[OFFERS_POINTS] === undefined) {
    const send = response.json.bind(response)
    response.json = (answer) => send(withoutPoints(answer))
  }
  next()
}

/** The merchant's own fields of orders that only administrators see. */
const HIDDEN = customKeys("order").flatMap(({ key, field }) => (field.is_shown === false ? [key] : []))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function withoutHidden(order: unknown): unknown {
  if (!isObject(order) || !isObject(order["metadata"])) return order
  const shown = Object.entries(order["metadata"]).filter(([key]) => !HIDDEN.includes(key))
  return { ...order, metadata: Object.fromEntries(shown) }
}

/** Leaves these fields out of the `metadata` of orders in Medusa's Store API. */
function hideStaffFields(_: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  if (HIDDEN.length > 0) {
    const send = response.json.bind(response)
    response.json = (answer: unknown) => {
      if (!isObject(answer)) return send(answer)
      const { order, orders } = answer
      return send({
        ...answer,
        ...(order !== undefined && { order: withoutHidden(order) }),
        ...(Array.isArray(orders) && { orders: orders.map(withoutHidden) }),
      })
    }
  }
  next()
}

/** Redirects picture requests to the shop, because Medusa Admin requests pictures from the engine. */
function toShop(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const [shop] = shopOrigins(request.scope)
  if (shop && !shop.endsWith(`//${request.headers.host ?? ""}`))
    response.redirect(302, shop + request.originalUrl)
  else next()
}

const asCustomer = authenticate("customer", ["session", "bearer"], { allowUnauthenticated: true })

export default defineMiddlewares({
  routes: [
    { matcher: "/store", middlewares: [tellAbsolutePictures] },
    { matcher: "/store/shipping-options", methods: ["GET"], middlewares: [hidePoints] },
    { matcher: "/store/carts", methods: ["POST"], middlewares: [guarded(beginAsGuest)] },
    { matcher: "/store/carts/:id", middlewares: [guarded(guardCart)] },
    { matcher: "/store/payment-collections", methods: ["POST"], middlewares: [guarded(guardCollection)] },
    { matcher: "/store/orders", middlewares: [hideStaffFields] },
    // Medusa allows the merchant's own fields in the list, but not here. With `methods`, this would run after Medusa's check.
    { matcher: "/store/orders/:id", middlewares: [allowFields("metadata")] },
    { matcher: "/store/orders/:id", methods: ["GET"], middlewares: [asCustomer, guarded(guardOrder)] },
    ...["request", "cancel"].map((call) => ({
      matcher: `/store/orders/:id/transfer/${call}`,
      methods: ["POST" as const],
      middlewares: [guarded(guardTransfer), answerNumberOnly],
    })),
    ...["accept", "decline"].map((call) => ({
      matcher: `/store/orders/:id/transfer/${call}`,
      middlewares: [guarded(transferByLinkOnly)],
    })),
    { matcher: "/store/returns", methods: ["POST"], middlewares: [asCustomer, guarded(guardReturn)] },
    { matcher: "/static", middlewares: [toShop] },
    {
      matcher: "/admin/listings/:product_id",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(listingInputSchema)],
    },
  ],
})
