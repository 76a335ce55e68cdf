import { model } from "@medusajs/framework/utils"

/** One sign-in of one person on one device: its tokens hold as long as its row is there. */
export const AuthSession = model.define("auth_session", {
  id: model.id({ prefix: "authses" }).primaryKey(),
  auth_identity_id: model.text().index(),
  actor_type: model.text(),
  /** What the browser says it is, as a person would; null where it can't be told. */
  browser: model.text().nullable(),
  system: model.text().nullable(),
  last_used_at: model.dateTime(),
  expires_at: model.dateTime(),
  /** When the person last gave the password or a code in this session; null if never. */
  proved_at: model.dateTime().nullable(),
})
