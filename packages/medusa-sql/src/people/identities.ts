import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns the metadata of a person's e-mail and password, or none. */
export async function emailIdentityMetadata(
  knex: Knex,
  identity: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await knex.raw<{ rows: { user_metadata: Record<string, unknown> | null }[] }>(
    `SELECT user_metadata FROM provider_identity
     WHERE auth_identity_id = ? AND provider = 'emailpass' AND deleted_at IS NULL`,
    [identity],
  )
  return rows[0]?.user_metadata ?? {}
}
