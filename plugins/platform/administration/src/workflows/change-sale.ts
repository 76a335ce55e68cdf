import type {
  BatchPriceListPricesWorkflowDTO,
  UpdatePriceListWorkflowInputDTO,
} from "@medusajs/framework/types"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { batchPriceListPricesWorkflow, updatePriceListsWorkflow } from "@medusajs/medusa/core-flows"

export interface ChangeSale {
  list: UpdatePriceListWorkflowInputDTO
  prices: BatchPriceListPricesWorkflowDTO
}

export const changeSaleWorkflow = createWorkflow("change-sale-price", (input: ChangeSale) => {
  batchPriceListPricesWorkflow.runAsStep({ input: { data: input.prices } })
  const lists = transform({ input }, ({ input }) => ({ price_lists_data: [input.list] }))
  updatePriceListsWorkflow.runAsStep({ input: lists })
  return new WorkflowResponse(input.list)
})
