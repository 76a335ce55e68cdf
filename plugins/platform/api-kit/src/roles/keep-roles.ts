import { ROLES } from "@bon-perroquet/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { beforeEngine } from "../http/errors/answer-as-engine"
import { refuse } from "../http/refusal"
import { takeRole } from "./change"
import { forgetRole, forgetRoleOfInvited, isAdministrator, isInvited, writeRole } from "./rows"

/** Updates roles before Medusa's calls about administrators, after the guard. */
const before = (work: (knex: Knex, request: MedusaRequest) => Promise<void>) =>
  beforeEngine((request) => work(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), request))

export const takeRoleOfRemoved = before((knex, { params: { id = "" } }) => takeRole(knex, id))

/** An invitation may contain the role of the invited person as `metadata.role`. */
const invitationSchema = z.object({
  email: z.email(),
  metadata: z.object({ role: z.enum(ROLES).optional() }).nullish(),
})

/**
 * Stores the role of an invited person. Does nothing for existing administrators and invitations, which Medusa rejects.
 */
export const keepRoleOfInvited = before(async (knex, { body }) => {
  const invitation = invitationSchema.safeParse(body)
  if (!invitation.success) throw refuse("invalid_request", 400)
  const { email, metadata } = invitation.data
  if ((await isAdministrator(knex, email)) || (await isInvited(knex, email))) return
  if (metadata?.role) await writeRole(knex, email, metadata.role)
  else await forgetRole(knex, email)
})

export const takeRoleOfUninvited = before((knex, { params: { id = "" } }) => forgetRoleOfInvited(knex, id))
