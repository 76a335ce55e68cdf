import { connectPersonalData, type PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { checkedOptions, liveOption } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { MedusaService, Module } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { setLimits } from "../../segments/limits"
import { segmentsOfCustomer } from "@bon-perroquet/medusa-sql/buying/segments"

/** Exports the segments of a person. `erase` does nothing, because erasing the customer deletes them. */
const SEGMENTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "segments",
  read: (knex, { customer }) => segmentsOfCustomer(knex, customer),
  erase: () => Promise.resolve(),
}

const limit = liveOption(z.number().int().min(0)).optional()
const optionsSchema = z.strictObject({ newDays: limit, regularOrders: limit, lapsedDays: limit })

/** Has no tables, because segments are Medusa's customer groups. */
class SegmentsModuleService extends MedusaService({}) {}

function connect({ options }: LoaderOptions): Promise<void> {
  connectPersonalData(SEGMENTS_OF_PEOPLE)
  setLimits(checkedOptions("@bon-perroquet/segments", optionsSchema, options))
  return Promise.resolve()
}

export default Module("segments", { service: SegmentsModuleService, loaders: [connect] })
