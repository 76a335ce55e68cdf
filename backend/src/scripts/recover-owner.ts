import { recoverOwner } from "@bon-perroquet/administration/users"
import type { ExecArgs } from "@medusajs/framework/types"

/**
 * Restores an owner's access: `medusa exec src/scripts/recover-owner EMAIL`, run by `npm run recover-owner`.
 * The password comes from the environment, because arguments are visible to others.
 */
export default async function run({ container, args: [email = ""] }: ExecArgs): Promise<void> {
  const { RECOVERY_PASSWORD: password } = process.env
  if (!password) throw new Error("RECOVERY_PASSWORD is not set: run `npm run recover-owner -- EMAIL`.")
  await recoverOwner(container, { email, password })
}
