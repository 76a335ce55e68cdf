import { GENERATION, type Identity } from "@bon-perroquet/api-kit/identity"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns the number of password changes. Tokens and links with a lower number are invalid. */
export function generationOf({ user_metadata }: Pick<Identity, "user_metadata">): number {
  return Number(user_metadata?.[GENERATION] ?? 0)
}

const NEXT = `
  UPDATE provider_identity
  SET user_metadata = jsonb_set(COALESCE(user_metadata, '{}'), '{${GENERATION}}', to_jsonb(CAST(:next AS integer)))
  WHERE auth_identity_id = :identity AND provider = 'emailpass' AND deleted_at IS NULL
    AND COALESCE(CAST(user_metadata ->> '${GENERATION}' AS integer), 0) = :generation
  RETURNING entity_id`

/**
 * Ends a generation of tokens and links, once, also for concurrent calls.
 * @returns the e-mail address for sign-in, or null if the generation had already ended
 */
export async function endGeneration(
  knex: Knex,
  identity: string,
  generation: number,
): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { entity_id: string }[] }>(NEXT, {
    identity,
    generation,
    next: generation + 1,
  })
  return rows[0]?.entity_id ?? null
}
