import type { Language } from "@bon-perroquet/contract"
import { codesOfCart } from "@bon-perroquet/promotions/codes"
import { linkPromotions } from "@bon-perroquet/promotions/discounts"
import { releaseCart } from "@bon-perroquet/stripe-checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { shopSnapshot } from "../catalogue"
import { Refusal } from "../http/refusal"
import { SESSION_CART_MODULE, type SessionCartModuleService } from "../modules/session-cart"
import { openCartOfAccount, readCartState, type CartLine, type CartState } from "./cart-rows"
import { changeCart } from "./change"
import { recentCarts } from "./recent-carts"
import { addWhatThereIs } from "./rules"
import { createAccountCart } from "./store"

/** Seconds that a sign-in waits for another one of the same account to join its carts. */
const LEASE_WAIT = 10

export interface Join {
  sessionId: string
  /** The engine's customer. */
  accountId: string
  language: Language
}

/**
 * After sign-in: the browser's cart and the account's become one, which every device of the account then has. Lines of
 * the same product are added up, as far as stock allows.
 */
export async function joinAccountCart(container: MedusaContainer, join: Join): Promise<void> {
  const locking = container.resolve(Modules.LOCKING)
  await locking.execute(`account-cart:${join.accountId}`, () => joinAlone(container, join), {
    timeout: LEASE_WAIT,
  })
}

async function joinAlone(container: MedusaContainer, { sessionId, accountId, language }: Join) {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [state, own] = await Promise.all([readCartState(knex, sessionId), openCartOfAccount(knex, accountId)])
  if (state && state.cart_id === own) return
  const guests = state && !state.completed && !isOfAnother(state, accountId) ? state : null
  if (guests && (!own || (await isBeingPaid(container, [own, guests.cart_id])))) {
    await container.resolve(Modules.CART).updateCarts([{ id: guests.cart_id, customer_id: accountId }])
    return
  }
  const sessions = container.resolve<SessionCartModuleService>(SESSION_CART_MODULE)
  const cartId = own ?? (await emptyCart(container, accountId))
  recentCarts.forget(sessionId)
  if (!(await sessions.point(sessionId, cartId, state?.cart_id ?? null)) || !guests) return
  await takeOver(container, { sessionId, language }, guests.lines)
  const codes = await codesOfCart(knex, guests.cart_id)
  await linkPromotions(
    container,
    cartId,
    codes.map(({ id }) => id),
  )
  await container.resolve(Modules.CART).softDeleteCarts([guests.cart_id])
}

const emptyCart = async (container: MedusaContainer, accountId: string): Promise<string> =>
  createAccountCart(container.resolve(Modules.CART), await shopSnapshot(container), accountId)

/** Somebody else signed in on this browser before and did not sign out: that cart is left alone. */
const isOfAnother = ({ account_id }: CartState, accountId: string): boolean =>
  account_id !== null && account_id !== accountId

/** Money is on its way for one of them: neither may change, and what is left open gives its goods back. */
async function isBeingPaid(container: MedusaContainer, cartIds: (string | undefined)[]): Promise<boolean> {
  for (const cartId of cartIds) {
    if (cartId && (await releaseCart(container, cartId)) === "frozen") return true
  }
  return false
}

async function takeOver(
  container: MedusaContainer,
  session: { sessionId: string; language: Language },
  lines: CartLine[],
): Promise<void> {
  for (const { product_id, quantity } of lines) {
    await changeCart(container, session, addWhatThereIs(product_id, quantity)).catch((error: unknown) => {
      // Sold out or taken off the shelf between two statements: the rest is still worth keeping.
      if (!(error instanceof Refusal)) throw error
    })
  }
}

/** After signing out: the account keeps its cart, and whoever uses the browser next begins an empty one. */
export async function leaveAccountCart(container: MedusaContainer, sessionId: string): Promise<void> {
  const state = await readCartState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionId)
  if (!state?.account_id) return
  recentCarts.forget(sessionId)
  await container.resolve<SessionCartModuleService>(SESSION_CART_MODULE).release(sessionId)
}
