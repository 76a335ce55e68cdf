import { randomInt, timingSafeEqual } from "node:crypto"
import { DEFAULT_LANGUAGE, orderLookUpSchema, trackedOrderSchema } from "@bon-perroquet/contract"
import { inBackground, RequestLimit } from "@bon-perroquet/api-kit/http"
import { orderInItsLanguage, orderOfBuyer, ordersById } from "@bon-perroquet/api-kit/orders"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import type { Call } from "../caller"
import { envelope } from "../documents/envelope"
import { mailOrderCode } from "../mails"
import { errorMessage, NoResult } from "../messages"
import { knexOf } from "../rows"
import { TEXTS } from "../texts"

const MINUTES = 15
const DIGITS = 8
/** Wrong codes until a new e-mail is needed. */
const MAX_FAILURES = 5
/** Codes per order in 15 minutes. Only existing orders count. */
const mails = new RequestLimit(3, MINUTES * 60_000)

export const orderCodeInputSchema = z.object({
  order_number: z.string().trim().max(120),
  email: z.string().trim().max(254).describe("E-mail address of the order"),
})
export const orderStatusInputSchema = orderCodeInputSchema.extend({ code: z.string().trim().max(20) })

const hashOf = (container: MedusaContainer, orderId: string, code: string) =>
  keyedHash(container, "agents:order-code", `${orderId}\n${code}`)

/** Sends a code to the buyer. The answer is the same if there is no such order. */
export function requestOrderCode(
  { container, language }: Call,
  input: z.output<typeof orderCodeInputSchema>,
) {
  const { success, data } = orderLookUpSchema.safeParse(input)
  if (success) inBackground(container, "The e-mail with a code for an order", () => sendCode(container, data))
  const content = TEXTS[language].code_sent
  return Promise.resolve({ ucp: envelope([]), messages: [{ type: "info", code: "code_sent", content }] })
}

async function sendCode(
  container: MedusaContainer,
  { order_number: number, email }: z.output<typeof orderLookUpSchema>,
): Promise<void> {
  const knex = knexOf(container)
  const order = await orderOfBuyer(knex, number, email.toLowerCase())
  if (!order || !mails.allows(order.id)) return
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0")
  await knex("agent_order_code")
    .insert({
      ...{ order_id: order.id, code_hash: hashOf(container, order.id, code), failures: 0 },
      expires_at: new Date(Date.now() + MINUTES * 60_000),
    })
    .onConflict("order_id")
    .merge()
  const known = await orderInItsLanguage(container, order.id)
  await mailOrderCode(container, {
    email: order.email,
    number,
    code,
    language: known?.language ?? DEFAULT_LANGUAGE,
  })
}

interface OpenCode {
  order_id: string
  code_hash: string
  failures: number
}

/** Checks a code, and counts it as wrong before, so that parallel guesses count too. */
async function isRightCode(container: MedusaContainer, orderId: string, code: string): Promise<boolean> {
  const knex = knexOf(container)
  const open = () =>
    knex<OpenCode>("agent_order_code").where({ order_id: orderId }).whereRaw("expires_at > now()")
  const [row] = await open()
    .where("failures", "<", MAX_FAILURES)
    .increment("failures", 1)
    .returning("code_hash")
  const stated = Buffer.from(hashOf(container, orderId, code))
  const isRight = !!row && timingSafeEqual(Buffer.from(row.code_hash), stated)
  if (isRight) await open().decrement("failures", 1)
  return isRight
}

/** Returns the status of an order without buyer, address and prices. @throws NoResult unauthorized */
export async function readOrderStatus(
  { container, language }: Call,
  { code, ...input }: z.output<typeof orderStatusInputSchema>,
) {
  const { data } = orderLookUpSchema.safeParse(input)
  const found = data && (await orderOfBuyer(knexOf(container), data.order_number, data.email.toLowerCase()))
  const isProved = found && (await isRightCode(container, found.id, code))
  const [order] = isProved ? await ordersById(container, [found.id], language) : []
  if (!order) throw new NoResult([errorMessage("unauthorized", TEXTS[language].wrong_code, "recoverable")])
  const destination = order.delivery.point ? null : order.shipping_address
  return {
    ucp: envelope(["order"]),
    order: trackedOrderSchema.parse({ ...order, destination }),
    messages: [],
  }
}
