import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { checkedOptions, liveOption } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { MedusaService, Module } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { SEGMENTS_OF_PEOPLE } from "../../segments/of-people"
import { setLimits } from "../../segments/limits"

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
