import { connectAssistants } from "@bon-perroquet/api-kit/assistants"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import { isShopOpen } from "@bon-perroquet/shop-settings/opening"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { AGREEMENTS_OF_PEOPLE } from "../../agreements/of-people"
import { assistantsOfOrders } from "../../report"
import { AgentsModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  /** Whether assistants can shop. */
  isOn?: LiveOption<boolean>
}

/** A module loader, because worker processes load no API routes. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  // Products are not public before the opening.
  offerService("agents", () => readLive(options?.isOn ?? false) && isShopOpen())
  // Also if the setting is off, because orders keep their assistant.
  connectAssistants(assistantsOfOrders)
  connectPersonalData(AGREEMENTS_OF_PEOPLE)
  return Promise.resolve()
}

export default Module("agents", { service: AgentsModuleService, loaders: [connect] })
