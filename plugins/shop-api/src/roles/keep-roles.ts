import { ROLES } from "@bon-perroquet/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { beforeEngine } from "../http/errors/answer-as-engine"
import { refuse } from "../http/refusal"
import { takeRole } from "./change"
import { forgetRole, forgetRoleOfInvited, isAdministrator, isInvited, writeRole } from "./rows"

/**
 * What a role has to do with a call of the engine about its administrators, before it is carried out. Each stands at the
 * engine's own address for the call, after the guard: what is not that call touches no role.
 */
const before = (work: (knex: Knex, request: MedusaRequest) => Promise<void>) =>
  beforeEngine((request) => work(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), request))

/** An administrator is removed. */
export const takeRoleOfRemoved = before((knex, { params: { id = "" } }) => takeRole(knex, id))

/** An invitation may name the role of whoever accepts it, as `metadata.role`. */
const invitationSchema = z.object({
  email: z.email(),
  metadata: z.object({ role: z.enum(ROLES).optional() }).nullish(),
})

/** Somebody is invited. The engine refuses whoever is one already or has an invitation: nothing changes for them. */
export const keepRoleOfInvited = before(async (knex, { body }) => {
  const invitation = invitationSchema.safeParse(body)
  if (!invitation.success) throw refuse("invalid_request", 400)
  const { email, metadata } = invitation.data
  if ((await isAdministrator(knex, email)) || (await isInvited(knex, email))) return
  if (metadata?.role) await writeRole(knex, email, metadata.role)
  else await forgetRole(knex, email)
})

/** An invitation is taken back. */
export const takeRoleOfUninvited = before((knex, { params: { id = "" } }) => forgetRoleOfInvited(knex, id))
