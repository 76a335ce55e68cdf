import { findApiKey, insertApiKey, revokeApiKey } from "@bon-perroquet/api-kit/api-keys"
import { writeChanges } from "@bon-perroquet/api-kit/changes"
import { refuse } from "@bon-perroquet/api-kit/http"
import { hasRight, type Caller } from "@bon-perroquet/api-kit/identity"
import type { ApiKey, ApiKeyInput, NewApiKey } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const record = (knex: Knex, by: string, action: "created" | "revoked", { id, name, rights }: ApiKey) =>
  writeChanges(knex, [
    {
      ...{ by, subject: "api_key", subject_id: id, label: name, action },
      ...{ before: null, after: action === "created" ? { rights } : null },
    },
  ])

/** Creates a key for a program. @throws 403 for a right that the caller does not have */
export async function createApiKey(
  knex: Knex,
  caller: Caller,
  { name, rights }: ApiKeyInput,
): Promise<NewApiKey> {
  const { administrator, email } = caller
  if (!administrator || !rights.every((right) => hasRight(caller, right)))
    throw refuse("role_not_allowed", 403)
  return knex.transaction(async (transaction) => {
    const { id, key } = await insertApiKey(transaction, { name, rights, creator: administrator })
    const api_key = await findApiKey(transaction, id)
    if (!api_key) throw new Error(`The API key ${id} was not stored.`)
    await record(transaction, email, "created", api_key)
    return { api_key, key }
  })
}

/** Revokes a key at once. Revoking it again is not an error. @throws 404 for an unknown key */
export async function endApiKey(knex: Knex, by: string, id: string): Promise<ApiKey> {
  return knex.transaction(async (transaction) => {
    const isRevoked = await revokeApiKey(transaction, id)
    const api_key = await findApiKey(transaction, id)
    if (!api_key) throw refuse("api_key_not_found", 404)
    if (isRevoked) await record(transaction, by, "revoked", api_key)
    return api_key
  })
}
