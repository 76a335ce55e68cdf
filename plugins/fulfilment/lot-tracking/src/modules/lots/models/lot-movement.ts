import { model } from "@medusajs/framework/utils"

/** The part of a stock movement that concerns one lot. Append-only. */
export const LotMovement = model
  .define("lot_movement", {
    id: model.id({ prefix: "lotmv" }).primaryKey(),
    lot_id: model.text(),
    quantity: model.number(),
    reason: model.text(),
    note: model.text(),
    by: model.text().nullable(),
    order_number: model.text().nullable(),
  })
  .indexes([{ name: "IDX_lot_movement_lot", on: ["lot_id"] }])
