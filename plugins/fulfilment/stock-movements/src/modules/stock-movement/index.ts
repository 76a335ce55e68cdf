import { Module } from "@medusajs/framework/utils"
import { allowReductions } from "./reductions"
import { StockMovementModuleService } from "./service"

export const STOCK_MOVEMENT_MODULE = "stock_movement"

export default Module(STOCK_MOVEMENT_MODULE, {
  service: StockMovementModuleService,
  loaders: [
    () => {
      allowReductions()
      return Promise.resolve()
    },
  ],
})
