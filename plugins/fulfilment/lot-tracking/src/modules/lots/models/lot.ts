import { model } from "@medusajs/framework/utils"

/** Units that arrived together. The lot without number contains units of unknown origin. */
export const Lot = model
  .define("lot", {
    id: model.id({ prefix: "lot" }).primaryKey(),
    inventory_item_id: model.text(),
    location_id: model.text(),
    number: model.text(),
    supplier: model.text(),
    /** Last day of sale, for example 2027-03-31. */
    best_before: model.text().nullable(),
    quantity: model.number(),
    received: model.number(),
    /** Units that were taken out of stock but are still in the store. */
    to_clear: model.number(),
    recalled_at: model.dateTime().nullable(),
    recalled_by: model.text().nullable(),
    recall_reasons: model.json().nullable(),
  })
  .indexes([{ name: "IDX_lot_number", on: ["inventory_item_id", "location_id", "number"], unique: true }])
