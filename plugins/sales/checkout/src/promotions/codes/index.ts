import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Promo codes. Medusa's link between carts and promotions stores the codes of a cart. */

export interface KnownCode {
  id: string
  /** Spelled as the merchant entered it. */
  code: string
}

/** Finds an active code, ignoring case. Returns null for unknown and automatic ones. */
export async function findCode(knex: Knex, code: string): Promise<KnownCode | null> {
  const { rows } = await knex.raw<{ rows: KnownCode[] }>(
    `SELECT id, code FROM promotion
     WHERE lower(code) = lower(?) AND NOT is_automatic AND status = 'active' AND deleted_at IS NULL
     ORDER BY (code = ?) DESC, code LIMIT 1`,
    [code, code],
  )
  return rows[0] ?? null
}

export async function codesOfCart(knex: Knex, cartId: string): Promise<KnownCode[]> {
  const { rows } = await knex.raw<{ rows: KnownCode[] }>(
    `SELECT promotion.id, promotion.code FROM cart_promotion link JOIN promotion ON promotion.id = link.promotion_id
     WHERE link.cart_id = ? AND link.deleted_at IS NULL AND promotion.deleted_at IS NULL AND NOT promotion.is_automatic
     ORDER BY link.created_at, promotion.code`,
    [cartId],
  )
  return rows
}

export interface CartCodes {
  asked: KnownCode[]
  automatic: string[]
}

export async function readCodes(knex: Knex, cartId: string): Promise<CartCodes> {
  const { rows } = await knex
    .raw<{ rows: (KnownCode & { is_automatic: boolean })[] }>(
      `(SELECT promotion.id, promotion.code, false AS is_automatic
      FROM cart_promotion link JOIN promotion ON promotion.id = link.promotion_id
      WHERE link.cart_id = ? AND link.deleted_at IS NULL AND promotion.deleted_at IS NULL AND NOT promotion.is_automatic
      ORDER BY link.created_at, promotion.code)
     UNION ALL
     (SELECT id, code, true FROM promotion WHERE is_automatic AND status = 'active' AND deleted_at IS NULL ORDER BY code)`,
      [cartId],
    )
    .options({ name: "codes of cart" })
  return {
    asked: rows.flatMap(({ is_automatic, id, code }) => (is_automatic ? [] : [{ id, code }])),
    automatic: rows.flatMap(({ is_automatic, code }) => (is_automatic ? [code] : [])),
  }
}

export const CODES_OF = (cartId: string): string => `COALESCE((
    SELECT json_agg(promotion.code ORDER BY asked.created_at, promotion.code) FROM cart_promotion asked
    JOIN promotion ON promotion.id = asked.promotion_id
    WHERE asked.cart_id = ${cartId} AND asked.deleted_at IS NULL AND promotion.deleted_at IS NULL
      AND NOT promotion.is_automatic
  ), '[]')`

/** Returns the codes of automatic promotions. The calculation checks dates and rules. */
export async function automaticCodes(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { code: string }[] }>(
    `SELECT code FROM promotion WHERE is_automatic AND status = 'active' AND deleted_at IS NULL ORDER BY code`,
  )
  return rows.map(({ code }) => code)
}
