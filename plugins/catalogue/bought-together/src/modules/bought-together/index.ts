import { connectBoughtTogether } from "@bon-perroquet/api-kit/bought-together"
import { offerService } from "@bon-perroquet/api-kit/services"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { boughtWith, takeBuyers } from "../../pairs"
import { BoughtTogetherModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  isOn?: boolean
  /** Minimum number of different buyers per pair. */
  leastBuyers?: number
}

/** Connects the plugin to api-kit's ports in a module loader, because worker processes load no API routes. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  if (options?.isOn !== false) {
    takeBuyers(options?.leastBuyers)
    connectBoughtTogether({ with: boughtWith })
    offerService("bought_together")
  }
  return Promise.resolve()
}

export default Module("bought_together", { service: BoughtTogetherModuleService, loaders: [connect] })
