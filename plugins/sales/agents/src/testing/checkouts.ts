import { newSessionId, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import type { z } from "zod"
import type { Platform } from "./platform"
import { ucpCheckoutSchema } from "./schemas"

export const BUYER = { first_name: "Ada", last_name: "Peeters", email: "ada@example.org" }
const ADDRESS = { street_address: "Rue Haute 12", postal_code: "1000", address_locality: "Bruxelles" }
export const HOME = {
  methods: [{ type: "shipping", destinations: [{ id: "home", ...ADDRESS, address_country: "BE" }] }],
}

export const linesOf = (id: string, quantity = 1) => ({ line_items: [{ item: { id }, quantity }] })
export const codesOf = ({ messages }: { messages: { code: string }[] }) => messages.map(({ code }) => code)

/** Returns a function that sends a request, and returns its answer in the format of the protocol. */
export const callsOf =
  (platform: () => Platform) =>
  async <S extends z.ZodType>(
    schema: S,
    method: string,
    path: string,
    json?: unknown,
    {
      status = 200,
      ...options
    }: { status?: number; headers?: Record<string, string>; isSigned?: boolean } = {},
  ): Promise<z.output<S>> => {
    const answer = await platform().send(method, path, json, options)
    if (answer.status !== status)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return schema.parse(answer.body)
  }

/** Prepares a checkout as an assistant that signs, and orders it as the shopper. */
export async function orderPrepared(platform: Platform, productId: string, quantity = 2) {
  const json = { ...linesOf(productId, quantity), buyer: BUYER, fulfillment: HOME }
  const { body } = await platform.send("POST", "/checkout-sessions", json, { isSigned: true })
  const checkout = ucpCheckoutSchema.parse(body)
  const shop = new ShopClient({ sessionId: newSessionId() })
  const token = new URL(checkout.continue_url).searchParams.get("token")
  await shop.write("POST", "/api/agents/handover", { json: { token, session_id: shop.sessionId } })
  const number = await buy(shop, { customer_email: BUYER.email }, productId)
  const read = await platform.send("GET", `/checkout-sessions/${checkout.id}`)
  const { order, status } = ucpCheckoutSchema.parse(read.body)
  return { checkout, number, orderId: order?.id ?? "", status }
}
