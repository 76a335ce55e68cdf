import { countryOf, recentMerchant } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Seller, sellerSchema } from "../modules/documents"

export const sellerOf = async (container: MedusaContainer): Promise<Seller> =>
  sellerSchema.parse({ ...(await recentMerchant(container)), country: countryOf(container) })
