import { model } from "@medusajs/framework/utils"

/** Goods of an inventory item that arrived together; the one without a number is what belongs to none that is known. */
export const Lot = model
  .define("lot", {
    id: model.id({ prefix: "lot" }).primaryKey(),
    inventory_item_id: model.text(),
    location_id: model.text(),
    number: model.text(),
    supplier: model.text(),
    /** The last day of sale, as 2027-03-31. */
    best_before: model.text().nullable(),
    quantity: model.number(),
    received: model.number(),
    /** Taken out of stock, and not yet away. */
    to_clear: model.number(),
    recalled_at: model.dateTime().nullable(),
    recalled_by: model.text().nullable(),
    recall_reasons: model.json().nullable(),
  })
  .indexes([{ name: "IDX_lot_number", on: ["inventory_item_id", "location_id", "number"], unique: true }])
