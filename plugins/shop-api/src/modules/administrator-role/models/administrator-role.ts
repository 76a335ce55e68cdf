import { model } from "@medusajs/framework/utils"
import { ROLES } from "@bon-perroquet/contract"

/**
 * What the administrator with an e-mail address may do. The engine never changes an administrator's address, and an
 * invitation can name a role for it before there is anybody.
 */
export const AdministratorRole = model.define("administrator_role", {
  id: model.id({ prefix: "role" }).primaryKey(),
  /** In lower case. */
  email: model.text().unique(),
  role: model.enum([...ROLES]),
})
