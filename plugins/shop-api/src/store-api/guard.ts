import { releaseCart } from "@bon-perroquet/checkout/checkout"
import { guestCustomer } from "@bon-perroquet/engine-tables"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { emailSchema } from "@bon-perroquet/contract"
import { forgetAddresses, ownerOfCart, type CartOwner } from "../carts"
import { callBelow, refuse } from "../http"
import { answerRefusal } from "./answer"
import { tellAdded } from "./keep-told"
import { hidePersonalData } from "./personal-data"
import { requirePoint } from "./pick-up"

/** The customer who is signed in at the Store API. */
export const signedIn = (request: MedusaRequest): string | undefined => authOf(request)?.actor_id || undefined

const authOf = (request: MedusaRequest) =>
  (request as { auth_context?: { actor_id?: string; actor_type?: string } }).auth_context

type Guard = (request: MedusaRequest, response: MedusaResponse) => void | Promise<void>

/** A middleware that lets a request go on unless the guard throws. */
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

/** How long the id alone opens what a guest ordered: the page that thanks for the order has nothing else. */
export const FRESH_MS = 60 * 60_000
/** How long a guest's cart shows who is buying, after that was written. */
const PERSONAL_MS = 24 * 60 * 60_000

const isOlder = (date: Date, ms: number) => Date.now() - date.getTime() > ms

/**
 * Checks that the caller may use a cart. A guest's is open to everyone who has its id, as with Medusa, until an hour after
 * it became an order; that of an account is its customer's alone.
 * @throws 404, as for a cart that does not exist
 */
export async function requireOwner(request: MedusaRequest, cartId: string): Promise<CartOwner> {
  const owner = await ownerOfCart(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), cartId)
  if (!owner || (owner.account_id !== null && owner.account_id !== signedIn(request)))
    throw refuse("not_found", 404)
  return owner
}

/** For all calls about one cart: whose it is, and that no page for its old content can be paid once it changes. */
export const guardCart: Guard = async (request, response) => {
  const { id = "" } = request.params
  const call = callBelow(request)
  const { account_id, ordered_at, personal_data_at } = await requireOwner(request, id)
  const isGuests = account_id === null
  // Completing it has another check, which takes the link of the order as well.
  if (isGuests && call !== SETTLES && ordered_at && isOlder(ordered_at, FRESH_MS))
    throw refuse("not_found", 404)
  const isLongAgo = isGuests && isOlder(personal_data_at, PERSONAL_MS)
  if (isLongAgo) hidePersonalData(response)
  if (!["POST", "DELETE"].includes(request.method) || call === SETTLES) return
  if ((await releaseCart(request.scope, id)) === "frozen") throw refuse("cart_frozen", 409)
  if (call === "") await stayGuest(request, id)
  // A cart that becomes an account's shows its addresses again: the account does not get those of a guest of long ago.
  if (call === "/customer" && isLongAgo && signedIn(request))
    await forgetAddresses(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (call === "/line-items") await tellAdded(request, id)
  if (call === "/shipping-methods") await requirePoint(request)
}

/** The one call about a cart that settles its page. Asking for its taxes is none: the engine writes its own rates onto the lines. */
const SETTLES = "/complete"

/** For the call that makes a payment collection. */
export const guardCollection: Guard = async (request) => {
  const { cart_id } = request.body as { cart_id?: unknown }
  if (typeof cart_id === "string") await requireOwner(request, cart_id)
}

/**
 * By an e-mail address alone the engine would put a guest's cart into the account that has it: a stranger could place
 * orders there, and its owner could not buy without signing in. Such a cart gets a guest's customer first.
 */
async function stayGuest(request: MedusaRequest, cartId: string): Promise<void> {
  const guest = await guestIn(request)
  if (!guest) return
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if ((await ownerOfCart(knex, cartId))?.customer_id) return
  await request.scope.resolve(Modules.CART).updateCarts(cartId, { customer_id: guest })
}

/** The same for a cart that is made with an e-mail address: the engine takes its customer from who is signed in. */
export const beginAsGuest: Guard = async (request) => {
  const guest = await guestIn(request)
  if (guest) Object.assign(request, { auth_context: { actor_id: guest, actor_type: "customer" } })
}

async function guestIn(request: MedusaRequest): Promise<string | undefined> {
  const { email } = (request.body ?? {}) as { email?: unknown }
  const { data } = emailSchema.safeParse(email)
  if (data === undefined || signedIn(request)) return undefined
  return guestCustomer(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), data)
}
