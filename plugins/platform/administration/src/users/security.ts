import { demandSecondFactor, takeSecondFactor } from "@bon-perroquet/accounts/second-factor"
import { sessionsOf } from "@bon-perroquet/accounts/sessions"
import { requirePasswordAlone, tellAccountChanged } from "@bon-perroquet/accounts/sign-in"
import { recordChange, writeChanges } from "@bon-perroquet/api-kit/changes"
import type { Language, SecuritySettings } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { identityOf, type Caller } from "@bon-perroquet/api-kit/identity"
import { administratorWithId, requireFreshProof } from "@bon-perroquet/api-kit/roles"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export async function changeSecurity(
  container: MedusaContainer,
  caller: Caller,
  settings: SecuritySettings,
): Promise<void> {
  const before = await demandSecondFactor(container, caller, settings)
  if (before.second_factor_demanded === settings.second_factor_demanded) return
  await recordChange(container, {
    ...{ by: caller.email, subject: "security", subject_id: "sign-in", label: "" },
    ...{ action: "second_factor_demanded", before, after: settings },
  })
}

interface Lost {
  id: string
  password: string
  language: Language
}

/**
 * Removes an administrator's second factor, ends their sessions, e-mails them and logs the author.
 * @throws 403 wrong_password, fresh_proof_required for an owner with a second factor, 404 for an unknown administrator,
 * 409 for the caller or an administrator without a second factor
 */
export async function takeLostSecondFactor(
  request: MedusaRequest,
  owner: Caller,
  { id, password, language }: Lost,
): Promise<void> {
  const { scope: container } = request
  if (owner.administrator?.id === id) throw refuse("own_second_factor", 409)
  await requirePasswordAlone(request, owner, password)
  if (owner.has_second_factor) requireFreshProof(owner)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const identity = await knex.transaction(async (transaction) => {
    const administrator = await administratorWithId(transaction, id)
    if (!administrator) throw refuse("administrator_not_found", 404)
    const removed = await takeSecondFactor(transaction, id)
    const label = administrator.email
    const what = { subject: "administrator", action: "second_factor_taken" } as const
    await writeChanges(transaction, [
      { by: owner.email, ...what, subject_id: id, label, before: null, after: null },
    ])
    return removed
  })
  await sessionsOf(container).endAll(identity)
  const person = await identityOf(knex, identity)
  if (person) tellAccountChanged(container, "second_factor_taken", person, language, owner.email)
}
