import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  deleteRegionsWorkflow,
  deleteServiceZonesWorkflow,
  deleteShippingOptionsWorkflow,
  deleteTaxRegionsWorkflow,
} from "@medusajs/medusa/core-flows"
import { removeRatesStep } from "./steps/remove-rates"

export type CountryRecords = {
  code: string
  regionIds: string[]
  taxRegionIds: string[]
  zoneIds: string[]
  optionIds: string[]
}

/** Removes all records of a country, or none. */
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
