import { ROLES } from "@bon-perroquet/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { beforeEngine } from "../http/errors/answer-as-engine"
import { takeRole } from "./change"
import { administratorWithId, assignInvitedRole, forgetRoleOfInvited, hasAccessOrInvitation } from "./rows"

/** Updates roles before Medusa's calls about administrators, after the guard. */
const before = (work: (knex: Knex, request: MedusaRequest) => Promise<void>) =>
  beforeEngine((request) => work(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), request))

/**
 * Deletes the role of an administrator who is about to be removed. Medusa rejects unknown ids later, and the plugin
 * `administration` logs the call.
 */
export const takeRoleOfRemoved = before(async (knex, { params: { id = "" } }) => {
  if (await administratorWithId(knex, id)) await takeRole(knex, id, async () => {})
})

/** An invitation may contain the role of the invited person as `metadata.role`. */
const invitationSchema = z.object({
  email: z.email(),
  metadata: z.object({ role: z.enum(ROLES).optional() }).nullish(),
})

/**
 * Stores the role of an invited person. Does nothing for existing administrators and invitations, which Medusa rejects.
 */
export const keepRoleOfInvited = before(async (knex, { body }) => {
  const { email, metadata } = invitationSchema.parse(body)
  if (!(await hasAccessOrInvitation(knex, email))) await assignInvitedRole(knex, email, metadata?.role)
})

export const takeRoleOfUninvited = before((knex, { params: { id = "" } }) => forgetRoleOfInvited(knex, id))
