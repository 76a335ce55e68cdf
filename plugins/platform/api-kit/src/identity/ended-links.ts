import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { PROVED_EMAIL } from "./identity-rows"

/** Key in an identity's `user_metadata`. E-mailed links from before this time are invalid. */
const ENDED_AT = "links_ended_at"
const END = `
  UPDATE provider_identity
  SET user_metadata = coalesce(user_metadata, '{}') || jsonb_build_object('${ENDED_AT}', now())
  WHERE auth_identity_id = ? AND provider = 'emailpass' AND deleted_at IS NULL`

export async function endLinks(knex: Knex, auth_identity_id: string): Promise<void> {
  await knex.raw(END, [auth_identity_id])
}

const KEEP = `
  INSERT INTO ended_link AS kept (customer_id, ended_at)
  SELECT customer_id, CAST(:ended_at AS timestamptz) FROM unnest(CAST(:customers AS text[])) AS customer_id
  ON CONFLICT (customer_id) DO UPDATE SET ended_at = GREATEST(kept.ended_at, excluded.ended_at), updated_at = now()`

/**
 * Stores when the links of an identity ended, so that they do not work again after its deletion.
 * @param metadata the identity's `user_metadata`
 * @param customers ids in the person's orders
 */
export async function keepEndedLinks(
  knex: Knex,
  metadata: Readonly<Record<string, unknown>>,
  customers: readonly string[],
): Promise<void> {
  const ended_at = metadata[ENDED_AT]
  if (typeof ended_at !== "string") return
  await knex.raw(KEEP, { ended_at, customers: customers as unknown as string })
}

/** Days after which every link that ended has also expired. Links to orders are valid for 90 days. */
const KEPT_DAYS = 100

export async function forgetEndedLinks(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM ended_link WHERE ended_at < now() - make_interval(days => ${KEPT_DAYS})`)
}

const ENDED = `
  SELECT 1 FROM ended_link WHERE customer_id = :customer_id AND ended_at >= :at
  UNION ALL
  SELECT 1 FROM provider_identity provider
  JOIN auth_identity identity ON identity.id = provider.auth_identity_id AND identity.deleted_at IS NULL
  WHERE provider.provider = 'emailpass' AND provider.deleted_at IS NULL
    AND (provider.user_metadata ->> '${ENDED_AT}')::timestamptz >= :at
    AND (identity.app_metadata ->> 'customer_id' = :customer_id
      OR (provider.entity_id IN (:email, lower(:email))
        AND provider.user_metadata ->> '${PROVED_EMAIL}' = lower(:email)))
  LIMIT 1`

interface Owner {
  customer_id: string | null
  email: string | null
}

/** Returns whether links from this time are invalid for an account or a verified address. */
export async function linksEndedSince(knex: Knex, owner: Owner, at: Date): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(ENDED, { ...owner, at: at.toISOString() })
  return rows.length > 0
}
