import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { batchTranslationsWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract/sets"
import { toFields, type Translatable } from "../texts/texts"
import { planTranslationsStep, type SetTranslationsInput } from "./steps/plan-translations"
import { updateCategoryTextsStep } from "./steps/update-category-texts"

export const setTranslationsWorkflow = createWorkflow("set-translations", (input: SetTranslationsInput) => {
  const products = transform({ input }, ({ input }) => baseTexts("product", input))
  const categories = transform({ input }, ({ input }) => baseTexts("product_category", input))
  when("products-have-base-texts", { products }, ({ products }) => products.length > 0).then(() => {
    updateProductsWorkflow.runAsStep({ input: { products } })
  })
  updateCategoryTextsStep(categories)
  const plan = planTranslationsStep(input)
  const batch = transform({ plan }, ({ plan }) => ({ ...plan, delete: [] as string[] }))
  batchTranslationsWorkflow.runAsStep({ input: batch })
  return new WorkflowResponse(plan)
})

const baseTexts = (entity: Translatable, input: SetTranslationsInput) =>
  input.texts.flatMap(({ id, [DEFAULT_LANGUAGE]: texts }) =>
    input.entity === entity && texts ? [{ id, ...toFields(entity, texts) }] : [],
  )
