import { DEFAULT_LANGUAGE, type LotRecipient, type LotRecipients } from "@bon-perroquet/contract"
import { languageOf } from "@bon-perroquet/languages/locales"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { readLot } from "../lots"

interface Row {
  order_id: string
  order_number: string
  ordered_at: Date
  email: string | null
  locale: string | null
  name: string
  quantity: number
  told_at: Date | null
}

/** What is with an order of the lot; what came back is not. */
const RECIPIENTS = `
  SELECT placed.id AS order_id, sent.order_number, placed.created_at AS ordered_at, placed.email, placed.locale,
    trim(COALESCE(address.first_name, '') || ' ' || COALESCE(address.last_name, '')) AS name, sent.quantity, notice.told_at
  FROM (SELECT order_number, -sum(quantity)::integer AS quantity FROM lot_movement
    WHERE lot_id = :id AND order_number IS NOT NULL GROUP BY order_number HAVING sum(quantity) < 0) sent
  JOIN "order" placed ON placed.custom_display_id = sent.order_number AND placed.deleted_at IS NULL
  LEFT JOIN order_address address ON address.id = placed.shipping_address_id
  LEFT JOIN lot_recall_notice notice ON notice.lot_id = :id AND notice.email = lower(placed.email)
  ORDER BY placed.created_at DESC, sent.order_number DESC`

/** Somebody who got units of the lot, with the engine's id of their order. */
export type Recipient = LotRecipient & { order_id: string }

/** Who got units of a lot, by their orders, the newest first. */
export async function recipientsOf(knex: Knex, id: string): Promise<Recipient[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(RECIPIENTS, { id })
  return rows.map(({ email, locale, ordered_at, told_at, ...row }) => ({
    ...row,
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

/** Who got a lot, and whether it was called back. @throws 404 lot_not_found */
export async function lotRecipients(knex: Knex, id: string): Promise<LotRecipients> {
  await readLot(knex, id)
  const recipients = await recipientsOf(knex, id)
  const lot = await knex<Recall>("lot").where("id", id).first("recalled_at", "recalled_by", "recall_reasons")
  if (!lot) throw refuse("lot_not_found", 404)
  const { recalled_at, recalled_by, recall_reasons } = lot
  return {
    recipients: recipients.map(({ order_id: _, ...recipient }) => recipient),
    sent: recipients.reduce((sum, { quantity }) => sum + quantity, 0),
    recall: recalled_at && {
      at: recalled_at.toISOString(),
      by: recalled_by ?? "",
      reasons: recall_reasons ?? {},
    },
  }
}
