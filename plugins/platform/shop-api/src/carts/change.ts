import type { Cart, Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"
import type { SessionCartModuleService } from "../modules/session-cart"
import { SESSION_CART_MODULE, storedSession } from "../modules/session-cart/name"
import { rereadProducts, shopSnapshot } from "../ports/catalogue"
import { checkout } from "../ports/checkout"
import { readCartState, type CartState } from "./cart-rows"
import type { Decide } from "./rules"
import { inTurn } from "./session-queue"
import { createCart, writeChange } from "./store"
import { shownCart } from "./shown-cart"
import { LRUCache } from "lru-cache"

const LEASE_WAIT = 10
const ATTEMPTS = 5

function sessionOf(container: MedusaContainer, sessionId: string, language: Language) {
  return {
    container,
    sessionId,
    language,
    knex: container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    carts: container.resolve(Modules.CART),
    locking: container.resolve(Modules.LOCKING),
    sessions: container.resolve<SessionCartModuleService>(SESSION_CART_MODULE),
  }
}
type Session = ReturnType<typeof sessionOf>

/**
 * Changes a session's cart by `decide` and returns it. Writes are serialised by a queue in this process, and by the
 * cart's lock between processes. The first write has no cart to lock, so the unique session id decides.
 */
export async function changeCart(
  container: MedusaContainer,
  { sessionId, language }: { sessionId: string; language: Language },
  decide: Decide,
): Promise<Cart> {
  const session = sessionOf(container, sessionId, language)
  return inTurn(sessionId, async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const written = await attemptChange(session, decide)
      if (written !== "again") return shownCart(container, sessionId, written, language)
      recentCarts.delete(storedSession(sessionId))
    }
    throw refuse("cart_busy", 409, {}, { "Retry-After": "1" })
  })
}

async function attemptChange(session: Session, decide: Decide): Promise<CartState | null | "again"> {
  const { knex, sessionId } = session
  const recent = recentCarts.get(storedSession(sessionId))
  if (recent) return changeExisting(session, recent, decide)
  const state = await readCartState(knex, sessionId)
  if (!state || state.completed) return beginCart(session, state, decide)
  recentCarts.set(storedSession(sessionId), state.cart_id)
  return changeExisting(session, state.cart_id, decide)
}

/** Creates a cart with the session's first item, also after an order. Creates nothing if no item is added. */
async function beginCart(
  { container, knex, carts, sessions, sessionId, language }: Session,
  previous: CartState | null,
  decide: Decide,
): Promise<CartState | null | "again"> {
  const snapshot = await shopSnapshot(container)
  const change = decide([], snapshot, language)
  if (change.kind !== "set") return null
  const state = await createCart(knex, snapshot, change, previous?.account_id ?? null)
  if (await sessions.point(sessionId, state.cart_id, previous?.cart_id ?? null)) return state
  await carts.deleteCarts([state.cart_id])
  return "again"
}

async function changeExisting(
  session: Session,
  cartId: string,
  decide: Decide,
): Promise<CartState | "again"> {
  const outcome = await leased(session, cartId, async () => {
    if (await checkout.adapter.hasPayment(session.container, cartId)) return "paying"
    const state = await readCartState(session.knex, session.sessionId)
    if (!state || state.completed || state.cart_id !== cartId) return "again"
    const change = decide(state.lines, await shopSnapshot(session.container), session.language)
    if (change.kind !== "codes") return { ...state, lines: await writeChange(session, state, change) }
    await change.write(cartId)
    return (await readCartState(session.knex, session.sessionId)) ?? "again"
  })
  if (outcome !== "paying") return outcome
  await withdrawPage(session, cartId)
  return "again"
}

/** Closes the cart's payment page. */
async function withdrawPage({ container, knex, sessionId }: Session, cartId: string): Promise<void> {
  const state = await readCartState(knex, sessionId)
  const released = await checkout.adapter.release(container, cartId).catch(() => {
    throw refuse("payment_unavailable", 503, {}, { "Retry-After": "5" })
  })
  if (released === "frozen") throw refuse("cart_frozen", 409)
  await rereadProducts(container, state?.lines.map(({ product_id }) => product_id) ?? [])
}

async function leased<T>({ locking }: Session, cartId: string, work: () => Promise<T>): Promise<T> {
  let started = false
  try {
    return await locking.execute(
      checkout.adapter.leaseKey(cartId),
      () => {
        started = true
        return work()
      },
      { timeout: LEASE_WAIT },
    )
  } catch (error) {
    if (started) throw error
    throw refuse("cart_busy", 409, {}, { "Retry-After": "1" })
  }
}

/** Cart id by stored session id, from this process's last write. It saves a query and is verified under the cart's lock. */
export const recentCarts = new LRUCache<string, string>({ max: 20_000 })
