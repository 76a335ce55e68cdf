import { DEFAULT_LANGUAGE, type LotRecipient, type LotRecipients } from "@bon-perroquet/contract"
import { languageOf } from "@bon-perroquet/contract/sets"
import { refuse } from "@bon-perroquet/api-kit/http"
import { recordsOfOrders } from "@bon-perroquet/api-kit/replacements"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readLot } from "../lots"
import { causeOf, remedyOf, type Remedy } from "./remedy"

interface Row {
  order_id: string
  order_number: string
  ordered_at: Date
  email: string | null
  locale: string | null
  name: string
  quantity: number
  told_at: Date | null
  undelivered: boolean
  line_ids: string[]
  per_line_unit: number
}

/** Selects the units of a lot per order, without returned ones. */
const RECIPIENTS = `
  SELECT placed.id AS order_id, sent.order_number, placed.created_at AS ordered_at, placed.email, placed.locale,
    trim(COALESCE(address.first_name, '') || ' ' || COALESCE(address.last_name, '')) AS name, sent.quantity, notice.told_at,
    COALESCE(notice.undelivered, false) AS undelivered,
    goods.line_ids, goods.per_line_unit
  FROM (SELECT order_number, -sum(quantity)::integer AS quantity FROM lot_movement
    WHERE lot_id = :id AND order_number IS NOT NULL GROUP BY order_number HAVING sum(quantity) < 0) sent
  JOIN "order" placed ON placed.custom_display_id = sent.order_number AND placed.deleted_at IS NULL
  CROSS JOIN LATERAL (
    SELECT COALESCE(jsonb_agg(DISTINCT line.id), '[]') AS line_ids, COALESCE(min(link.required_quantity), 1) AS per_line_unit
    FROM lot JOIN product_variant_inventory_item link ON link.inventory_item_id = lot.inventory_item_id
    JOIN order_line_item line ON line.variant_id = link.variant_id
    JOIN order_item item ON item.item_id = line.id AND item.order_id = placed.id AND item.deleted_at IS NULL
    WHERE lot.id = :id) goods
  LEFT JOIN order_address address ON address.id = placed.shipping_address_id
  LEFT JOIN lot_recall_notice notice ON notice.lot_id = :id AND notice.email = lower(placed.email)
  ORDER BY placed.created_at DESC, sent.order_number DESC`

export type Recipient = Omit<LotRecipient, keyof Remedy> & {
  order_id: string
  line_ids: string[]
  line_units: number
}

/** Returns the orders with units of the lot, newest first. */
export async function recipientsOf(knex: Knex, id: string): Promise<Recipient[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(RECIPIENTS, { id })
  return rows.map(({ email, locale, ordered_at, told_at, per_line_unit, ...row }) => ({
    ...row,
    line_units: Math.ceil(row.quantity / per_line_unit),
    email: email ?? "",
    language: languageOf(locale ?? "") ?? DEFAULT_LANGUAGE,
    ordered_at: ordered_at.toISOString(),
    told_at: told_at?.toISOString() ?? null,
  }))
}

interface Recall {
  recalled_at: Date | null
  recalled_by: string | null
  recall_reasons: Record<string, string> | null
}

export async function lotRecipients(container: MedusaContainer, id: string): Promise<LotRecipients> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await readLot(knex, id)
  const recipients = await recipientsOf(knex, id)
  const lot = await knex<Recall>("lot").where("id", id).first("recalled_at", "recalled_by", "recall_reasons")
  if (!lot) throw refuse("lot_not_found", 404)
  const { recalled_at, recalled_by, recall_reasons } = lot
  const recordOf = await recordsOfOrders(
    container,
    recalled_at ? recipients.map(({ order_id }) => order_id) : [],
  )
  return {
    recipients: recipients.map(({ order_id, line_ids: lines, line_units: units, ...recipient }) => ({
      ...recipient,
      ...remedyOf({ units, lines, recalled_at, cause: causeOf(id), ...recordOf(order_id) }),
    })),
    sent: recipients.reduce((sum, { quantity }) => sum + quantity, 0),
    recall: recalled_at && {
      at: recalled_at.toISOString(),
      by: recalled_by ?? "",
      reasons: recall_reasons ?? {},
    },
  }
}
