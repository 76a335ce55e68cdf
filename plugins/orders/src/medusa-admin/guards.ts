import { readOrders } from "@bon-perroquet/engine-tables"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { engineOf } from "../engine/engine"
import { awaitedCents } from "../status/awaited"
import { answerRefusal } from "./index"

/** A check in front of one of the engine's calls about orders, whose refusal Medusa Admin shows by its sentence. */
const before =
  (check: (request: MedusaRequest) => void | Promise<void>) =>
  async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    try {
      await check(request)
      next()
    } catch (error) {
      if (!answerRefusal(error, request, response)) next(error)
    }
  }

/** Goods are packed once their money is here: the promise of an order that left would be asked for, or ended, by nobody. */
export const packPaidOnly = before(async ({ scope, params }) => {
  const engine = engineOf(scope)
  const [order] = await readOrders(engine.knex, [params["id"] ?? ""])
  if (order && awaitedCents(engine, order) !== null) throw refuse("payment_awaited", 409)
})

/** A credit line settles money of which no document tells, and which the customer gets nowhere: the shop has no store credit. */
export const refuseCreditLines = before(() => {
  throw refuse("no_store_credit", 409)
})

/**
 * A draft takes no codes: the engine would take fractions of cents off it, nothing off its delivery, and count no use. What a code
 * gives is given there by a lower price; an order on the telephone takes codes as a cart does.
 */
export const draftWithoutCodes = before(({ body }) => {
  const { promo_codes } = (body ?? {}) as { promo_codes?: unknown }
  if (Array.isArray(promo_codes) && promo_codes.length) throw refuse("draft_without_codes", 409)
})
