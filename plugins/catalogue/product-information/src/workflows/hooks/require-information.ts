import { informationKeeper } from "@bon-perroquet/api-kit/information"
import type { ProductInformation } from "@bon-perroquet/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { createProductsWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { checkCreated, checkUpdated, undoCheck } from "../../publication"

/** Information of products that the workflow creates, by handle. */
type InformationByHandle = Record<string, Partial<ProductInformation>>

/**
 * Saves the information in `additional_data.information`, then rejects products that are for sale without all
 * mandatory information. The workflow then deletes them again.
 */
createProductsWorkflow.hooks.productsCreated(async ({ products, additional_data }, { container }) => {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const byHandle = (additional_data?.["information"] ?? {}) as InformationByHandle
  const changes = products.flatMap(({ id, handle }) => {
    const change = byHandle[handle]
    return change ? [{ product_id: id, change }] : []
  })
  if (changes.length) await informationKeeper()?.change(container, null, changes)
  await checkCreated(knex, products)
  return new StepResponse(undefined)
})

/** Rejects an update that publishes a product without all mandatory information. */
updateProductsWorkflow.hooks.productsUpdated(
  async ({ products }, { container }) => {
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    return new StepResponse(undefined, await checkUpdated(knex, products))
  },
  async (changed, { container }) => {
    if (changed) await undoCheck(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), changed)
  },
)
