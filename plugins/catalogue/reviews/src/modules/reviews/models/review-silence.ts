import { model } from "@medusajs/framework/utils"

/** A person who gets no invitations: a hash of the address, with the key in review_silence_key. */
export const ReviewSilence = model.define("review_silence", {
  person: model.text().primaryKey(),
})
