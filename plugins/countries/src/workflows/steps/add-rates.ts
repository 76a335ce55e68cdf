import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type RateToAdd = { vat_class: number; country_code: string; rate: number; valid_from: Date }

/** VAT rates of a country that had none. */
export const addRatesStep = createStep(
  "add-country-rates",
  async (rates: RateToAdd[], { container }) => {
    const vat = container.resolve<VatModuleService>(VAT_MODULE)
    // A step's input may have been through JSON.
    const rows = rates.map((rate) => ({ ...rate, valid_from: new Date(rate.valid_from) }))
    const made = rows.length ? await vat.createVatRates(rows) : []
    return new StepResponse(
      made.map(({ id }) => id),
      made.map(({ id }) => id),
    )
  },
  async (made, { container }) => {
    if (made?.length) await container.resolve<VatModuleService>(VAT_MODULE).deleteVatRates(made)
  },
)
