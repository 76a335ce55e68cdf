import { recordChange } from "@bon-perroquet/api-kit/changes"
import { openCheckout, placeUnpaid, settleCart } from "@bon-perroquet/checkout/checkout"
import { offeredMethods } from "@bon-perroquet/checkout/methods"
import type { Language, phoneOrderSchema } from "@bon-perroquet/contract"
import { refuse, shopOrigins } from "@bon-perroquet/api-kit/http"
import { checkoutInput, mapCheckoutError } from "@bon-perroquet/shop-api/payments"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "zod"
import { requireOrderId } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { sendPaymentLink } from "../payment-link"

interface PhoneOrderInput {
  order: z.output<typeof phoneOrderSchema>
  by: string
  language: Language
}

/**
 * Places an order by telephone, with prices and stock as for a shopper. Sends a payment link or transfer
 * instructions.
 * @returns the order's number
 */
export async function placePhoneOrder(
  container: MedusaContainer,
  { order, by, language }: PhoneOrderInput,
): Promise<string> {
  const { payment_method } = order
  const method = offeredMethods(container).find(({ code }) => code === payment_method)
  if (payment_method !== undefined && !method?.awaited) throw refuse("payment_method_not_offered", 400)
  const [origin_url = ""] = shopOrigins(container)
  const input = await checkoutInput(container, { ...order, origin_url }, language, null)
  const order_number = await (method ? placeAwaited(container, input) : placeUnpaid(container, input)).catch(
    mapCheckoutError,
  )
  await recordChange(container, {
    by,
    subject: "order",
    subject_id: await requireOrderId(engineOf(container), order_number),
    label: order_number,
    action: "created",
    before: null,
    after: null,
  })
  if (!method) await sendPaymentLink(container, { order_number, language: order.language, by: { email: by } })
  return order_number
}

/** Places an order that is paid by transfer. `openCheckout` creates the order for such a method. */
async function placeAwaited(
  container: MedusaContainer,
  input: Parameters<typeof openCheckout>[1],
): Promise<string> {
  await openCheckout(container, input)
  const { attempt } = await settleCart(container, input.cart_id)
  if (!attempt) throw new Error(`No order was created from the cart ${input.cart_id}.`)
  return attempt.order_number
}
