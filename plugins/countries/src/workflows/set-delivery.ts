import { createWorkflow, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  createShippingOptionsWorkflow,
  deleteShippingOptionsWorkflow,
  updateShippingOptionsWorkflow,
} from "@medusajs/medusa/core-flows"
import type { optionData, optionInput } from "../records/option-input"
import { translateOptionNamesStep } from "./steps/translate-option-names"

export type DeliveryPlan = {
  create: ReturnType<typeof optionInput>[]
  update: { id: string; price_type: "calculated"; data: ReturnType<typeof optionData> }[]
  remove: string[]
}

/** Changes all delivery methods of a country, or none. */
export const setDeliveryWorkflow = createWorkflow("set-country-delivery", (input: DeliveryPlan) => {
  when("delivery-adds", { input }, ({ input }) => input.create.length > 0).then(() => {
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
