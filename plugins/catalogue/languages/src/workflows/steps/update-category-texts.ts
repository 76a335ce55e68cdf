import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type CategoryTexts = { id: string; name?: string; description?: string }

/** Writes different texts per category. Medusa's workflow sets the same texts for all. */
export const updateCategoryTextsStep = createStep(
  "update-category-texts",
  async (texts: CategoryTexts[], { container }) => {
    const service = container.resolve(Modules.PRODUCT)
    const ids = texts.map(({ id }) => id)
    const before = ids.length
      ? await service.listProductCategories({ id: ids }, { select: ["id", "name", "description"] })
      : []
    for (const { id, ...update } of texts) await service.updateProductCategories(id, update)
    return new StepResponse(
      ids,
      before.map(({ id, name, description }) => ({ id, name, description })),
    )
  },
  async (before, { container }) => {
    const service = container.resolve(Modules.PRODUCT)
    for (const { id, ...texts } of before ?? []) await service.updateProductCategories(id, texts)
  },
)
