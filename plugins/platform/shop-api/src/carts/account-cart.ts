import type { Language } from "@bon-perroquet/contract"
import { codesOfCart } from "@bon-perroquet/checkout/promotions/codes"
import { linkPromotions } from "@bon-perroquet/checkout/promotions/discounts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import type { SessionCartModuleService } from "../modules/session-cart"
import { SESSION_CART_MODULE, storedSession } from "../modules/session-cart/name"
import { shopSnapshot } from "../ports/catalogue"
import { checkout } from "../ports/checkout"
import { findCartOfAccount, readCartState, type CartLine, type CartState } from "./cart-rows"
import { changeCart, recentCarts } from "./change"
import { addWhatThereIs } from "./rules"
import { createAccountCart } from "./store"

/** Seconds that a sign-in waits for another sign-in of the same account to finish. */
const LEASE_WAIT = 10
const TRIES = 3

export interface Join {
  sessionId: string
  accountId: string
  language: Language
}

/**
 * Merges the session's cart into the account's, which its devices share. Quantities of equal sizes are added, up to the
 * stock.
 */
export async function joinAccountCart(container: MedusaContainer, join: Join): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(
    `account-cart:${join.accountId}`,
    async () => {
      for (let tries = 0; tries < TRIES; tries++) if (await joinAlone(container, join)) return
      throw refuse("cart_busy", 409)
    },
    { timeout: LEASE_WAIT },
  )
}

/** Merges the carts. Returns false if the browser opened a payment page or changed its cart at the same time. */
async function joinAlone(container: MedusaContainer, join: Join): Promise<boolean> {
  const { sessionId, accountId } = join
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [state, own] = await Promise.all([readCartState(knex, sessionId), findCartOfAccount(knex, accountId)])
  if (state && state.cart_id === own) return true
  const guests = state && !state.completed && !isOfAnother(state, accountId) ? state.cart_id : null
  if (!guests) {
    await assignAccountCart(container, join, own, state?.cart_id ?? null)
    return true
  }
  const stays = !own || (await isBeingPaid(container, [own, guests]))
  // Prevents another request from opening a payment page for a cart that is about to be deleted.
  return container.resolve(Modules.LOCKING).execute(
    checkout.adapter.leaseKey(guests),
    async () => {
      if (stays || !own) {
        await container.resolve(Modules.CART).updateCarts([{ id: guests, customer_id: accountId }])
        return true
      }
      const now = await readCartState(knex, sessionId)
      if (now?.cart_id !== guests || now.completed) return false
      if (await checkout.adapter.hasPayment(container, guests)) return false
      if (await assignAccountCart(container, join, own, guests)) await moveInto(container, join, own, now)
      return true
    },
    { timeout: LEASE_WAIT },
  )
}

/** Assigns the account's cart to the session. Returns false if the session has another cart than `instead` now. */
async function assignAccountCart(
  container: MedusaContainer,
  { sessionId, accountId }: Join,
  own: string | null,
  instead: string | null,
): Promise<boolean> {
  const cartId = own ?? (await emptyCart(container, accountId))
  recentCarts.delete(storedSession(sessionId))
  return container.resolve<SessionCartModuleService>(SESSION_CART_MODULE).point(sessionId, cartId, instead)
}

/** Adds the guest's lines, codes and gift cards to the account's cart, then deletes the guest's cart. */
async function moveInto(
  container: MedusaContainer,
  { sessionId, language }: Join,
  own: string,
  guests: CartState,
): Promise<void> {
  await mergeGuestCart(container, { sessionId, language }, guests.lines)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const codes = await codesOfCart(knex, guests.cart_id)
  await linkPromotions(
    container,
    own,
    codes.map(({ id }) => id),
  )
  await checkout.adapter.moveBalances(container, guests.cart_id, own)
  await container.resolve(Modules.CART).softDeleteCarts([guests.cart_id])
}

const emptyCart = async (container: MedusaContainer, accountId: string): Promise<string> =>
  createAccountCart(container.resolve(Modules.CART), await shopSnapshot(container), accountId)

/**
 * Returns whether the cart belongs to another account, which did not sign out in this browser. Such a cart is not
 * merged.
 */
const isOfAnother = ({ account_id }: CartState, accountId: string): boolean =>
  account_id !== null && account_id !== accountId

/**
 * Closes payment pages and releases their stock. @returns whether a payment is in progress, so that neither cart may
 * change
 */
async function isBeingPaid(container: MedusaContainer, cartIds: (string | undefined)[]): Promise<boolean> {
  for (const cartId of cartIds) {
    if (cartId && (await checkout.adapter.release(container, cartId)) === "frozen") return true
  }
  return false
}

async function mergeGuestCart(
  container: MedusaContainer,
  session: { sessionId: string; language: Language },
  lines: CartLine[],
): Promise<void> {
  for (const { product_id, variant_id, quantity } of lines) {
    await changeCart(container, session, addWhatThereIs(product_id, variant_id, quantity)).catch(
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      },
    )
  }
}

/** Detaches the cart at sign-out, so that the browser's next visitor gets an empty one. */
export async function leaveAccountCart(container: MedusaContainer, sessionId: string): Promise<void> {
  const state = await readCartState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionId)
  if (!state?.account_id) return
  recentCarts.delete(storedSession(sessionId))
  await container.resolve<SessionCartModuleService>(SESSION_CART_MODULE).release(sessionId)
}
