import { model } from "@medusajs/framework/utils"
import { ROLES } from "@bon-perroquet/contract"

/**
 * The role of an administrator by e-mail address. Medusa never changes an administrator's address, and an invitation
 * can assign a role before the administrator exists.
 */
export const AdministratorRole = model.define("administrator_role", {
  id: model.id({ prefix: "role" }).primaryKey(),
  /** Lower case. */
  email: model.text().unique(),
  role: model.enum([...ROLES]),
  /** Codes of the channels for which the administrator works. Null: all. */
  channels: model.array().nullable(),
  last_sign_in_at: model.dateTime().nullable(),
})
