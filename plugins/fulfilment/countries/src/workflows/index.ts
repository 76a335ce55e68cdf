import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  createRegionsWorkflow,
  createShippingOptionsWorkflow,
  createTaxRegionsWorkflow,
  deleteRegionsWorkflow,
  deleteServiceZonesWorkflow,
  deleteShippingOptionsWorkflow,
  deleteTaxRegionsWorkflow,
  updateShippingOptionsWorkflow,
} from "@medusajs/medusa/core-flows"
import type { OpenCountry } from "../records/contract"
import { optionInput, type optionData } from "../records/option-input"
import { addRatesStep } from "./steps/add-rates"
import { ensureZoneStep } from "./steps/ensure-zone"
import { linkCarriersStep } from "./steps/link-carriers"
import { planCountryStep } from "./steps/plan-country"
import { translateOptionNamesStep } from "./steps/translate-option-names"
import { removeRatesStep } from "./steps/remove-rates"

/** Id of the VAT plugin's tax provider, as in medusa-config.js. */
const TAX_PROVIDER = "tp_vat_vat"

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
      plan.methods.map(({ method, carrier }) =>
        optionInput(carrier, method, zoneId, plan.profileId, plan.open),
      ),
    )
    linkCarriersStep(options)
    createShippingOptionsWorkflow.runAsStep({ input: options })
  })
  translateOptionNamesStep()
  return new WorkflowResponse(plan)
})

type CountryRecords = {
  code: string
  regionIds: string[]
  taxRegionIds: string[]
  zoneIds: string[]
  optionIds: string[]
}

export const removeCountryWorkflow = createWorkflow("remove-country", (input: CountryRecords) => {
  when("country-has-methods", { input }, ({ input }) => input.optionIds.length > 0).then(() => {
    deleteShippingOptionsWorkflow.runAsStep({ input: { ids: input.optionIds } })
  })
  when("country-has-zones", { input }, ({ input }) => input.zoneIds.length > 0).then(() => {
    deleteServiceZonesWorkflow.runAsStep({ input: { ids: input.zoneIds } })
  })
  when("country-has-tax-region", { input }, ({ input }) => input.taxRegionIds.length > 0).then(() => {
    deleteTaxRegionsWorkflow.runAsStep({ input: { ids: input.taxRegionIds } })
  })
  deleteRegionsWorkflow.runAsStep({ input: { ids: input.regionIds } })
  removeRatesStep(transform({ input }, ({ input }) => input.code))
  return new WorkflowResponse(input)
})

type DeliveryPlan = {
  create: ReturnType<typeof optionInput>[]
  update: { id: string; price_type: "calculated"; data: ReturnType<typeof optionData> }[]
  remove: string[]
}

export const setDeliveryWorkflow = createWorkflow("set-country-delivery", (input: DeliveryPlan) => {
  when("delivery-adds", { input }, ({ input }) => input.create.length > 0).then(() => {
    linkCarriersStep(input.create)
    createShippingOptionsWorkflow.runAsStep({ input: input.create })
  })
  when("delivery-changes", { input }, ({ input }) => input.update.length > 0).then(() => {
    updateShippingOptionsWorkflow.runAsStep({ input: input.update })
  })
  when("delivery-removes", { input }, ({ input }) => input.remove.length > 0).then(() => {
    deleteShippingOptionsWorkflow.runAsStep({ input: { ids: input.remove } })
  })
  translateOptionNamesStep()
  return new WorkflowResponse(input)
})
