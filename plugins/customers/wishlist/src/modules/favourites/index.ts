import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import type { LoaderOptions } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { FAVOURITES_OF_PEOPLE } from "../../marked"
import { FavouritesModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  isOn?: boolean
}

/** Connects the erasure of personal data even if the feature is disabled. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  connectPersonalData(FAVOURITES_OF_PEOPLE)
  if (options?.isOn !== false) offerService("favourites")
  return Promise.resolve()
}

export default Module("favourites", { service: FavouritesModuleService, loaders: [connect] })
