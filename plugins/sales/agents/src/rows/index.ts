import { createHash, randomBytes } from "node:crypto"
import type { Language } from "@bon-perroquet/contract"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import type { Agent } from "../caller"
import type { Entered } from "./entered"

/** Hours for which a cart of an assistant, and the link to it, are valid. The privacy page states the same number. */
export const AGENT_CART_HOURS = 24

export interface AgentCart {
  id: string
  cart_key: string | null
  checkout_key: string | null
  session_id: string
  protocol: Agent["protocol"]
  agent: string
  is_verified: boolean
  profile_url: string | null
  language: Language
  entered: Entered
  state: "open" | "ordering" | "cancelled"
  order_id: string | null
  expires_at: Date
  agreement_id: string | null
  announced_cents: number | null
}

const COLUMNS = [
  ...([
    "id",
    "cart_key",
    "checkout_key",
    "session_id",
    "protocol",
    "agent",
    "is_verified",
    "profile_url",
    "language",
  ] as const),
  ...(["entered", "state", "order_id", "expires_at", "agreement_id", "announced_cents"] as const),
]

export const knexOf = (container: MedusaContainer): Knex =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Returns 192 random bits. Ids of carts are secrets, because whoever knows one can change the cart. */
const newKey = (prefix: string) => `${prefix}_${randomBytes(24).toString("base64url")}`
/** Returns the id of a new cart session. */
export const newSession = () => newKey("assistant")
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url")

/** Token of the shopper's link. It can be computed from the row, but gives no access to the assistant's cart. */
export const linkToken = (container: MedusaContainer, { id }: Pick<AgentCart, "id">): string =>
  keyedHash(container, "agents:handover", id)

export type CartKind = "cart" | "checkout"
const KEYS = { cart: "cart_key", checkout: "checkout_key" } as const

/** Stores an empty cart of an assistant, with a new cart session. */
export async function insertCart(
  container: MedusaContainer,
  { name: agent, is_verified, protocol, profile_url }: Agent,
  { kind, language, entered }: { kind: CartKind; language: Language; entered: Entered },
): Promise<AgentCart> {
  const id = generateEntityId(undefined, "agcart")
  const [row] = await knexOf(container)<AgentCart>("agent_cart")
    .insert({
      ...{ id, agent, is_verified, protocol, language, entered, state: "open" },
      profile_url: profile_url ?? null,
      [KEYS[kind]]: newKey(kind),
      session_id: newSession(),
      expires_at: new Date(Date.now() + AGENT_CART_HOURS * 3_600_000),
      link_hash: hashOf(linkToken(container, { id })),
    } as never)
    .returning(COLUMNS)
  return row as AgentCart
}

const live = (knex: Knex) =>
  knex<AgentCart>("agent_cart")
    .whereNull("deleted_at")
    .whereRaw("(expires_at > now() OR order_id IS NOT NULL)")

export const findCart = async (knex: Knex, kind: CartKind, key: string): Promise<AgentCart | undefined> =>
  live(knex)
    .where({ [KEYS[kind]]: key })
    .first(COLUMNS)

/** Returns the cart of a shopper's link, unless it was ordered or cancelled, or has expired. */
export const findLinkedCart = async (knex: Knex, token: string): Promise<AgentCart | undefined> =>
  live(knex)
    .where({ link_hash: hashOf(token), state: "open" } as never)
    .whereNull("order_id")
    .first(COLUMNS)

export const findOrdered = async (knex: Knex, orderId: string): Promise<AgentCart | undefined> =>
  live(knex).where({ order_id: orderId }).first(COLUMNS)

export async function saveCart(
  knex: Knex,
  { id }: Pick<AgentCart, "id">,
  change: Partial<Pick<AgentCart, "entered" | "state" | "checkout_key" | "agreement_id" | "announced_cents">>,
): Promise<AgentCart> {
  const [row] = await knex<AgentCart>("agent_cart")
    .where({ id })
    .update({ ...change, updated_at: knex.fn.now() } as never)
    .returning(COLUMNS)
  return row as AgentCart
}

/** Gives a cart an id as a checkout. If it already has one, nothing changes. */
export const asCheckout = (knex: Knex, cart: AgentCart): Promise<AgentCart> =>
  cart.checkout_key ? Promise.resolve(cart) : saveCart(knex, cart, { checkout_key: newKey("checkout") })

/** Seconds after which an unfinished order may be repeated, for example after a crash. */
const LOST_SECONDS = 120
const IS_OPEN = `(state = 'open' OR (state = 'ordering' AND updated_at < now() - make_interval(secs => ${LOST_SECONDS})))`

/**
 * Changes a cart, unless it was ordered or cancelled.
 * @returns its new row, or undefined while another call orders it
 */
export async function changeOpen(
  knex: Knex,
  { id }: Pick<AgentCart, "id">,
  change: Partial<Pick<AgentCart, "entered" | "state">>,
): Promise<AgentCart | undefined> {
  const [changed] = await live(knex)
    .where({ id })
    .whereNull("order_id")
    .whereRaw(IS_OPEN)
    .update({ state: "open", ...change, updated_at: knex.fn.now() } as never)
    .returning(COLUMNS)
  return changed
}

/** Begins the order of a cart, or its end. @returns its current row, or undefined while another call orders it */
export const claimForOrder = (knex: Knex, cart: Pick<AgentCart, "id">): Promise<AgentCart | undefined> =>
  changeOpen(knex, cart, { state: "ordering" })
