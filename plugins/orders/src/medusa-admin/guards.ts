import { readOrders } from "@bon-perroquet/engine-tables"
import { beforeEngine, refuse } from "@bon-perroquet/shop-api/http"
import { engineOf } from "../engine/engine"
import { requireNoHold } from "../holds"
import { awaitedCents } from "../status/awaited"

/** Rejects packing and shipping of an order that is unpaid or on hold: 409 payment_awaited, order_on_hold. */
export const packReleasedOnly = beforeEngine(async ({ scope, params }) => {
  const engine = engineOf(scope)
  const [order] = await readOrders(engine.knex, [params["id"] ?? ""])
  if (!order) return
  if (awaitedCents(engine, order) !== null) throw refuse("payment_awaited", 409)
  await requireNoHold(engine, order)
})

/** A credit line settles money of which no document tells, and which the customer gets nowhere: the shop has no store credit. */
export const refuseCreditLines = beforeEngine(() => {
  throw refuse("no_store_credit", 409)
})

/**
 * A draft takes no codes: the engine would take fractions of cents off it, nothing off its delivery, and count no use. What a code
 * gives is given there by a lower price; an order on the telephone takes codes as a cart does.
 */
export const draftWithoutCodes = beforeEngine(({ body }) => {
  const { promo_codes } = (body ?? {}) as { promo_codes?: unknown }
  if (Array.isArray(promo_codes) && promo_codes.length) throw refuse("draft_without_codes", 409)
})

/** Variants that a claim replaces: those of its order's lines. */
const REPLACED = `
  SELECT DISTINCT line.variant_id AS id FROM order_claim claim
  JOIN order_item item ON item.order_id = claim.order_id AND item.deleted_at IS NULL
  JOIN order_line_item line ON line.id = item.item_id
  WHERE claim.id = ? AND claim.type = 'replace' AND line.variant_id IS NOT NULL`

interface Sent {
  items?: { variant_id?: unknown; unit_price?: unknown }[]
}

/**
 * Sends goods for broken ones of the same kind at no charge: the engine would have the customer pay their price. A merchant who
 * wants to charge them names a price.
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
