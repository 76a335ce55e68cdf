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
import { listingInputSchema } from "@bon-perroquet/contract"
import "../composition"
import { tellAbsolutePictures } from "../store-api/absolute-pictures"
import { hideStaffFields } from "../store-api/hidden-fields"
import { hidePoints } from "../store-api/offered-points"
import {
  answerNumberOnly,
  guardOrder,
  guardReturn,
  guardTransfer,
  transferByLinkOnly,
} from "../store-api/order-guard"
import { beginAsGuest, guardCart, guardCollection, guarded } from "../store-api/guard"

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
