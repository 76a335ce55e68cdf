import { model } from "@medusajs/framework/utils"

/** End of the e-mailed links of a deleted account. It has no row of its own any more that could contain this time. */
export const EndedLink = model.define("ended_link", {
  customer_id: model.text().primaryKey(),
  ended_at: model.dateTime(),
})
