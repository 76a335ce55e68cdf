import { releaseCart } from "@bon-perroquet/checkout/checkout"
import { guestCustomer } from "@bon-perroquet/engine-tables"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { emailSchema } from "@bon-perroquet/contract"
import { ownerOfCart } from "../carts"
import { callBelow, refuse } from "../http"
import { answerRefusal } from "./answer"
import { tellAdded } from "./keep-told"
import { requirePoint } from "./pick-up"

/** The customer who is signed in at the Store API. */
export const signedIn = (request: MedusaRequest): string | undefined => authOf(request)?.actor_id || undefined

const authOf = (request: MedusaRequest) =>
  (request as { auth_context?: { actor_id?: string; actor_type?: string } }).auth_context

type Guard = (request: MedusaRequest) => Promise<void>

/** A middleware that lets a request go on unless the guard throws. */
export const guarded =
  (guard: Guard) =>
  async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    try {
      await guard(request)
    } catch (error) {
      answerRefusal(error, request, response)
      return
    }
    next()
  }

/**
 * A guest's cart is whoever's knows its id, as with Medusa; that of an account is its customer's alone.
 * @throws 404, as for a cart that does not exist
 */
export async function requireOwner(request: MedusaRequest, cartId: string): Promise<void> {
  const owner = await ownerOfCart(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), cartId)
  if (!owner || (owner.account_id !== null && owner.account_id !== signedIn(request)))
    throw refuse("not_found", 404)
}

/** For all calls about one cart: whose it is, and that no page for its old content can be paid once it changes. */
export const guardCart: Guard = async (request) => {
  const { id = "" } = request.params
  const call = callBelow(request)
  await requireOwner(request, id)
  if (!["POST", "DELETE"].includes(request.method) || call === SETTLES) return
  if ((await releaseCart(request.scope, id)) === "frozen") throw refuse("cart_frozen", 409)
  if (call === "") await stayGuest(request, id)
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
