import { cartToPay, chooseAwaited, openCheckout } from "@bon-perroquet/checkout/checkout"
import { clientMethods } from "@bon-perroquet/checkout/methods"
import { refetchPaymentCollection } from "@medusajs/medusa/api/store/payment-collections/helpers"
import { z } from "zod"
import { refuse, shopOrigins } from "@bon-perroquet/api-kit/http"
import { admitOrder } from "../../../../../payments/opening-limit"
import { storeCall } from "../../../../../store-api/answer"
import { requireOwner } from "../../../../../store-api/guard"
import { purchaseOf } from "../../../../../store-api/purchase"
import { returnAddresses } from "../../../../../store-api/return-addresses"

const bodySchema = z.object({ provider_id: z.string(), data: z.unknown().optional() })

/**
 * Opens a payment like `/api`, because Medusa's sessions have no payment attempt and could not be paid. For methods
 * that are paid later, stock is reserved when the cart is completed.
 */
export const POST = storeCall(async (request) => {
  await admitOrder(request)
  const container = request.scope
  const { provider_id, data } = bodySchema.parse(request.validatedBody)
  const { id = "" } = request.params
  const cartId = await cartToPay(container, id)
  if (cartId === null) throw refuse("not_found", 404)
  await requireOwner(request, cartId)
  const method = clientMethods(container).find((offered) => offered.provider_id === provider_id)
  if (!method) throw refuse("payment_method_not_offered", 400)
  const input = {
    ...(await purchaseOf(request, cartId)),
    ...returnAddresses(data, shopOrigins(container)),
    payment_method: method.code,
  }
  await (method.awaited ? chooseAwaited : openCheckout)(container, input)
  return { payment_collection: await refetchPaymentCollection(id, container, request.queryConfig.fields) }
})
