import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export const removeRatesStep = createStep(
  "remove-country-rates",
  async (country_code: string, { container }) => {
    const vat = container.resolve<VatModuleService>(VAT_MODULE)
    const ids = (await vat.listVatRates({ country_code }, { select: ["id"] })).map(({ id }) => id)
    if (ids.length) await vat.softDeleteVatRates(ids)
    return new StepResponse(ids, ids)
  },
  async (removed, { container }) => {
    if (removed?.length) await container.resolve<VatModuleService>(VAT_MODULE).restoreVatRates(removed)
  },
)
