import type { Brand } from "@bon-perroquet/contract/theme"
import type { MedusaContainer } from "@medusajs/framework/types"
import { BRAND } from "./kinds"
import { readSetting, recentSetting } from "./read"

export const brandOf = async (container: MedusaContainer): Promise<Brand> =>
  (await readSetting(container, BRAND)).value

/** Returns logo and colours for e-mails and documents. See `recentSetting`. */
export const recentBrand = (container: MedusaContainer): Promise<Brand> => recentSetting(container, BRAND)
