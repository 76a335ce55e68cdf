import { model } from "@medusajs/framework/utils"

/** Searches of a day for which no product has all the words. Contains no personal data. */
export const MissedSearch = model.define("missed_search", {
  day: model.text().primaryKey(),
  language: model.text().primaryKey(),
  term: model.text().primaryKey(),
  count: model.number(),
})
