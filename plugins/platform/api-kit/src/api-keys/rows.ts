import { createHash, randomBytes } from "node:crypto"
import { API_KEY_PREFIX, RIGHTS, type ApiKey, type Right } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

export interface ActiveKey {
  id: string
  name: string
  rights: Right[]
  /** Id of Medusa's user. */
  created_by: string
}

interface Row extends Omit<ApiKey, "created_at" | "last_used_at" | "revoked_at"> {
  created_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

const VIEW = `
  SELECT id, name, rights, ending, creator_email AS created_by, created_at, last_used_at, revoked_at
  FROM api_access_key WHERE deleted_at IS NULL`

const viewOf = ({ created_at, last_used_at, revoked_at, ...row }: Row): ApiKey => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  revoked_at: revoked_at?.toISOString() ?? null,
})

export async function listApiKeys(knex: Knex): Promise<ApiKey[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(`${VIEW} ORDER BY revoked_at IS NOT NULL, lower(name), id`)
  return rows.map(viewOf)
}

export async function findApiKey(knex: Knex, id: string): Promise<ApiKey | null> {
  const { rows } = await knex.raw<{ rows: Row[] }>(`${VIEW} AND id = ?`, [id])
  return rows[0] ? viewOf(rows[0]) : null
}

const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex")

/** Creates a key. @returns its id, and the key, which is not stored */
export async function insertApiKey(
  knex: Knex,
  { name, rights, creator }: Pick<ActiveKey, "name" | "rights"> & { creator: { id: string; email: string } },
): Promise<{ id: string; key: string }> {
  const key = API_KEY_PREFIX + randomBytes(32).toString("base64url")
  const id = generateEntityId(undefined, "acckey")
  await knex.raw(
    `INSERT INTO api_access_key (id, name, hash, ending, rights, created_by, creator_email)
     VALUES (:id, :name, :hash, :ending, CAST(:rights AS text[]), :created_by, :creator_email)`,
    {
      ...{ id, name, hash: hashOf(key), ending: key.slice(-4) },
      ...{ created_by: creator.id, creator_email: creator.email },
      rights: RIGHTS.filter((right) => rights.includes(right)) as unknown as string,
    },
  )
  return { id, key }
}

/** @returns false if the key is unknown or was revoked before */
export async function revokeApiKey(knex: Knex, id: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `UPDATE api_access_key SET revoked_at = now(), updated_at = now()
     WHERE id = ? AND revoked_at IS NULL AND deleted_at IS NULL RETURNING 1`,
    [id],
  )
  return rows.length > 0
}

/** Records the use at most once a minute. */
const USE = `
  WITH found AS (
    SELECT id, name, rights, created_by, last_used_at FROM api_access_key
    WHERE hash = ? AND revoked_at IS NULL AND deleted_at IS NULL
  ), used AS (
    UPDATE api_access_key SET last_used_at = now() FROM found
    WHERE api_access_key.id = found.id
      AND (found.last_used_at IS NULL OR found.last_used_at < now() - interval '1 minute')
  )
  SELECT id, name, rights, created_by FROM found`

/** Returns an active key and records its use, or null if the key is unknown or revoked. */
export async function useApiKey(knex: Knex, key: string): Promise<ActiveKey | null> {
  const { rows } = await knex.raw<{ rows: ActiveKey[] }>(USE, [hashOf(key)]).options({ name: "api key" })
  return rows[0] ?? null
}
