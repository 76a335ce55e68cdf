import { model } from "@medusajs/framework/utils"

/** Units that came to a stock location or left it. Rows are only ever added, by a trigger on the engine's levels. */
export const StockMovement = model
  .define("stock_movement", {
    id: model.id({ prefix: "stockmv" }).primaryKey(),
    inventory_item_id: model.text(),
    location_id: model.text(),
    quantity: model.number(),
    /** At this location, afterwards. */
    stocked: model.number(),
    reason: model.text(),
    note: model.text(),
    by: model.text().nullable(),
    order_number: model.text().nullable(),
    import_id: model.text().nullable(),
  })
  .indexes([{ name: "IDX_stock_movement_item", on: ["inventory_item_id"] }])
