import { defineMiddlewares } from "@medusajs/framework/http"
import { requireEngineEmail } from "@bon-perroquet/api-kit/http"
import "../composition"
import { changeAddressByRules } from "../delivery-change"
import { balanceConfirmedChange } from "../edits"
import {
  addAsNewLine,
  draftWithoutCodes,
  packReleasedOnly,
  refuseCreditLines,
  refuseGoodsWithoutMoney,
  replaceForFree,
} from "../medusa-admin/guards"

export default defineMiddlewares({
  routes: [
    {
      matcher: "/admin/orders/:id",
      methods: ["POST"],
      middlewares: [requireEngineEmail, changeAddressByRules],
    },
    { matcher: "/admin/orders/:id/fulfillments", methods: ["POST"], middlewares: [packReleasedOnly] },
    {
      matcher: "/admin/orders/:id/fulfillments/:fulfillment_id/shipments",
      methods: ["POST"],
      middlewares: [packReleasedOnly],
    },
    ...["order-edits/:id/items", "exchanges/:id/outbound/items"].map((call) => ({
      matcher: `/admin/${call}`,
      methods: ["POST" as const],
      middlewares: [refuseGoodsWithoutMoney],
    })),
    { matcher: "/admin/order-edits/:id/items/item/:item_id", methods: ["POST"], middlewares: [addAsNewLine] },
    { matcher: "/admin/order-edits/:id/confirm", methods: ["POST"], middlewares: [balanceConfirmedChange] },
    {
      matcher: "/admin/returns/:id/receive/confirm",
      methods: ["POST"],
      middlewares: [balanceConfirmedChange],
    },
    { matcher: "/admin/claims/:id/outbound/items", methods: ["POST"], middlewares: [replaceForFree] },
    { matcher: "/admin/orders/:id/credit-lines", methods: ["POST"], middlewares: [refuseCreditLines] },
    {
      matcher: "/admin/draft-orders",
      methods: ["POST"],
      middlewares: [requireEngineEmail, draftWithoutCodes],
    },
    { matcher: "/admin/draft-orders/:id", methods: ["POST"], middlewares: [requireEngineEmail] },
    {
      matcher: "/admin/draft-orders/:id/edit/promotions",
      methods: ["POST"],
      middlewares: [draftWithoutCodes],
    },
  ],
})
