import type { MedusaContainer } from "@medusajs/framework/types"
import { seedAdministrator } from "./administrator"
import { categories, products } from "./catalogue"
import { seedCategories } from "./categories"
import { seedDelivery } from "./delivery"
import { merchant } from "./merchant"
import { seedOpening } from "./opening"
import { copyPictures } from "./pictures"
import { seedProducts } from "./products"
import { seedPublishableKey } from "./publishable-key"
import { seedRegions } from "./regions"
import { seedReturns } from "./returns"
import { seedSalesChannel } from "./sales-channel"
import { seedStockLocation } from "./stock-location"
import { seedStore } from "./store"
import { seedVat } from "./vat"

/** Fills a shop. You can run it again, because it does not change existing data. */
export async function seed(container: MedusaContainer): Promise<void> {
  const pictures = copyPictures()
  const salesChannelId = await seedSalesChannel(container)
  await seedStore(container, { name: merchant.name, salesChannelId })
  const regions = await seedRegions(container)
  await seedVat(container)
  const stockLocationId = await seedStockLocation(container, { merchant, salesChannelId })
  await seedStore(container, {
    salesChannelId,
    regionId: regions.get("be"),
    stockLocationId,
  })
  const shippingProfileId = await seedDelivery(container, stockLocationId)
  await seedReturns(container, shippingProfileId)
  await seedPublishableKey(container, salesChannelId)
  const categoryIds = await seedCategories(container, categories)
  await seedProducts(container, products, { salesChannelId, stockLocationId, shippingProfileId, categoryIds })
  await seedAdministrator(container)
  await seedOpening(container)
  await pictures
}
