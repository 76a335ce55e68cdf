import { model } from "@medusajs/framework/utils"

/** An order of a former shop, as history. Amounts are in hundredths of the currency. */
export const FormerOrder = model.define("former_order", {
  id: model.id({ prefix: "forder" }).primaryKey(),
  number: model.text().unique(),
  /** Lower case. A verified account with this address sees the order. */
  email: model.text(),
  placed_at: model.dateTime(),
  status: model.text(),
  currency: model.text(),
  items: model.json(),
  delivery_cents: model.number(),
  discount_cents: model.number(),
  vat_cents: model.number().nullable(),
  total_cents: model.number(),
  refunded_cents: model.number(),
  payment_method: model.text().nullable(),
  tracking_number: model.text().nullable(),
  /** Whether the analytics count the order. */
  is_counted: model.boolean().default(false),
  import_id: model.text(),
})
