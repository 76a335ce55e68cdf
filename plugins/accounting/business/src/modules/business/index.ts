import { connectBusinesses } from "@bon-perroquet/shop-api/business"
import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { keeperOf } from "../../numbers"
import { BusinessModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  isOn?: LiveOption<boolean>
  /** Replaces the URL of VIES, the European Commission's service. */
  viesBase?: string
}

function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  connectBusinesses(keeperOf(options?.viesBase), () => readLive(options?.isOn ?? true))
  return Promise.resolve()
}

export default Module("business", { service: BusinessModuleService, loaders: [connect] })
