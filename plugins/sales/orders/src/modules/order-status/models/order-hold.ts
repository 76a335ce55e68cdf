import { HOLD_REASONS } from "@bon-perroquet/contract/sets"
import { model } from "@medusajs/framework/utils"

export const OrderHold = model
  .define("order_hold", {
    id: model.id({ prefix: "ordhold" }).primaryKey(),
    order_id: model.text(),
    /** Identifies the cause of the hold, for example `dispute:dp_123`. */
    key: model.text(),
    reason: model.enum([...HOLD_REASONS]),
    note: model.text().nullable(),
    /** Administrator who placed the hold. Null if the shop placed it. */
    by_email: model.text().nullable(),
    at: model.dateTime(),
    released_at: model.dateTime().nullable(),
    released_by_email: model.text().nullable(),
    release_note: model.text().nullable(),
  })
  .indexes([{ on: ["order_id", "key"], unique: true }])
