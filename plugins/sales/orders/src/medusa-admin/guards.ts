import { readOrders } from "@bon-perroquet/medusa-sql"
import { beforeEngine, refuse } from "@bon-perroquet/api-kit/http"
import { needsNewLine } from "../articles/edit"
import { engineOf } from "../engine/engine"
import { requireNoHold } from "../holds"
import { hasNoMoneyLeft, wasPaid } from "../money/money"
import { awaitedCents } from "../status/awaited-payment"

/** Rejects packing with 409 payment_awaited or order_on_hold. */
export const packReleasedOnly = beforeEngine(async ({ scope, params }) => {
  const engine = engineOf(scope)
  const [order] = await readOrders(engine.knex, [params["id"] ?? ""])
  if (!order) return
  if (awaitedCents(engine, order) !== null) throw refuse("payment_awaited", 409)
  await requireNoHold(engine, order)
})

/** Rejects credit lines, because no document lists them and the shop pays out no store credit. */
export const refuseCreditLines = beforeEngine(() => {
  throw refuse("no_store_credit", 409)
})

/**
 * Rejects promotion codes in drafts. Medusa would calculate fractions of cents, ignore the delivery and count
 * no use. Administrators can enter lower prices instead.
 */
export const draftWithoutCodes = beforeEngine(({ body }) => {
  const { promo_codes } = (body ?? {}) as { promo_codes?: unknown }
  if (Array.isArray(promo_codes) && promo_codes.length) throw refuse("draft_without_codes", 409)
})

const REPLACED = `
  SELECT DISTINCT line.variant_id AS id FROM order_claim claim
  JOIN order_item item ON item.order_id = claim.order_id AND item.deleted_at IS NULL
  JOIN order_line_item line ON line.id = item.item_id
  WHERE claim.id = ? AND claim.type = 'replace' AND line.variant_id IS NOT NULL`

interface Sent {
  items?: { variant_id?: unknown; unit_price?: unknown }[]
}

/**
 * Sets the price of replacements to 0, unless the merchant enters one. Otherwise Medusa would charge the
 * customer.
 */
export const replaceForFree = beforeEngine(async (request) => {
  const { rows } = await engineOf(request.scope).knex.raw<{ rows: { id: string }[] }>(REPLACED, [
    request.params["id"] ?? "",
  ])
  const replaced = new Set<unknown>(rows.map(({ id }) => id))
  for (const body of [request.body, request.validatedBody] as (Sent | undefined)[])
    for (const item of Array.isArray(body?.items) ? body.items : [])
      if (replaced.has(item.variant_id)) item.unit_price ??= 0
})

/**
 * Rejects goods that an edit or an exchange adds to a fully refunded order, because no document could list
 * them. Claims may still replace goods free of charge.
 */
export const refuseGoodsWithoutMoney = beforeEngine(async ({ scope, params: { id = "" } }) => {
  const { knex, order: orders } = engineOf(scope)
  const [exchange] = await orders.listOrderExchanges({ id }, { select: ["order_id"] })
  const [order] = await readOrders(knex, [exchange?.order_id ?? id])
  if (order && hasNoMoneyLeft(order)) throw refuse("order_money_refunded", 409)
})

/**
 * Rejects an increase of an invoiced line that is discounted or was reduced before. The added units have
 * another price, which no document could list. The shop's dashboard adds a new line instead.
 */
export const addAsNewLine = beforeEngine(async ({ scope, params, body }) => {
  const [order] = await readOrders(engineOf(scope).knex, [params["id"] ?? ""])
  if (!order || !wasPaid(order)) return
  const line = order.items.find(({ id }) => id === params["item_id"])
  const { quantity } = (body ?? {}) as { quantity?: unknown }
  if (line && Number(quantity) > line.quantity && needsNewLine(line)) throw refuse("new_line_needed", 409)
})
