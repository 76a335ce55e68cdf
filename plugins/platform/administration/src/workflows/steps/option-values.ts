import type { IProductModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

interface OfProduct {
  product_id: string
  option_id: string
}

export interface OptionValues extends OfProduct {
  renamed: { id: string; value: string }[]
  added: string[]
}

/** Runs after the sizes are renamed, because Medusa identifies variants by option values. */
export const saveOptionValuesStep = createStep(
  "save-option-values",
  async (all: OptionValues[], { container }) => {
    const service = container.resolve(Modules.PRODUCT)
    const done: Saved[] = []
    for (const { product_id, option_id, renamed, added } of all) {
      const before = await service.listProductOptionValues({ option_id })
      done.push({
        ...{ product_id, option_id, renamed },
        before: before.map(({ id, value }) => ({ id, value })),
      })
      for (const { id, value } of renamed) await service.updateProductOptionValues(id, { value })
      if (added.length)
        await service.updateProductOptionValuesOnProduct({
          ...{ product_id, product_option_id: option_id },
          add: added.map((value) => ({ value })),
        })
    }
    return new StepResponse(undefined, done)
  },
  async (done, { container }) => {
    for (const saved of [...(done ?? [])].reverse()) await restore(container.resolve(Modules.PRODUCT), saved)
  },
)

interface Saved extends OfProduct {
  renamed: OptionValues["renamed"]
  before: { id: string; value: string }[]
}

async function restore(service: IProductModuleService, { renamed, before, ...of }: Saved): Promise<void> {
  const ids = new Set(before.map(({ id }) => id))
  const now = await service.listProductOptionValues({ option_id: of.option_id })
  await dropValues(
    service,
    of,
    now.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
  )
  for (const { id, value } of before)
    if (renamed.some((each) => each.id === id)) await service.updateProductOptionValues(id, { value })
}

/** Deletes the values of removed sizes. As the last step, it needs no compensation. */
export const dropOptionValuesStep = createStep(
  "drop-option-values",
  async (all: (OfProduct & { values: string[] })[], { container }) => {
    for (const { values, ...of } of all) await dropValues(container.resolve(Modules.PRODUCT), of, values)
    return new StepResponse(undefined)
  },
)

async function dropValues(
  service: IProductModuleService,
  { product_id, option_id }: OfProduct,
  remove: string[],
): Promise<void> {
  if (!remove.length) return
  await service.updateProductOptionValuesOnProduct({ product_id, product_option_id: option_id, remove })
  await service.deleteProductOptionValues(remove)
}
