import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"
import { FRESH_MS, signedIn } from "./guard"

/** A guest's proofs: the token of the e-mailed link, or the cart's id. */
export const ORDER_TOKEN_HEADER = "x-order-token"
export const CART_HEADER = "x-cart-id"

const orderSchema = z.object({
  customer_id: z.string().nullish(),
  created_at: z.coerce.date(),
  customer: z.object({ has_account: z.boolean() }).nullish(),
  cart: z.object({ id: z.string() }).nullish(),
  items: z.array(z.object({ id: z.string() })),
})
type KnownOrder = z.infer<typeof orderSchema>

const FIELDS = ["customer_id", "created_at", "customer.has_account", "cart.id", "items.id"]

async function orderWithId({ scope }: MedusaRequest, id: string): Promise<KnownOrder> {
  const filters = { id, is_draft_order: false }
  const { data } = await scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "order", fields: FIELDS, filters })
  const [order] = z.array(orderSchema).parse(data)
  if (!order) throw refuse("not_found", 404)
  return order
}

const header = ({ headers }: MedusaRequest, name: string): string => [headers[name]].flat()[0] ?? ""

async function isLinked(request: MedusaRequest, id: string): Promise<boolean> {
  const token = header(request, ORDER_TOKEN_HEADER)
  if (token === "") return false
  return linkedOrder(request.scope, token).then(
    (order) => order === id,
    () => false,
  )
}

const isProven = async (request: MedusaRequest, id: string, order: KnownOrder): Promise<boolean> =>
  Boolean(order.customer_id && order.customer_id === signedIn(request)) || isLinked(request, id)

async function isShown(request: MedusaRequest, id: string, order: KnownOrder): Promise<boolean> {
  if (await isProven(request, id, order)) return true
  const cart = header(request, CART_HEADER)
  return !order.customer?.has_account && cart !== "" && order.cart?.id === cart
}

const isFresh = (order: KnownOrder): boolean =>
  !order.customer?.has_account && Date.now() - order.created_at.getTime() < FRESH_MS

/**
 * Allows the order's account, a guest with proof, and anyone during an hour after a guest's order.
 * @throws 404, as for a missing order
 */
export async function guardOrder(request: MedusaRequest): Promise<void> {
  const { id = "" } = request.params
  const order = await orderWithId(request, id)
  if (!isFresh(order) && !(await isShown(request, id, order))) throw refuse("not_found", 404)
}

/**
 * Requires proof for the order of a cart, because the path's cart id proves nothing.
 * @throws 404, as for a missing cart
 */
export async function requireShown(request: MedusaRequest, orderId: string): Promise<void> {
  const order = await orderWithId(request, orderId)
  if (!isFresh(order) && !(await isProven(request, orderId, order))) throw refuse("not_found", 404)
}

/** Fields of a return that a shopper may set. The merchant sets costs, location and receipt. */
const returnSchema = z.strictObject({
  order_id: z.string(),
  items: z
    .array(
      z.strictObject({
        id: z.string(),
        quantity: z.number().int().min(1).max(999_999),
        reason_id: z.string().nullish(),
        note: z.string().max(2_000).nullish(),
      }),
    )
    .min(1)
    .max(200),
  return_shipping: z.strictObject({ option_id: z.string() }),
  note: z.string().max(2_000).nullish(),
})

/**
 * Requires proof of the order, also within its first hour. Rejects unknown lines and return options, for which Medusa
 * would fail.
 */
export async function guardReturn(request: MedusaRequest): Promise<void> {
  const { order_id: id, items, return_shipping } = returnSchema.parse(request.body)
  const order = await orderWithId(request, id)
  if (!(await isShown(request, id, order))) throw refuse("not_found", 404)
  const ownIds = new Set(order.items.map((item) => item.id))
  if (!items.every((item) => ownIds.has(item.id))) throw refuse("invalid_request", 400, { field: "items" })
  const filters = { id: return_shipping.option_id }
  const query = request.scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "shipping_option", fields: ["id"], filters })
  if (!data.length) throw refuse("invalid_request", 400, { field: "return_shipping" })
}

/** Fields of a guest's order that an account may read before the transfer is accepted. */
const GUEST_ORDER_FIELDS = ["id", "custom_display_id", "created_at"]

export async function guardTransfer(request: MedusaRequest): Promise<void> {
  const { id = "" } = request.params
  const order = await orderWithId(request, id)
  if (order.customer?.has_account) throw refuse("not_found", 404)
  if (request.queryConfig) request.queryConfig.fields = GUEST_ORDER_FIELDS
}

const withOrderSchema = z.object({ order: z.record(z.string(), z.unknown()) })

/** Removes payments and fulfillments, which Medusa adds to any `fields`. */
export function answerNumberOnly(
  _request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const json = response.json.bind(response)
  response.json = (body) => {
    const { data } = withOrderSchema.safeParse(body)
    if (!data) return json(body)
    return json({ order: Object.fromEntries(GUEST_ORDER_FIELDS.map((field) => [field, data.order[field]])) })
  }
  next()
}

/**
 * Closes Medusa's transfer calls, because administrators can read their token in the order's changes. The shop e-mails
 * a link instead.
 */
export function transferByLinkOnly(): Promise<void> {
  return Promise.reject(refuse("not_found", 404))
}
