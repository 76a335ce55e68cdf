import { forgetGuesses } from "@bon-perroquet/accounts/limits"
import { mailNotice } from "@bon-perroquet/accounts/mails"
import { takeSecondFactor } from "@bon-perroquet/accounts/second-factor"
import { endGeneration, generationOf, sessionsOf } from "@bon-perroquet/accounts/sessions"
import { setPassword } from "@bon-perroquet/accounts/sign-in"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract"
import { identityOfEmail } from "@bon-perroquet/api-kit/identity"
import { administrators } from "@bon-perroquet/api-kit/roles"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const AUTHOR = "npm run recover-owner"

/**
 * Removes second factor and recovery codes, sets a password, and ends all sessions and links. Logs the change and
 * e-mails every owner.
 * @throws if the address is not that of an owner
 */
export async function recoverOwner(
  container: MedusaContainer,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const owners = (await administrators(knex)).filter(({ role }) => role === "owner")
  const owner = owners.find((one) => one.email.toLowerCase() === email.trim().toLowerCase())
  const identity = owner && (await identityOfEmail(knex, owner.email.toLowerCase()))
  if (!owner || !identity)
    throw new Error(
      `${email} is not an owner. Owners: ${owners.map((one) => one.email).join(", ") || "none"}.`,
    )
  if (identity.has_second_factor)
    await knex.transaction((transaction) => takeSecondFactor(transaction, owner.id))
  await endGeneration(knex, identity.auth_identity_id, generationOf(identity))
  await setPassword(container, identity.email, password)
  await sessionsOf(container).endAll(identity.auth_identity_id)
  await forgetGuesses(container, identity.email.toLowerCase())
  await recordChange(container, {
    ...{ by: AUTHOR, subject: "administrator", subject_id: owner.id, label: owner.email },
    ...{ action: "owner_recovered", before: null, after: null },
  })
  for (const one of owners)
    await mailNotice(container, "owner_recovery", one, { by: AUTHOR, fallbackLanguage: DEFAULT_LANGUAGE })
}
