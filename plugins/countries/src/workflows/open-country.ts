import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  createRegionsWorkflow,
  createShippingOptionsWorkflow,
  createTaxRegionsWorkflow,
} from "@medusajs/medusa/core-flows"
import type { OpenCountry } from "../records/contract"
import { optionInput } from "../records/option-input"
import { addRatesStep } from "./steps/add-rates"
import { ensureZoneStep } from "./steps/ensure-zone"
import { planCountryStep } from "./steps/plan-country"
import { translateOptionNamesStep } from "./steps/translate-option-names"

/** Id of the VAT plugin's tax provider, as in medusa-config.js. */
const TAX_PROVIDER = "tp_vat_vat"

/** Creates all records of a country, or none. */
export const openCountryWorkflow = createWorkflow("open-country", (input: OpenCountry) => {
  const plan = planCountryStep(input)
  addRatesStep(transform({ plan }, ({ plan }) => plan.rates))
  when("country-lacks-tax-region", { plan }, ({ plan }) => !plan.hasTaxRegion).then(() => {
    const taxRegions = transform({ plan }, ({ plan }) => [
      { country_code: plan.code, provider_id: TAX_PROVIDER },
    ])
    createTaxRegionsWorkflow.runAsStep({ input: taxRegions })
  })
  when("country-lacks-region", { plan }, ({ plan }) => !plan.hasRegion).then(() => {
    const regions = transform({ plan }, ({ plan }) => [
      {
        name: plan.name,
        currency_code: "eur",
        countries: [plan.code],
        payment_providers: plan.paymentProviders,
        automatic_taxes: true,
        is_tax_inclusive: true,
      },
    ])
    createRegionsWorkflow.runAsStep({ input: { regions } })
  })
  const zoneId = ensureZoneStep(plan)
  when("country-lacks-methods", { plan }, ({ plan }) => plan.methods.length > 0).then(() => {
    const options = transform({ plan, zoneId }, ({ plan, zoneId }) =>
      plan.methods.map((method) => optionInput(method, zoneId, plan.profileId, plan.open)),
    )
    createShippingOptionsWorkflow.runAsStep({ input: options })
  })
  translateOptionNamesStep()
  return new WorkflowResponse(plan)
})
