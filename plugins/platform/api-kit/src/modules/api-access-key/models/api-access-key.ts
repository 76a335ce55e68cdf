import { model } from "@medusajs/framework/utils"

/** An API key of another program. Medusa's own secret keys have all rights of their creator, these have a list. */
export const ApiAccessKey = model.define("api_access_key", {
  id: model.id({ prefix: "acckey" }).primaryKey(),
  name: model.text(),
  /** SHA-256 of the key in hexadecimal. A key has 256 random bits, so it needs no slow hash. */
  hash: model.text().unique(),
  /** Last four characters of the key, by which people recognise it. */
  ending: model.text(),
  rights: model.array(),
  /** Id of Medusa's user. */
  created_by: model.text(),
  /** Address of the creator, which the list shows even if the person was removed. */
  creator_email: model.text(),
  last_used_at: model.dateTime().nullable(),
  revoked_at: model.dateTime().nullable(),
})
