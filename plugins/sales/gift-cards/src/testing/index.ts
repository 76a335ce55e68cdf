import { cartSchema, issuedGiftCardSchema, type Cart, type CartBalances } from "@bon-perroquet/contract"
import type { Administrator } from "@bon-perroquet/orders/testing"
import { requireVariable, type ShopAnswer, type ShopClient } from "@bon-perroquet/testing"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { randomUUID } from "node:crypto"

export const shopDatabase = (): Knex =>
  connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })

export interface Card {
  id: string
  code: string
  last4: string
}

export async function issuedCard({ shop }: Administrator, amount_cents: number): Promise<Card> {
  const json = { amount_cents, reason: "Test", key: randomUUID() }
  const { body } = await shop.write("POST", "/api/admin/gift-cards", { json })
  return issuedGiftCardSchema.parse(body)
}

export const tryCard = (shop: ShopClient, code: string): Promise<ShopAnswer> =>
  shop.write("POST", `/api/cart/${shop.sessionId}/gift-cards`, { json: { code } })

/** Uses a card for the cart. @returns the cart's balances */
export async function useCard(shop: ShopClient, { code }: Pick<Card, "code">): Promise<CartBalances> {
  const { status, body } = await tryCard(shop, code)
  if (status !== 200) throw new Error(`The card was rejected: ${JSON.stringify(body)}`)
  return balancesIn(cartSchema.parse(body))
}

function balancesIn({ balances }: Cart): CartBalances {
  if (!balances) throw new Error("The cart has no balances.")
  return balances
}

/** Returns the balance of a card in cents, and the part of it that carts have reserved. */
export async function moneyOn(
  database: Knex,
  { id }: Pick<Card, "id">,
): Promise<{ balance: number; reserved: number }> {
  const { rows } = await database.raw<{ rows: { balance: number; reserved: number }[] }>(
    `SELECT (SELECT COALESCE(sum(cents), 0) FROM balance_entry WHERE account_id = :id)::integer AS balance,
       (SELECT COALESCE(sum(cents), 0) FROM balance_hold WHERE account_id = :id)::integer AS reserved`,
    { id },
  )
  return rows[0] ?? { balance: 0, reserved: 0 }
}

/** Returns the sum of an order's invoices minus its credit notes, in cents. */
export async function invoicedCents(database: Knex, number: string): Promise<number> {
  const { rows } = await database.raw<{ rows: { cents: number }[] }>(
    `SELECT COALESCE(sum((content->'totals'->>'total_cents')::integer
       * CASE kind WHEN 'invoice' THEN 1 ELSE -1 END), 0)::integer AS cents
     FROM sales_document JOIN "order" ON "order".id = order_id WHERE custom_display_id = ?`,
    [number],
  )
  return rows[0]?.cents ?? 0
}
