import { model } from "@medusajs/framework/utils"

/** Somebody who wants no mail that asks for reviews: a keyed hash of their address, so that it need not be kept; the key is in review_silence_key. */
export const ReviewSilence = model.define("review_silence", {
  person: model.text().primaryKey(),
})
