import { model } from "@medusajs/framework/utils"

export const LotKeeping = model.define("lot_keeping", {
  product_id: model.text().primaryKey(),
  is_kept: model.boolean().default(true),
})
