import { formOf } from "@bon-perroquet/checkout/promotions/simple"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isDeepStrictEqual } from "node:util"
import type { CheckedLine } from "../../modules/product-import"
import { MADE, undoneLine } from "../line"
import { objection, without } from "../objection"
import { REMOVED } from "../undo"
import { promotionsByCode } from "./check"

export interface MadePromotion {
  /** Id of the created promotion. */
  [MADE]?: string
}

/**
 * Returns the lines that undo an import of promotions by deleting them. A promotion that was changed or used since is an
 * error.
 */
export async function undoPromotions(
  container: MedusaContainer,
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const existing = await promotionsByCode(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    lines.map(({ sku }) => sku),
  )
  return lines.map((line) => {
    const { [MADE]: id, ...form } = (line.after ?? {}) as MadePromotion
    const row = existing.get(line.sku.toLowerCase())
    const isChanged = row?.id === id && row && !isDeepStrictEqual(formOf(row), without(form, MADE))
    const wrong = isChanged
      ? objection("changed_since", "code")
      : row?.id === id && row?.is_used
        ? objection("promotion_used", line.sku)
        : null
    return undoneLine(line, { [REMOVED]: "promotion", [MADE]: id }, wrong)
  })
}
