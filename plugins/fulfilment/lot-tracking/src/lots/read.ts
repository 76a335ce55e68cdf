import type { Lot, LotDetail, LotState } from "@bon-perroquet/contract"
import { refuse, versioned } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { IN_DAYS, TODAY } from "./count"
import { requireLots } from "./settings"

const MAX_MOVEMENTS = 100

interface Row extends Omit<Lot, "received_at" | "recalled_at" | "version"> {
  created_at: Date
  recalled_at: Date | null
  total: string
}

/** `days` (a binding): a lot is "near" so many days before its date. */
const STATE = `CASE WHEN lot.recalled_at IS NOT NULL THEN 'recalled'
  WHEN lot.best_before < ${TODAY} AND (lot.to_clear > 0 OR lot.quantity > 0 AND shop_is_kept_by_lots(lot.inventory_item_id))
  THEN 'expired' WHEN lot.quantity = 0 OR NOT shop_is_kept_by_lots(lot.inventory_item_id) THEN 'gone'
  WHEN lot.best_before <= ${IN_DAYS} THEN 'near' ELSE 'sellable' END`

/** Joins the first size with this inventory item. If the product was deleted, joins its last size. */
const GOODS = `
  JOIN LATERAL (
    SELECT variant.id AS variant_id, product.id AS product_id, product.title || CASE WHEN (
        SELECT count(*) FROM product_variant other WHERE other.product_id = product.id AND other.deleted_at IS NULL) > 1
      THEN ', ' || variant.title ELSE '' END AS product
    FROM product_variant_inventory_item link JOIN product_variant variant ON variant.id = link.variant_id
    JOIN product ON product.id = variant.product_id
    WHERE link.inventory_item_id = lot.inventory_item_id
    ORDER BY link.deleted_at NULLS FIRST, variant.deleted_at NULLS FIRST, variant.variant_rank, variant.id LIMIT 1
  ) goods ON true`

const LOTS = `
  SELECT lot.id, goods.product_id, goods.variant_id, goods.product, lot.number, lot.supplier, lot.best_before,
    ${STATE} AS state, lot.quantity, lot.received, lot.to_clear, lot.created_at, lot.recalled_at, count(*) OVER () AS total
  FROM lot ${GOODS}`

/** Sorts lots with units to remove first, then those in stock by date, then empty ones. */
const ORDER = `ORDER BY lot.to_clear > 0 DESC, lot.quantity <> 0 DESC, lot.best_before NULLS LAST, lot.number = '',
  lot.created_at DESC, lot.id`

function lotOf({ created_at, recalled_at, total: _, ...row }: Row): Lot {
  return versioned({
    ...row,
    received_at: created_at.toISOString(),
    recalled_at: recalled_at?.toISOString() ?? null,
  })
}

async function select(knex: Knex, where: string, bindings: Record<string, string | number>, page = "") {
  const { rows } = await knex.raw<{ rows: Row[] }>(`${LOTS} WHERE ${where} ${ORDER} ${page}`, {
    days: requireLots(),
    ...bindings,
  })
  return { lots: rows.map(lotOf), total: Number(rows[0]?.total ?? 0) }
}

interface LotFilter {
  state?: LotState | undefined
  to_clear?: "true" | undefined
  search?: string | undefined
  offset: number
  limit: number
}

export function listLots(
  knex: Knex,
  { state = "" as LotState, to_clear, search = "", offset, limit }: LotFilter,
): Promise<{ lots: Lot[]; total: number }> {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`
  return select(
    knex,
    `(lot.number <> '' OR lot.quantity <> 0) AND (:state = '' OR ${STATE} = :state)
     AND (:to_clear = '' OR lot.to_clear > 0)
     AND (lot.number ILIKE :like OR lot.supplier ILIKE :like OR goods.product ILIKE :like)`,
    { state, to_clear: to_clear ?? "", like, offset, limit },
    "OFFSET :offset LIMIT :limit",
  )
}

/** Returns a product's lots that have units in stock or to remove. */
export async function lotsOfProduct(knex: Knex, product: string): Promise<Lot[]> {
  const { lots } = await select(
    knex,
    `(lot.quantity <> 0 OR lot.to_clear > 0) AND lot.inventory_item_id IN (
       SELECT link.inventory_item_id FROM product_variant_inventory_item link
       JOIN product_variant variant ON variant.id = link.variant_id AND variant.deleted_at IS NULL
       WHERE variant.product_id = :product AND link.deleted_at IS NULL)`,
    { product },
  )
  return lots
}

export async function readLot(knex: Knex, id: string): Promise<Lot> {
  const [lot] = (await select(knex, "lot.id = :id", { id })).lots
  if (!lot) throw refuse("lot_not_found", 404)
  return lot
}

type Movement = LotDetail["movements"][number]

export async function lotDetail(knex: Knex, id: string): Promise<LotDetail> {
  const lot = await readLot(knex, id)
  const { rows } = await knex.raw<{ rows: (Omit<Movement, "at"> & { created_at: Date })[] }>(
    `SELECT id, created_at, quantity, reason, note, by, order_number FROM lot_movement
     WHERE lot_id = :id ORDER BY position DESC LIMIT ${MAX_MOVEMENTS}`,
    { id },
  )
  const left = await knex.raw<{ rows: { units: string }[] }>(
    `SELECT COALESCE(-sum(quantity), 0) AS units FROM lot_movement
     WHERE lot_id = :id AND order_number IS NULL AND quantity < 0 AND reason <> 'numbered'`,
    { id },
  )
  return {
    ...lot,
    movements: rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() })),
    left_otherwise: Number(left.rows[0]?.units ?? 0),
  }
}
