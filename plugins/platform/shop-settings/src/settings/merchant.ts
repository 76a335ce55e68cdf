import { type Merchant, merchantSchema } from "@bon-perroquet/contract"
import { furtherChannel } from "@bon-perroquet/contract/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { SHOP_SETTINGS_MODULE, type ShopSettingsModuleService } from "../modules/shop-settings"
import { merchantOfFile } from "../modules/shop-settings/merchant-of-file"
import { recentBrand } from "./brand"
import { MERCHANT } from "./kinds"
import { readSetting, recentSetting, storedName } from "./read"
import { newestVersion } from "./versions"

export const merchantOf = async (container: MedusaContainer): Promise<Merchant> =>
  (await readSetting(container, MERCHANT)).value

/** Returns the merchant for e-mails and documents. See `recentSetting`. */
export const recentMerchant = (container: MedusaContainer): Promise<Merchant> =>
  recentSetting(container, MERCHANT)

export const countryOf = (container: MedusaContainer): string =>
  container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE).ofChannel().country

/** Logo and colour of a document, which keeps them. `logo` is an id of `readLogo`. */
export interface Letterhead {
  logo: string | null
  color: string
}

/** Returns the merchant with its country, for plugins that get both as an option. */
export const currentMerchant = async (
  container: MedusaContainer,
): Promise<Merchant & { country: string; letterhead: Letterhead }> => {
  const [merchant, { logo, colors }] = await Promise.all([recentMerchant(container), recentBrand(container)])
  return {
    ...merchant,
    country: countryOf(container),
    letterhead: { logo: logo?.id ?? null, color: colors.action },
  }
}

/**
 * Reads the merchant for modules, which can't resolve other modules.
 * @returns null without a saved version of the main channel. Another channel then has its values of merchant.json
 */
export async function merchantIn(knex: Knex): Promise<Merchant | null> {
  const saved = await newestVersion(knex, storedName(MERCHANT))
  const channel = furtherChannel()
  return merchantSchema.safeParse(saved?.value).data ?? (channel ? merchantOfFile(channel.merchant) : null)
}
