import { connectBusinesses } from "@bon-perroquet/shop-api/business"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { keeperOf } from "../../numbers"
import { BusinessModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  isOn?: boolean
  /** Replaces the European Commission's URL. */
  viesBase?: string
}

function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  if (options?.isOn !== false) connectBusinesses(keeperOf(options?.viesBase))
  return Promise.resolve()
}

export default Module("business", { service: BusinessModuleService, loaders: [connect] })
