import { countryOf, merchantOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Seller, sellerSchema } from "../modules/documents"

/** Who sells, as it holds at this moment: a document keeps it. */
export const sellerOf = async (container: MedusaContainer): Promise<Seller> =>
  sellerSchema.parse({ ...(await merchantOf(container)), country: countryOf(container) })
