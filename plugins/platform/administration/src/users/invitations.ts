import { ROLES, type Invitation, type Invite, type Language } from "@bon-perroquet/contract"
import { writeChanges } from "@bon-perroquet/api-kit/changes"
import { refuse } from "@bon-perroquet/api-kit/http"
import { assignInvitedRole, forgetRoleOfInvited, hasAccessOrInvitation } from "@bon-perroquet/api-kit/roles"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { InviteDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createInvitesWorkflow,
  deleteInvitesWorkflow,
  refreshInviteTokensWorkflow,
} from "@medusajs/medusa/core-flows"
import { z } from "zod"

const roleSchema = z.object({ role: z.enum(ROLES) })

const asInvitation = ({ id, email, metadata, expires_at }: InviteDTO): Invitation => ({
  ...{ id, email, role: roleSchema.safeParse(metadata).data?.role ?? null },
  expires_at: new Date(expires_at).toISOString(),
})

/** Maximum number of invitations to list. Medusa's default is 15. */
const MOST_INVITATIONS = 1_000

async function pendingInvites(container: MedusaContainer, about: { id?: string } = {}): Promise<InviteDTO[]> {
  const order = { order: { email: "ASC" }, take: MOST_INVITATIONS } as const
  const invites = await container.resolve(Modules.USER).listInvites(about, order)
  return invites.filter(({ accepted }) => !accepted)
}

export const readInvitations = async (container: MedusaContainer): Promise<Invitation[]> =>
  (await pendingInvites(container)).map(asInvitation)

async function pendingInvitation(container: MedusaContainer, id: string): Promise<Invitation> {
  const [invite] = await pendingInvites(container, { id })
  if (!invite) throw refuse("invitation_not_found", 404)
  return asInvitation(invite)
}

type Action = "invited" | "invitation_sent_again" | "invitation_withdrawn"

const record = (
  knex: Knex,
  by: string,
  action: Action,
  { id, email, role }: Omit<Invitation, "expires_at">,
) =>
  writeChanges(knex, [
    {
      ...{ by, subject: "administrator", subject_id: id, label: email, action },
      ...{ before: null, after: action === "invited" ? { role } : null },
    },
  ])

interface Inviting extends Invite {
  by: string
  language: Language
}

/** Invites a person by e-mail. The invitation contains the role. */
export async function invite(
  container: MedusaContainer,
  { by, email, role, language }: Inviting,
): Promise<Invitation> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (await hasAccessOrInvitation(knex, email)) throw refuse("already_invited", 409)
  await assignInvitedRole(knex, email, role)
  const { result } = await createInvitesWorkflow(container).run({
    input: { invites: [{ email, metadata: { role, language } }] },
  })
  const id = result[0]?.id ?? ""
  await record(knex, by, "invited", { id, email, role })
  return pendingInvitation(container, id)
}

/** Sends a new link. Earlier links of the invitation become invalid. */
export async function inviteAgain(
  container: MedusaContainer,
  { by, id }: { by: string; id: string },
): Promise<Invitation> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const invitation = await pendingInvitation(container, id)
  await refreshInviteTokensWorkflow(container).run({ input: { invite_ids: [id] } })
  await record(knex, by, "invitation_sent_again", invitation)
  return pendingInvitation(container, id)
}

export async function withdrawInvitation(
  container: MedusaContainer,
  { by, id }: { by: string; id: string },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const invitation = await pendingInvitation(container, id)
  await forgetRoleOfInvited(knex, id)
  await deleteInvitesWorkflow(container).run({ input: { ids: [id] } })
  await record(knex, by, "invitation_withdrawn", invitation)
}
