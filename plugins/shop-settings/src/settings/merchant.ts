import { type Merchant, merchantSchema } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { SHOP_SETTINGS_MODULE, type ShopSettingsModuleService } from "../modules/shop-settings"
import { MERCHANT } from "./kinds"
import { readSetting } from "./read"
import { newestVersion } from "./versions"

/** Who sells, as it holds now. */
export const merchantOf = async (container: MedusaContainer): Promise<Merchant> =>
  (await readSetting(container, MERCHANT)).value

/** Where the merchant is. */
export const countryOf = (container: MedusaContainer): string =>
  container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE).country

/**
 * The same for a module, which can't ask for another.
 * @returns null where nobody has set it: the module's own options hold
 */
export async function merchantIn(knex: Knex): Promise<Merchant | null> {
  const saved = await newestVersion(knex, MERCHANT.name)
  return merchantSchema.safeParse(saved?.value).data ?? null
}
