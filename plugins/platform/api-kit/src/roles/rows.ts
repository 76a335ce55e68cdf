import type { Role } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { SECOND_FACTOR_DEMANDED } from "../identity/identity-rows"

export interface AdministratorWithRole {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  role: Role | null
  channels: string[] | null
  second_factor_demanded: boolean
}

const ADMINISTRATORS = `
  SELECT "user".id, "user".email, "user".first_name, "user".last_name, administrator_role.role,
    administrator_role.channels,
    (${SECOND_FACTOR_DEMANDED}) AS second_factor_demanded
  FROM "user" LEFT JOIN administrator_role ON administrator_role.email = lower("user".email)
    AND administrator_role.deleted_at IS NULL
  WHERE "user".deleted_at IS NULL`

export async function administrators(knex: Knex): Promise<AdministratorWithRole[]> {
  const { rows } = await knex.raw<{ rows: AdministratorWithRole[] }>(
    `${ADMINISTRATORS} ORDER BY "user".email`,
  )
  return rows
}

export async function administratorWithId(knex: Knex, id: string): Promise<AdministratorWithRole | null> {
  const { rows } = await knex
    .raw<{ rows: AdministratorWithRole[] }>(`${ADMINISTRATORS} AND "user".id = ?`, [id])
    .options({ name: "administrator" })
  return rows[0] ?? null
}

async function isAdministrator(knex: Knex, email: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `${ADMINISTRATORS} AND lower("user".email) = lower(?)`,
    [email],
  )
  return rows.length > 0
}

/**
 * Returns the administrator who created a secret API key. A key has the current rights of its creator, and
 * none if the creator was removed.
 */
export async function makerOfKey(knex: Knex, keyId: string): Promise<AdministratorWithRole | null> {
  const { rows } = await knex.raw<{ rows: AdministratorWithRole[] }>(
    `${ADMINISTRATORS} AND "user".id = (SELECT created_by FROM api_key WHERE id = ? AND deleted_at IS NULL)`,
    [keyId],
  )
  return rows[0] ?? null
}

/** Stores the role of an e-mail address, which may have no administrator yet. */
export async function writeRole(knex: Knex, email: string, role: Role): Promise<void> {
  await knex.raw(
    `INSERT INTO administrator_role (id, email, role) VALUES (:id, lower(:email), :role)
     ON CONFLICT (email) WHERE deleted_at IS NULL DO UPDATE SET role = excluded.role, updated_at = now()`,
    { id: generateEntityId(undefined, "role"), email, role },
  )
}

/** Limits an administrator to channels. Null: all channels. */
export async function writeChannels(knex: Knex, email: string, channels: string[] | null): Promise<void> {
  await knex("administrator_role").where({ email: email.toLowerCase() }).update({ channels })
}

/** Deletes the role of an e-mail address without an administrator. A later invitation assigns a new one. */
export async function forgetRole(knex: Knex, email: string): Promise<void> {
  await knex.raw(`DELETE FROM administrator_role WHERE email = lower(?)`, [email])
}

export async function hasAccessOrInvitation(knex: Knex, email: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `SELECT FROM invite WHERE lower(email) = lower(?) AND deleted_at IS NULL`,
    [email],
  )
  return rows.length > 0 || isAdministrator(knex, email)
}

export const assignInvitedRole = (knex: Knex, email: string, role: Role | undefined): Promise<void> =>
  role ? writeRole(knex, email, role) : forgetRole(knex, email)

/** Records the time of a sign-in, because sessions are deleted when they end. */
export async function recordSignIn(knex: Knex, email: string): Promise<void> {
  await knex.raw(`UPDATE administrator_role SET last_sign_in_at = now() WHERE email = lower(?)`, [email])
}

/** Deletes the role of an invitation, unless an administrator has the address. */
export async function forgetRoleOfInvited(knex: Knex, inviteId: string): Promise<void> {
  await knex.raw(
    `DELETE FROM administrator_role
     WHERE email = (SELECT lower(email) FROM invite WHERE id = ? AND deleted_at IS NULL)
       AND NOT EXISTS (SELECT FROM "user"
         WHERE lower("user".email) = administrator_role.email AND "user".deleted_at IS NULL)`,
    [inviteId],
  )
}

export async function lockOwners(transaction: Knex.Transaction): Promise<{ id: string }[]> {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `SELECT "user".id FROM administrator_role JOIN "user" ON lower("user".email) = administrator_role.email
     WHERE role = 'owner' AND administrator_role.deleted_at IS NULL AND "user".deleted_at IS NULL
     ORDER BY administrator_role.email FOR UPDATE OF administrator_role`,
  )
  return rows
}

export async function makeOwners(knex: Knex): Promise<void> {
  await knex.raw(
    `INSERT INTO administrator_role (id, email, role)
     SELECT 'role_of_' || max(id), lower(email), 'owner' FROM "user"
     WHERE deleted_at IS NULL AND NOT EXISTS (SELECT FROM administrator_role)
     GROUP BY lower(email) ON CONFLICT DO NOTHING`,
  )
}

/** Makes the administrator with this e-mail address an owner if the shop has none. */
export async function ensureOwner(knex: Knex, email: string): Promise<void> {
  await knex.transaction(async (transaction) => {
    if ((await lockOwners(transaction)).length === 0) await writeRole(transaction, email, "owner")
  })
}

/** Ends an administrator's sessions, so that they sign in again with their current rights. */
export async function endSessionsOf(knex: Knex, id: string): Promise<void> {
  await knex.raw(
    `DELETE FROM auth_session WHERE auth_identity_id IN (
       SELECT id FROM auth_identity WHERE app_metadata ->> 'user_id' = ? AND deleted_at IS NULL)`,
    [id],
  )
}
