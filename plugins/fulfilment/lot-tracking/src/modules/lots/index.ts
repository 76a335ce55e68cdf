import { connectArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { connectLetters } from "@bon-perroquet/api-kit/mails"
import { connectLots } from "@bon-perroquet/api-kit/lots"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { checkedOptions, liveOption, readLive } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import {
  countLots,
  keepByLots,
  keepLots,
  listWithSeller,
  shelvesOf,
  stateLots,
  type SellerOption,
} from "../../lots"
import { LOTS_FILE } from "../../moving-out"
import { RECALL_LETTERS } from "../../recalls/letters"
import { RECALLS_OF_PEOPLE } from "../../recalls/of-people"
import { LotsModuleService } from "./service"

const text = z.string()
const sellerSchema = z.object({
  ...{ name: text, legal_name: text, street: text, postal_code: text, city: text, email: text },
})

const optionsSchema = z.strictObject({
  isOn: liveOption(z.boolean()).optional(),
  /** Days before the expiry date from which a lot is near it. */
  nearDays: liveOption(z.number().min(1)).optional(),
  /** Name and address of the seller, printed on the list of the customers who received a lot. */
  seller: z.union([sellerSchema, z.custom<SellerOption>((value) => typeof value === "function")]).optional(),
})

/** Connects the plugin to api-kit's ports in a module loader, because worker processes load no API routes. */
function connect({ options }: LoaderOptions): Promise<void> {
  const checked = checkedOptions("@bon-perroquet/lot-tracking", optionsSchema, options)
  const { isOn = false, nearDays = 30, seller } = checked
  const isTracking = () => readLive(isOn)
  connectPersonalData(RECALLS_OF_PEOPLE)
  connectArchiveFile(LOTS_FILE)
  listWithSeller(seller)
  keepLots(() => (isTracking() ? readLive(nearDays) : undefined))
  const keeper = {
    count: countLots,
    shelves: shelvesOf,
    keep: (knex, by, productId) => keepByLots(knex, by, productId, true),
    state: (container, author, stated) => stateLots(container, author, { ...stated, note: "" }),
  } satisfies Parameters<typeof connectLots>[0]
  connectLots(keeper, isTracking)
  connectLetters(RECALL_LETTERS, isTracking)
  return Promise.resolve()
}

export default Module("lots", { service: LotsModuleService, loaders: [connect] })
