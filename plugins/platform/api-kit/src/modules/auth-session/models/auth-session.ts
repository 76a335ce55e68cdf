import { model } from "@medusajs/framework/utils"

/** A sign-in of a person on a device. Its tokens are valid while the row exists. */
export const AuthSession = model.define("auth_session", {
  id: model.id({ prefix: "authses" }).primaryKey(),
  auth_identity_id: model.text().index(),
  actor_type: model.text(),
  browser: model.text().nullable(),
  system: model.text().nullable(),
  last_used_at: model.dateTime(),
  expires_at: model.dateTime(),
  /** Time at which the person last gave the password or a code in this session. Null if never. */
  proved_at: model.dateTime().nullable(),
})
