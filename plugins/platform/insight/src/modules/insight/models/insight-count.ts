import { model } from "@medusajs/framework/utils"

/** Counts of versions without channels. They are read as those of the main channel, and expire. */
export const InsightCountRow = model.define("insight_count", {
  /** Day in Belgium. */
  day: model.text().primaryKey(),
  step: model.text().primaryKey(),
  language: model.text().primaryKey(),
  /** Empty for steps that are not counted by source. */
  source: model.text().primaryKey(),
  count: model.number(),
})

/** Number of times that visitors reached a step (such as "visit" or "cart") on a day. Contains no data about visitors. */
export const InsightChannelCount = model.define("insight_channel_count", {
  /** Day in Belgium. */
  day: model.text().primaryKey(),
  /** Code of the channel. Empty for the main channel. */
  channel: model.text().primaryKey(),
  step: model.text().primaryKey(),
  language: model.text().primaryKey(),
  /** Empty for steps that are not counted by source. */
  source: model.text().primaryKey(),
  count: model.number(),
})
