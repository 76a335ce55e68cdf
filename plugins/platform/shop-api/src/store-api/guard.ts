import { releaseCart } from "@bon-perroquet/checkout/checkout"
import { guestCustomer } from "@bon-perroquet/medusa-sql"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { emailSchema } from "@bon-perroquet/contract"
import { forgetAddresses, ownerOfCart, type CartOwner } from "../carts"
import { callBelow, refuse } from "@bon-perroquet/api-kit/http"
import { answerRefusal } from "./answer"
import { addProductFacts } from "./product-facts"
import { requireValidFields } from "../payments/asked-fields"
import { requirePoint } from "./pick-up"

export const signedIn = (request: MedusaRequest): string | undefined => authOf(request)?.actor_id || undefined

const authOf = (request: MedusaRequest) =>
  (request as { auth_context?: { actor_id?: string; actor_type?: string } }).auth_context

type Guard = (request: MedusaRequest, response: MedusaResponse) => void | Promise<void>

export const guarded =
  (guard: Guard) =>
  async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    try {
      await guard(request, response)
    } catch (error) {
      answerRefusal(error, request, response)
      return
    }
    next()
  }

/**
 * Milliseconds during which a guest's order is readable by its id alone, because the confirmation page has no other
 * proof.
 */
export const FRESH_MS = 60 * 60_000
/** Milliseconds after which a guest's personal data are hidden. */
const PERSONAL_MS = 24 * 60 * 60_000

const isOlder = (date: Date, ms: number) => Date.now() - date.getTime() > ms

/**
 * Checks that the caller may use a cart. As in Medusa, anyone with its id can use a guest's cart, until an
 * hour after it became an order. An account's cart is restricted to its customer.
 * @throws 404, as for a missing cart
 */
export async function requireOwner(request: MedusaRequest, cartId: string): Promise<CartOwner> {
  const owner = await ownerOfCart(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), cartId)
  if (!owner || (owner.account_id !== null && owner.account_id !== signedIn(request)))
    throw refuse("not_found", 404)
  return owner
}

export const guardCart: Guard = async (request, response) => {
  const { id = "" } = request.params
  const call = callBelow(request)
  const { account_id, ordered_at, personal_data_at } = await requireOwner(request, id)
  const isGuests = account_id === null
  // The call "/complete" is exempt, because its handler also accepts the order's e-mailed link.
  if (isGuests && call !== SETTLES && ordered_at && isOlder(ordered_at, FRESH_MS))
    throw refuse("not_found", 404)
  const isLongAgo = isGuests && isOlder(personal_data_at, PERSONAL_MS)
  if (isLongAgo) hidePersonalData(response)
  if (!["POST", "DELETE"].includes(request.method) || call === SETTLES) return
  if ((await releaseCart(request.scope, id)) === "frozen") throw refuse("cart_frozen", 409)
  if (call === "") requireValidFields((request.body as { metadata?: unknown } | undefined)?.metadata)
  if (call === "") await stayGuest(request, id)
  // When a customer takes over an old guest cart, its hidden addresses would be shown again, so they are removed
  // first.
  if (call === "/customer" && isLongAgo && signedIn(request))
    await forgetAddresses(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (call === "/line-items") await addProductFacts(request, id)
  if (call === "/shipping-methods") await requirePoint(request)
}

const SETTLES = "/complete"

export const guardCollection: Guard = async (request) => {
  const { cart_id } = request.body as { cart_id?: unknown }
  if (typeof cart_id === "string") await requireOwner(request, cart_id)
}

/**
 * Assigns a guest customer. Medusa would assign the account with that e-mail address: strangers could order there, and
 * its owner could not buy without signing in.
 */
async function stayGuest(request: MedusaRequest, cartId: string): Promise<void> {
  const guest = await guestIn(request)
  if (!guest) return
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if ((await ownerOfCart(knex, cartId))?.customer_id) return
  await request.scope.resolve(Modules.CART).updateCarts(cartId, { customer_id: guest })
}

/**
 * Makes the guest customer the owner of a new cart with an e-mail address. Otherwise Medusa would assign the account
 * with that address.
 */
export const beginAsGuest: Guard = async (request) => {
  requireValidFields((request.body as { metadata?: unknown } | undefined)?.metadata)
  const guest = await guestIn(request)
  if (guest) Object.assign(request, { auth_context: { actor_id: guest, actor_type: "customer" } })
}

async function guestIn(request: MedusaRequest): Promise<string | undefined> {
  const { email } = (request.body ?? {}) as { email?: unknown }
  const { data } = emailSchema.safeParse(email)
  if (data === undefined || signedIn(request)) return undefined
  return guestCustomer(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), data)
}

const PERSONAL = ["email", "customer_id", "customer", "shipping_address", "billing_address"]

function hidePersonalData(response: MedusaResponse): void {
  const send = response.json.bind(response)
  response.json = (answer: unknown) => send(withoutPersonalData(answer))
}

function withoutPersonalData(answer: unknown): unknown {
  const { cart } = (answer ?? {}) as { cart?: Record<string, unknown> }
  if (!cart) return answer
  const hidden = Object.entries(cart).map(([field, value]) => [
    field,
    PERSONAL.includes(field) ? null : value,
  ])
  return { ...(answer as object), cart: Object.fromEntries(hidden) as object }
}
