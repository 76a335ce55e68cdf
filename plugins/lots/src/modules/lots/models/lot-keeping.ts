import { model } from "@medusajs/framework/utils"

/** Of which products the stock is kept by lots. */
export const LotKeeping = model.define("lot_keeping", {
  product_id: model.text().primaryKey(),
  is_kept: model.boolean().default(true),
})
