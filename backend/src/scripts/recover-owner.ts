import { recoverOwner } from "@bon-perroquet/administration/users"
import type { ExecArgs } from "@medusajs/framework/types"

/** `medusa exec src/scripts/recover-owner EMAIL`, which `npm run recover-owner` runs. The password is not an argument: those are visible. */
export default async function run({ container, args: [email = ""] }: ExecArgs): Promise<void> {
  const { RECOVERY_PASSWORD: password } = process.env
  if (!password) throw new Error("RECOVERY_PASSWORD is not set: run `npm run recover-owner -- EMAIL`.")
  await recoverOwner(container, { email, password })
}
