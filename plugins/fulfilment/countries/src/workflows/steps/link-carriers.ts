import { locationsOfZones } from "@bon-perroquet/medusa-sql/delivery/country-records"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export interface OptionToLink {
  service_zone_id: string
  provider_id: string
}

/**
 * Links the carriers of new options to the stock locations that send them, which Medusa requires. An existing link
 * stays. The step needs no compensation, because a link without an option has no effect.
 */
export const linkCarriersStep = createStep(
  "link-carriers",
  async (options: readonly OptionToLink[], { container }) => {
    const zones = [...new Set(options.map(({ service_zone_id }) => service_zone_id))]
    const providers = [...new Set(options.map(({ provider_id }) => provider_id))]
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const links = (await locationsOfZones(knex, zones)).flatMap((stock_location_id) =>
      providers.map((fulfillment_provider_id) => ({
        [Modules.STOCK_LOCATION]: { stock_location_id },
        [Modules.FULFILLMENT]: { fulfillment_provider_id },
      })),
    )
    if (links.length) await container.resolve(ContainerRegistrationKeys.LINK).create(links)
    return new StepResponse(undefined)
  },
)
