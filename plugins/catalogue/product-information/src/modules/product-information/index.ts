import { connectInformation } from "@bon-perroquet/api-kit/information"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { changeInformation, readInformation } from "../../information"
import { ProductInformationModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  isOn?: boolean
}

/** Connects the plugin to api-kit's ports in a module loader, because worker processes load no API routes. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  if (options?.isOn !== false) connectInformation({ read: readInformation, change: changeInformation })
  return Promise.resolve()
}

export default Module("product_information", {
  service: ProductInformationModuleService,
  loaders: [connect],
})
