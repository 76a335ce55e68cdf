import { connectLots } from "@bon-perroquet/shop-api/lots"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { countLots, keepLots } from "../../lots"
import { LotsModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  isOn?: boolean
  nearDays?: number
}

/** With the module and not with the calls: jobs are done by processes that answer none. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  if (options?.isOn) {
    keepLots(options.nearDays ?? 30)
    connectLots({ count: countLots })
  }
  return Promise.resolve()
}

export default Module("lots", { service: LotsModuleService, loaders: [connect] })
