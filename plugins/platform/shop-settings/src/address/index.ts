import { shopAddressSchema } from "@bon-perroquet/contract/shop-address"
import { followSetting } from "../live"

export const ADDRESS_SETTING = "shop_address"

let saved = ""
followSetting(ADDRESS_SETTING, (value) => {
  saved = shopAddressSchema.safeParse(value).data?.url ?? ""
})

/** Returns the public origin that the dashboard saved, or "". It is read in many calls, so it causes no query. */
export const savedShopAddress = (): string => saved
