import type { Language, LotReplacements } from "@bon-perroquet/contract"
import { placeReplacement } from "@bon-perroquet/api-kit/replacements"
import { Refusal, refuse, unexpected } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readLot } from "../lots"
import { recipientsOf } from "./recipients"
import { causeOf, remedyOf, takeUnits } from "./remedy"

interface ReplaceInput {
  lot: string
  by: string
  order_numbers: readonly string[]
}

/** Creates free orders for units that have neither refund nor replacement. A failure does not affect other orders. */
export async function replaceRecalled(
  container: MedusaContainer,
  { lot, by, order_numbers }: ReplaceInput,
  language: Language,
): Promise<LotReplacements> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { recalled_at } = await readLot(knex, lot)
  if (!recalled_at) throw refuse("lot_not_recalled", 409)
  const results: LotReplacements = []
  for (const order_number of new Set(order_numbers))
    try {
      const replacement = await replaceOf(container, { lot, by, order_number }, new Date(recalled_at))
      results.push({ order_number, replacement, refusal: null })
    } catch (error) {
      const { code, detail } = refusalOf(container, order_number, error).in(language)
      results.push({ order_number, replacement: null, refusal: { code, detail } })
    }
  return results
}

async function replaceOf(
  container: MedusaContainer,
  { lot, by, order_number }: { lot: string; by: string; order_number: string },
  recalled_at: Date,
): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const recipient = (await recipientsOf(knex, lot)).find((each) => each.order_number === order_number)
  if (!recipient) throw refuse("nothing_to_replace", 409)
  const { line_ids: lines, line_units: units } = recipient
  const cause = causeOf(lot)
  return placeReplacement(container, {
    ...{ order_number, cause, by },
    choose: ({ left, refunds, replacements }) => {
      const { to_remedy } = remedyOf({ units, lines, recalled_at, cause, refunds, replacements })
      return takeUnits(
        left.filter(({ id }) => lines.includes(id)),
        to_remedy,
      )
    },
  })
}

function refusalOf(container: MedusaContainer, order_number: string, error: unknown): Refusal {
  return error instanceof Refusal
    ? error
    : unexpected(container, `The replacement for ${order_number} failed.`, error)
}
