import { model } from "@medusajs/framework/utils"

/** Keyed hash of the e-mail address of a person who was erased. Later imports do not subscribe the address. */
export const ErasedOptOut = model.define("erased_opt_out", {
  hash: model.text().primaryKey(),
})
