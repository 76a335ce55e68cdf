import type { TradedLine } from "../trade/lines"
import { CODES_OF } from "@bon-perroquet/checkout/promotions/codes"
import { inCurrentChannel } from "@bon-perroquet/medusa-sql/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { storedSession } from "../modules/session-cart/name"

/** A line of Medusa's cart. In this plugin, only this file reads the lines of Medusa's cart. */
export interface CartLine extends TradedLine {
  id: string
  product_id: string
  quantity: number
  /** Decimal euro at the time of the last write. Displayed only if the product is no longer sold. */
  unit_price: string
  title: string
  thumbnail: string | null
  /** Units of this size that this cart's open payment page reserves, for all lines of the size. */
  reserved: number
}

export interface CartState {
  cart_id: string
  /** Whether the cart became an order. The session's next item is then put into a new cart. */
  completed: boolean
  /** Null for a guest, even if the cart has an e-mail address. */
  account_id: string | null
  /** ISO 3166-1 alpha-2, lower case. */
  country_code: string | null
  lines: CartLine[]
  /** Promotion codes that the shopper entered, oldest first. */
  codes: string[]
}

const stateOf = (state: string) => `
  SELECT known.cart_id, (cart.id IS NULL OR cart.completed_at IS NOT NULL) AS completed, address.country_code,
    account.id AS account_id,
    COALESCE((
      SELECT json_agg(json_build_object(
        'id', line.id, 'product_id', line.product_id, 'variant_id', line.variant_id, 'quantity', line.quantity,
        'unit_price', line.unit_price::text, 'title', line.title, 'thumbnail', line.thumbnail, 'reserved', COALESCE((
          SELECT min(units) FROM (
            SELECT floor(sum(reservation.quantity) / link.required_quantity) AS units
            FROM product_variant_inventory_item link
            JOIN reservation_item reservation ON reservation.inventory_item_id = link.inventory_item_id
            WHERE link.variant_id = line.variant_id AND link.deleted_at IS NULL AND reservation.deleted_at IS NULL
              AND reservation.external_id = 'hold:' || cart.id AND reservation.metadata ->> 'variant_id' = line.variant_id
            GROUP BY link.id, link.required_quantity
          ) reserved
        ), 0)
      ) ORDER BY line.created_at, line.id)
      FROM cart_line_item line WHERE line.cart_id = cart.id AND line.deleted_at IS NULL AND line.product_id IS NOT NULL
    ), '[]') AS lines,
    ${CODES_OF("cart.id")} AS codes
  FROM ${state} known
  LEFT JOIN cart ON cart.id = known.cart_id AND cart.deleted_at IS NULL
  LEFT JOIN cart_address address ON address.id = cart.shipping_address_id
  LEFT JOIN customer account ON account.id = cart.customer_id AND account.has_account AND account.deleted_at IS NULL`

const STATE = `${stateOf("session_cart")} WHERE known.session_id = ? AND known.deleted_at IS NULL`
const STATE_OF_CART = stateOf("(SELECT CAST(? AS text) AS cart_id)")

/** Names a statement, so that PostgreSQL plans it once per connection. */
const named = (name: string) => ({ name: `cart ${name}` })

const readState = async (knex: Knex, sessionId: string): Promise<CartState | null> =>
  (await knex.raw<{ rows: CartState[] }>(STATE, [storedSession(sessionId)]).options(named("state")))
    .rows[0] ?? null

/** Reads a cart without a session. A missing cart counts as completed. */
export async function readCartById(knex: Knex, cartId: string): Promise<CartState | null> {
  const { rows } = await knex.raw<{ rows: CartState[] }>(STATE_OF_CART, [cartId])
  return rows[0] ?? null
}

const ACCOUNT_OF = `
  SELECT cart.customer_id, account.id AS account_id, placed.created_at AS ordered_at,
    greatest(cart.created_at, shipping.updated_at, billing.updated_at) AS personal_data_at
  FROM cart
  LEFT JOIN customer account ON account.id = cart.customer_id AND account.has_account AND account.deleted_at IS NULL
  LEFT JOIN cart_address shipping ON shipping.id = cart.shipping_address_id
  LEFT JOIN cart_address billing ON billing.id = cart.billing_address_id
  LEFT JOIN order_cart ON order_cart.cart_id = cart.id AND order_cart.deleted_at IS NULL
  LEFT JOIN "order" placed ON placed.id = order_cart.order_id
  WHERE cart.id = ? AND cart.deleted_at IS NULL`

export interface CartOwner {
  customer_id: string | null
  account_id: string | null
  ordered_at: Date | null
  /** Time at which the last address was written. Without addresses, the time at which the cart was created. */
  personal_data_at: Date
}

export async function ownerOfCart(knex: Knex, cartId: string): Promise<CartOwner | null> {
  const { rows } = await knex.raw<{ rows: CartOwner[] }>(ACCOUNT_OF, [cartId]).options({ name: "cart owner" })
  return rows[0] ?? null
}

const FORGET_ADDRESSES = `
  DELETE FROM cart_address USING cart
  WHERE cart.id = ? AND cart_address.id IN (cart.shipping_address_id, cart.billing_address_id)`

export const forgetAddresses = async (knex: Knex, cartId: string): Promise<void> =>
  void (await knex.raw(FORGET_ADDRESSES, [cartId]))

/** Marks the cart of a telephone order in its metadata. It is not the cart of the customer's own devices. */
export const PHONE_ORDER = "phone_order"

const OPEN_CART = (): string => `
  SELECT id FROM cart WHERE customer_id = ? AND completed_at IS NULL AND deleted_at IS NULL${inCurrentChannel("sales_channel_id")}
    AND metadata ->> 'repeat_delivery_run' IS NULL AND metadata ->> '${PHONE_ORDER}' IS NULL
  ORDER BY created_at DESC, id DESC LIMIT 1`

/** Returns the id of the account's newest cart that is not ordered, or null. */
export async function findCartOfAccount(knex: Knex, accountId: string): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(OPEN_CART(), [accountId])
  return rows[0]?.id ?? null
}

const FOLLOW = "UPDATE session_cart SET cart_id = ?, updated_at = now() WHERE session_id = ? AND cart_id = ?"

/**
 * Returns null if the session never had a cart. If another device ordered it, assigns the account's new cart to the
 * session.
 */
export async function readCartState(knex: Knex, sessionId: string): Promise<CartState | null> {
  const state = await readState(knex, sessionId)
  if (!state?.completed || !state.account_id) return state
  const next = await findCartOfAccount(knex, state.account_id)
  if (!next) return state
  await knex.raw(FOLLOW, [next, storedSession(sessionId), state.cart_id])
  return readState(knex, sessionId)
}

/**
 * Writes with one statement. The Cart Module's ORM needs 3.5 ms of processor time, and most clicks change a quantity.
 */
export async function writeQuantity(knex: Knex, lineId: string, quantity: number): Promise<void> {
  await knex
    .raw("UPDATE cart_line_item SET quantity = ?, updated_at = now() WHERE id = ?", [quantity, lineId])
    .options(named("quantity"))
}
