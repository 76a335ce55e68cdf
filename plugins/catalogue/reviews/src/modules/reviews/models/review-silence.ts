import { model } from "@medusajs/framework/utils"

/** A keyed hash of the address. The key is in review_silence_key. */
export const ReviewSilence = model.define("review_silence", {
  person: model.text().primaryKey(),
})
