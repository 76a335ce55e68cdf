import { REPEAT_WEEKS } from "@bon-perroquet/contract/repeat-weeks"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { REPEAT_DELIVERIES_MODULE, type RepeatDeliveriesModuleService } from "../modules/repeat-deliveries"

export const repeatsOf = (container: MedusaContainer): RepeatDeliveriesModuleService =>
  container.resolve<RepeatDeliveriesModuleService>(REPEAT_DELIVERIES_MODULE)

/** More than any order has: the engine wants a number. */
const EVERY_PIECE = 1_000_000

/**
 * The promotion by which goods that come again cost less, made when it is first needed; null where the merchant gives none. It is
 * one of the engine's, asked for by carts, so that every price, document and refund has it; of goods that are bought once it
 * takes nothing off, whoever types its code.
 */
export async function repeatPromotion(container: MedusaContainer): Promise<string | null> {
  const { percent } = repeatsOf(container).offer
  if (!percent) return null
  const code = `REPEAT${String(percent).replace(".", "-")}`
  return (await knownPromotion(container, code)) ?? (await makePromotion(container, code, percent))
}

async function knownPromotion(container: MedusaContainer, code: string): Promise<string | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex<{ id: string; code: string; deleted_at: Date | null }>("promotion")
    .where({ code, deleted_at: null })
    .first("id")
  return found?.id ?? null
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
    // Another caller made it at this moment: a code is one promotion's.
    const made = await knownPromotion(container, code)
    if (made) return made
    throw error
  }
}
