import { connectLetters } from "@bon-perroquet/mail/wording"
import { connectLots } from "@bon-perroquet/api-kit/lots"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { countLots, keepByLots, keepLots, shelvesOf, stateLots } from "../../lots"
import { RECALL_LETTERS } from "../../recalls/letters"
import { RECALLS_OF_PEOPLE } from "../../recalls/of-people"
import { LotsModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  isOn?: boolean
  nearDays?: number
}

/** A module loader, because worker processes load no API routes. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  connectPersonalData(RECALLS_OF_PEOPLE)
  if (options?.isOn) {
    keepLots(options.nearDays ?? 30)
    connectLots({
      count: countLots,
      shelves: shelvesOf,
      keep: (knex, by, productId) => keepByLots(knex, by, productId, true),
      state: (container, author, stated) => stateLots(container, author, { ...stated, note: "" }),
    })
    connectLetters(RECALL_LETTERS)
  }
  return Promise.resolve()
}

export default Module("lots", { service: LotsModuleService, loaders: [connect] })
