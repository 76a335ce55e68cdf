import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export interface NewStock {
  location_id: string
  stocks: { sku: string; stock: number }[]
}

export const stockNewProductStep = createStep(
  "stock-new-product",
  async ({ location_id, stocks }: NewStock, { container }) => {
    if (!stocks.length) return new StepResponse(undefined, [])
    const inventory = container.resolve(Modules.INVENTORY)
    const items = await inventory.listInventoryItems(
      { sku: stocks.map(({ sku }) => sku) },
      { select: ["id", "sku"] },
    )
    const itemOf = new Map(items.map(({ sku, id }) => [sku, id]))
    const levels = await inventory.createInventoryLevels(
      stocks.map(({ sku, stock }) => {
        const inventory_item_id = itemOf.get(sku)
        if (!inventory_item_id) throw new Error(`The engine created no inventory item for ${sku}.`)
        return { inventory_item_id, location_id, stocked_quantity: stock }
      }),
    )
    return new StepResponse(
      undefined,
      levels.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve(Modules.INVENTORY).deleteInventoryLevels(ids)
  },
)
