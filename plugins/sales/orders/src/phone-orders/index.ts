import { recordChange } from "@bon-perroquet/api-kit/changes"
import { openCheckout, placeUnpaid, settleCart } from "@bon-perroquet/checkout/checkout"
import { methodsFor } from "@bon-perroquet/checkout/methods"
import type { Language, phoneOrderSchema } from "@bon-perroquet/contract"
import { readTradeAccount } from "@bon-perroquet/medusa-sql/buying/credit"
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
  const { payment_method, customer_id: account = null } = order
  const method = methodsFor(container, account).find(({ code }) => code === payment_method)
  if (payment_method !== undefined && !method?.awaited && !method?.forAccounts)
    throw refuse("payment_method_not_offered", 400)
  if (account !== null) await requireAccount(container, account)
  const [origin_url = ""] = shopOrigins(container)
  const input = await checkoutInput(container, { ...order, origin_url }, language, account)
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

/** @throws 404 customer_not_found for a guest */
async function requireAccount(container: MedusaContainer, account: string): Promise<void> {
  if (!(await readTradeAccount(engineOf(container).knex, account))) throw refuse("customer_not_found", 404)
}

/** Places an order that is paid by transfer or by invoice. `openCheckout` creates the order for such a method. */
async function placeAwaited(
  container: MedusaContainer,
  input: Parameters<typeof openCheckout>[1],
): Promise<string> {
  await openCheckout(container, input)
  const { attempt } = await settleCart(container, input.cart_id)
  if (!attempt) throw new Error(`No order was created from the cart ${input.cart_id}.`)
  return attempt.order_number
}
