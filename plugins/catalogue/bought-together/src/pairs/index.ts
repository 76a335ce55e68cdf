import type { OrderStatus, BoughtWith, Language } from "@bon-perroquet/contract"
import { ORDER_STATUS_SQL } from "@bon-perroquet/orders/administration/order-rows"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { nameIn, shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Orders of the last 180 days count, at most the newest 100,000. */
const DAYS = 180
const MAX_ORDERS = 100_000
/** Maximum number of products per order, because pairs of large orders have little meaning. */
const MAX_PRODUCTS = 20
/** Number of pairs stored per product, because some may be sold out. */
const KEPT = 8
/** Minimum of different buyers. With one, a buyer could learn another one's purchase. */
const FEWEST_BUYERS = 2

const PAID: readonly OrderStatus[] = ["paid", "preparing", "shipped", "delivered"]

let least = FEWEST_BUYERS

export function takeBuyers(buyers = FEWEST_BUYERS): void {
  least = Math.max(FEWEST_BUYERS, Math.ceil(buyers))
}

/** Counts the buyers of each pair, each person once. Sorts orders by id, which is indexed and rises with time. */
const COUNTED = `
  WITH newest AS MATERIALIZED (
    SELECT id, version, status, email, created_at, canceled_at FROM "order"
    WHERE deleted_at IS NULL AND NOT is_draft_order ORDER BY id DESC LIMIT ${MAX_ORDERS}
  ), recent AS MATERIALIZED (
    SELECT id, version, lower(email) AS buyer FROM newest AS "order"
    WHERE email IS NOT NULL AND created_at > now() - interval '${DAYS} days'
      AND ${ORDER_STATUS_SQL} = ANY (CAST(:paid AS text[]))
  ), bought AS (
    SELECT recent.id, recent.buyer, array_agg(DISTINCT line.product_id) AS products
    FROM recent
    JOIN order_item item ON item.order_id = recent.id AND item.version = recent.version AND item.deleted_at IS NULL
    JOIN order_line_item line ON line.id = item.item_id AND line.product_id IS NOT NULL
    WHERE item.quantity > 0
    GROUP BY recent.id, recent.buyer HAVING count(DISTINCT line.product_id) BETWEEN 2 AND ${MAX_PRODUCTS}
  ), pairs AS (
    SELECT one AS product_id, other AS other_id, count(DISTINCT buyer)::int AS buyers
    FROM bought CROSS JOIN unnest(products) AS one CROSS JOIN unnest(products) AS other
    WHERE one <> other
    GROUP BY one, other HAVING count(DISTINCT buyer) >= :least
  ), counted AS MATERIALIZED (
    SELECT product_id, other_id, buyers FROM (
      SELECT *, row_number() OVER (PARTITION BY product_id ORDER BY buyers DESC, other_id) AS place FROM pairs
    ) ranked WHERE place <= ${KEPT}
  )`

/** Stores the counted pairs. Does not write unchanged rows. */
const KEEP = `${COUNTED}, gone AS (
    DELETE FROM bought_pair WHERE NOT EXISTS (
      SELECT FROM counted WHERE counted.product_id = bought_pair.product_id AND counted.other_id = bought_pair.other_id)
  )
  INSERT INTO bought_pair (product_id, other_id, buyers) SELECT product_id, other_id, buyers FROM counted
  ON CONFLICT (product_id, other_id) DO UPDATE SET buyers = EXCLUDED.buyers, updated_at = now()
    WHERE bought_pair.buyers <> EXCLUDED.buyers`

/** Counts the customers who bought each pair of products together, unless another process is counting. */
export async function countPairs(knex: Knex, buyers = least): Promise<void> {
  await knex.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { free: boolean }[] }>(
      "SELECT pg_try_advisory_xact_lock(hashtext('bought_pair')) AS free",
    )
    if (rows[0]?.free) await transaction.raw(KEEP, { paid: PAID, least: buyers })
  })
}

interface BoughtPair {
  other_id: string
  buyers: number
}

export async function pairsOf(knex: Knex, productId: string): Promise<BoughtPair[]> {
  const { rows } = await knex.raw<{ rows: BoughtPair[] }>(
    "SELECT other_id, buyers FROM bought_pair WHERE product_id = ? ORDER BY buyers DESC, other_id",
    [productId],
  )
  return rows
}

export const boughtWith = async (knex: Knex, productId: string): Promise<string[]> =>
  (await pairsOf(knex, productId)).map(({ other_id }) => other_id)

/** Returns the products bought together with this one, including sold-out products. */
export async function boughtWithProduct(
  container: MedusaContainer,
  productId: string,
  language: Language,
): Promise<BoughtWith> {
  const { products } = await shopSnapshot(container)
  const pairs = await pairsOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), productId)
  return pairs.flatMap(({ other_id, buyers }) => {
    const other = products.get(other_id)
    if (!other) return []
    const stock = other.product.variants.reduce((sum, variant) => sum + variant.stock, 0)
    return [{ product_id: other_id, name: nameIn(other.product, language), buyers, stock }]
  })
}
