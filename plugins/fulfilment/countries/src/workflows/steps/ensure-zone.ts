import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type ZoneToEnsure = { zoneId?: string; fulfilmentSetId: string; name: string; code: string }

export const ensureZoneStep = createStep(
  "ensure-country-zone",
  async ({ zoneId, fulfilmentSetId, name, code }: ZoneToEnsure, { container }) => {
    if (zoneId) return new StepResponse<string, string[]>(zoneId, [])
    const zone = await container.resolve(Modules.FULFILLMENT).createServiceZones({
      name,
      fulfillment_set_id: fulfilmentSetId,
      geo_zones: [{ type: "country", country_code: code }],
    })
    return new StepResponse<string, string[]>(zone.id, [zone.id])
  },
  async (created, { container }) => {
    if (created?.length) await container.resolve(Modules.FULFILLMENT).deleteServiceZones(created)
  },
)
