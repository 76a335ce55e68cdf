import { Module } from "@medusajs/framework/utils"
import { RepeatDeliveriesModuleService } from "./service"

export const REPEAT_DELIVERIES_MODULE = "repeat_deliveries"

export type { RepeatDeliveriesModuleService }
export type { Offer } from "./service"
export { OPEN_RUNS, type Repeat, type RepeatLine, type Run, type RunState } from "./repeat"
export default Module(REPEAT_DELIVERIES_MODULE, { service: RepeatDeliveriesModuleService })
