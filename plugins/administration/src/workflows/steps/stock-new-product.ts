import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export interface NewStock {
  sku: string
  location_id: string
  stock: number
}

/** Puts the first units of a new product on the shelf. */
export const stockNewProductStep = createStep(
  "stock-new-product",
  async ({ sku, location_id, stock }: NewStock, { container }) => {
    const inventory = container.resolve(Modules.INVENTORY)
    const [item] = await inventory.listInventoryItems({ sku }, { select: ["id"] })
    if (!item) throw new Error(`The engine made no inventory item for ${sku}.`)
    const { id } = await inventory.createInventoryLevels({
      inventory_item_id: item.id,
      location_id,
      stocked_quantity: stock,
    })
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.INVENTORY).deleteInventoryLevels([id])
  },
)
