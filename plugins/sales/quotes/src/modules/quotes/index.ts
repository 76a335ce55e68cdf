import { connectAlerts } from "@bon-perroquet/api-kit/alerts"
import { connectArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { connectPersonalData, type PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import { checkedOptions, liveOption, readLive } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Module } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { QUOTES_FILE } from "../../moving-out"
import { readUnanswered } from "../../quotes/rows"
import { QuotesModuleService } from "./service"
import { deleteQuoteGroup } from "@bon-perroquet/medusa-sql/buying/quotes"

/** Orders keep their prices, so quotes are erased completely. A job then deletes their price lists. */
const QUOTES_OF_PEOPLE: PersonalDataKeeper = {
  part: "quotes",
  read: async (knex, { customer }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT state, created_at, lines, message, answer, valid_until, order_number FROM quote
       WHERE customer_id = ? ORDER BY created_at`,
      [customer],
    )
    return rows
  },
  keeps:
    "EXISTS (SELECT 1 FROM quote WHERE quote.customer_id = customer.id AND quote.state IN ('requested', 'offered'))",
  erase: async (transaction, { customer }) => {
    await transaction.raw("DELETE FROM quote WHERE customer_id = ?", [customer])
    await deleteQuoteGroup(transaction, customer)
  },
}

const optionsSchema = z.strictObject({ isOn: liveOption(z.boolean()).optional() })

/** Connects personal data, exported data and alerts even if the feature is disabled, because quotes may be open. */
function connect({ options }: LoaderOptions): Promise<void> {
  const { isOn = false } = checkedOptions("@bon-perroquet/quotes", optionsSchema, options)
  offerService("quotes", () => readLive(isOn))
  connectPersonalData(QUOTES_OF_PEOPLE)
  connectArchiveFile(QUOTES_FILE)
  connectAlerts("quote_requested", async (container) =>
    (await readUnanswered(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))).map(
      ({ id, created_at }) => ({ id, at: created_at }),
    ),
  )
  return Promise.resolve()
}

export default Module("quotes", { service: QuotesModuleService, loaders: [connect] })
