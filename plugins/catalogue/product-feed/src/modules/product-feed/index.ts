import { offerService } from "@bon-perroquet/api-kit/services"
import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { MedusaService, Module } from "@medusajs/framework/utils"

interface ModuleOptions extends Record<string, unknown> {
  isOn?: LiveOption<boolean>
}

/** Has no tables, because feeds are generated on request. */
class ProductFeedModuleService extends MedusaService({}) {}

function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  offerService("product_feed", () => readLive(options?.isOn ?? true))
  return Promise.resolve()
}

export default Module("product_feed", { service: ProductFeedModuleService, loaders: [connect] })
