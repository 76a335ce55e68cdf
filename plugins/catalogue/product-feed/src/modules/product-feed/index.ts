import { offerService } from "@bon-perroquet/api-kit/services"
import type { LoaderOptions } from "@medusajs/framework/types"
import { MedusaService, Module } from "@medusajs/framework/utils"

interface ModuleOptions extends Record<string, unknown> {
  isOn?: boolean
}

/** Has no tables, because feeds are generated on request. */
class ProductFeedModuleService extends MedusaService({}) {}

function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  if (options?.isOn !== false) offerService("product_feed")
  return Promise.resolve()
}

export default Module("product_feed", { service: ProductFeedModuleService, loaders: [connect] })
