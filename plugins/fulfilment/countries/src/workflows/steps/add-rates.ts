import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type RateToAdd = { vat_class: number; country_code: string; rate: number; valid_from: Date }

export const addRatesStep = createStep(
  "add-country-rates",
  async (rates: RateToAdd[], { container }) => {
    const vat = container.resolve<VatModuleService>(VAT_MODULE)
    // Dates of a step's input may be JSON strings.
    const rows = rates.map((rate) => ({ ...rate, valid_from: new Date(rate.valid_from) }))
    const created = rows.length ? await vat.createVatRates(rows) : []
    return new StepResponse(
      created.map(({ id }) => id),
      created.map(({ id }) => id),
    )
  },
  async (created, { container }) => {
    if (created?.length) await container.resolve<VatModuleService>(VAT_MODULE).deleteVatRates(created)
  },
)
