import { model } from "@medusajs/framework/utils"

/** A trigger writes the rows. They are never deleted. */
export const StockMovement = model
  .define("stock_movement", {
    id: model.id({ prefix: "stockmv" }).primaryKey(),
    inventory_item_id: model.text(),
    location_id: model.text(),
    quantity: model.number(),
    /** Stock at this location after the movement. */
    stocked: model.number(),
    reason: model.text(),
    note: model.text(),
    by: model.text().nullable(),
    order_number: model.text().nullable(),
    import_id: model.text().nullable(),
  })
  .indexes([{ name: "IDX_stock_movement_item", on: ["inventory_item_id"] }])
