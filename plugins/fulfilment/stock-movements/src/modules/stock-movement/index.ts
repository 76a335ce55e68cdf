import { connectArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { Module } from "@medusajs/framework/utils"
import { MOVEMENTS_FILE } from "../../moving-out"
import { StockMovementModuleService } from "./service"
import inventory from "@medusajs/medusa/inventory"

export const STOCK_MOVEMENT_MODULE = "stock_movement"

export default Module(STOCK_MOVEMENT_MODULE, {
  service: StockMovementModuleService,
  loaders: [
    () => {
      allowReductions()
      connectArchiveFile(MOVEMENTS_FILE)
      return Promise.resolve()
    },
  ],
})

interface RequestedStock {
  quantity?: unknown
  allow_backorder?: boolean
}

type Ensure = (this: unknown, data: readonly RequestedStock[], ...rest: unknown[]) => Promise<unknown>

/**
 * Allows smaller reservations regardless of stock. When a part of an order is packed, Medusa lowers the stock before
 * the reservation and checks in between, so packing 5 of 6 reserved units with 10 in stock failed. Medusa's workflow
 * has no hook there.
 */
function allowReductions(): void {
  const prototype = inventory.service.prototype as unknown as { ensureInventoryLevels: Ensure }
  const { ensureInventoryLevels } = prototype
  if (ensureInventoryLevels.name === "ensureAsked") return
  prototype.ensureInventoryLevels = function ensureAsked(data, ...rest) {
    const requested = data.map((each) =>
      Number(each.quantity) === 0 ? { ...each, allow_backorder: true } : each,
    )
    return ensureInventoryLevels.call(this, requested, ...rest)
  }
}
