import { connectArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { connectLetters } from "@bon-perroquet/api-kit/mails"
import { connectMailingList } from "@bon-perroquet/api-kit/mailing-lists"
import { connectPersonalData, type PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Module } from "@medusajs/framework/utils"
import { BACK_IN_STOCK_LETTERS } from "../../mails"
import { REQUESTS_FILE } from "../../moving-out"
import { endRequest } from "../../requests/ask"
import { BackInStockModuleService } from "./service"

/** A person's requests are those of the verified address. */
const REQUESTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "back_in_stock",
  read: async (knex, { proved_email }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT product_id, variant_id, created_at AS asked_at, confirmed_at FROM back_in_stock_request
       WHERE email = ? ORDER BY created_at`,
      [proved_email],
    )
    return rows
  },
  erase: async (transaction, { proved_email }) => {
    await transaction.raw("DELETE FROM back_in_stock_request WHERE email = ?", [proved_email])
  },
}

interface ModuleOptions extends Record<string, unknown> {
  isOn?: LiveOption<boolean>
}

/** Connects the plugin to api-kit's ports in a module loader, because worker processes load no API routes. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  connectMailingList("back_in_stock", (container, id) =>
    endRequest(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id),
  )
  connectPersonalData(REQUESTS_OF_PEOPLE)
  connectArchiveFile(REQUESTS_FILE)
  const isOn = () => readLive(options?.isOn ?? true)
  offerService("back_in_stock", isOn)
  connectLetters(BACK_IN_STOCK_LETTERS, isOn)
  return Promise.resolve()
}

export default Module("back_in_stock", { service: BackInStockModuleService, loaders: [connect] })
