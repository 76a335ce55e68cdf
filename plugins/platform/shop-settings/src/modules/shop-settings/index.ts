import type { FeatureDeclarations } from "@bon-perroquet/contract/features"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Module } from "@medusajs/framework/utils"
import { declareFeatures } from "../../features"
import { keepSettings } from "../../live"
import { ShopSettingsModuleService } from "./service"

export const SHOP_SETTINGS_MODULE = "shop_settings"
export type { ShopSettingsModuleService }

/** Runs when the module is loaded, because worker processes load no API routes. */
async function followSettings({
  container,
  options,
}: LoaderOptions<{ declarations?: FeatureDeclarations } & Record<string, unknown>>): Promise<void> {
  declareFeatures(options?.declarations ?? {}, process.env)
  await keepSettings(container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION))
}

export default Module(SHOP_SETTINGS_MODULE, {
  service: ShopSettingsModuleService,
  loaders: [followSettings],
})
