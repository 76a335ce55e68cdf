import { Modules } from "@medusajs/framework/utils"
import { updateStoresWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { LANGUAGES, LOCALE_OF } from "@bon-perroquet/contract/sets"
import { one } from "./one"

type StoreSettings = { name?: string; salesChannelId: string; regionId?: string; stockLocationId?: string }

/** Sets the shop's currency (euro with VAT), locales and defaults. */
export async function seedStore(container: MedusaContainer, settings: StoreSettings): Promise<void> {
  const store = one(await container.resolve(Modules.STORE).listStores())
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        ...(settings.name && { name: settings.name }),
        supported_currencies: [{ currency_code: "eur", is_default: true, is_tax_inclusive: true }],
        supported_locales: LANGUAGES.map((language) => ({ locale_code: LOCALE_OF[language] })),
        default_sales_channel_id: settings.salesChannelId,
        ...(settings.regionId && { default_region_id: settings.regionId }),
        ...(settings.stockLocationId && { default_location_id: settings.stockLocationId }),
      },
    },
  })
}
