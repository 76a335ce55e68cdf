import { REPEAT_WEEKS } from "@bon-perroquet/contract/repeat-weeks"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { REPEAT_DELIVERIES_MODULE, type RepeatDeliveriesModuleService } from "../modules/repeat-deliveries"

export const repeatsOf = (container: MedusaContainer): RepeatDeliveriesModuleService =>
  container.resolve<RepeatDeliveriesModuleService>(REPEAT_DELIVERIES_MODULE)

/** Maximum number of discounted units. Medusa requires one, so it exceeds any order. */
const EVERY_PIECE = 1_000_000

/**
 * Returns the id of the promotion with the subscription discount, or null without a discount. Creates it if
 * needed. Carts apply its code, so that every price, document and refund includes the discount. It only
 * applies to lines with an interval, even if a shopper enters the code.
 */
export async function repeatPromotion(container: MedusaContainer): Promise<string | null> {
  const { percent } = repeatsOf(container).offer
  if (!percent) return null
  const code = codeOf(percent)
  return (await knownPromotion(container, code)) ?? (await makePromotion(container, code, percent))
}

const codeOf = (percent: number) => `REPEAT${String(percent).replace(".", "-")}`

const FORMER = `SELECT promotion.id, promotion.status FROM promotion
  JOIN promotion_application_method method ON method.promotion_id = promotion.id
  JOIN application_method_target_rules target ON target.application_method_id = method.id
  JOIN promotion_rule rule ON rule.id = target.promotion_rule_id AND rule.attribute = 'items.metadata.${REPEAT_WEEKS}'
  WHERE promotion.code ~ :own AND promotion.code <> :present AND promotion.deleted_at IS NULL`
const OWN_CODE = "^REPEAT[0-9]+(-[0-9]+)?$"

/** Ends the promotions of a former subscription discount. @returns their ids */
export async function endFormerPromotions(container: MedusaContainer): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { percent } = repeatsOf(container).offer
  const values = { own: OWN_CODE, present: codeOf(percent) }
  const { rows } = await knex.raw<{ rows: { id: string; status: string }[] }>(FORMER, values)
  const ended = rows.filter(({ status }) => status === "active").map(({ id }) => id)
  if (ended.length)
    await container
      .resolve(Modules.PROMOTION)
      .updatePromotions(ended.map((id) => ({ id, status: "inactive" as const })))
  return rows.map(({ id }) => id)
}

async function knownPromotion(container: MedusaContainer, code: string): Promise<string | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const promotion = await knex<{ id: string; code: string; deleted_at: Date | null }>("promotion")
    .where({ code, deleted_at: null })
    .first("id")
  return promotion?.id ?? null
}

async function makePromotion(
  container: MedusaContainer,
  code: string,
  value: number,
): Promise<string | null> {
  const weeks = Array.from({ length: 52 }, (_, index) => String(index + 1))
  try {
    const promotion = await container.resolve(Modules.PROMOTION).createPromotions({
      ...{ code, type: "standard", status: "active", is_automatic: false },
      application_method: {
        ...{ type: "percentage", value, currency_code: "eur", target_type: "items" },
        ...{ allocation: "each", max_quantity: EVERY_PIECE },
        target_rules: [{ attribute: `items.metadata.${REPEAT_WEEKS}`, operator: "in", values: weeks }],
      },
    })
    return promotion.id
  } catch (error) {
    // Codes are unique, so another process may have created the promotion first.
    const created = await knownPromotion(container, code)
    if (created) return created
    throw error
  }
}
