import { model } from "@medusajs/framework/utils"

/** Addresses without a page that visitors opened on a day. Contains no personal data. */
export const MissedAddress = model.define("missed_address", {
  day: model.text().primaryKey(),
  address: model.text().primaryKey(),
  count: model.number(),
})
