import type { StaffMember } from "@bon-perroquet/contract"
import { hasChannels } from "@bon-perroquet/contract/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const STAFF = `
  SELECT "user".id, "user".email, COALESCE("user".first_name, '') AS first_name,
    COALESCE("user".last_name, '') AS last_name, given.role, given.channels, given.last_sign_in_at,
    EXISTS (SELECT FROM auth_mfa_factor factor WHERE factor.auth_identity_id = identity.id
      AND factor.status = 'enabled' AND factor.deleted_at IS NULL) AS has_second_factor,
    (SELECT count(*)::int FROM auth_session session WHERE session.auth_identity_id = identity.id
      AND session.actor_type = 'user' AND session.expires_at > now() AND session.deleted_at IS NULL) AS sessions
  FROM "user"
  LEFT JOIN administrator_role given ON given.email = lower("user".email) AND given.deleted_at IS NULL
  LEFT JOIN auth_identity identity
    ON identity.app_metadata ->> 'user_id' = "user".id AND identity.deleted_at IS NULL
  WHERE "user".deleted_at IS NULL ORDER BY lower("user".email)`

interface StaffRow extends Omit<StaffMember, "last_sign_in_at"> {
  last_sign_in_at: Date | null
}

export async function readStaffRows(knex: Knex): Promise<StaffMember[]> {
  const { rows } = await knex.raw<{ rows: StaffRow[] }>(STAFF)
  return rows.map(({ channels, ...row }) => ({
    ...row,
    ...(hasChannels() && { channels }),
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  }))
}
