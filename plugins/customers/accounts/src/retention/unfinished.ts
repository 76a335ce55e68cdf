import type { Identity } from "@bon-perroquet/api-kit/identity"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * In Medusa, a first call registers address and password, and a second one creates the account. Without the second
 * call, the address stays taken, perhaps by a stranger.
 */

/** Storefront and Medusa Admin make the second call immediately, so an hour without it means it was abandoned. */
const KEPT_HOURS = 1
/** Rows per batch, few enough to block no other query. */
const AT_ONCE = 1_000

/** Deletes one batch of unfinished registrations, except those whose account is being created. */
export async function forgetUnfinished(knex: Knex): Promise<void> {
  await knex.raw(
    `DELETE FROM auth_identity WHERE id IN (
       SELECT id FROM auth_identity
       WHERE COALESCE(jsonb_strip_nulls(app_metadata), '{}') = '{}'
         AND created_at < now() - make_interval(hours => ${KEPT_HOURS})
       LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`,
  )
}

/**
 * Deletes an unfinished registration of any age when an account is created with its address, so that a stranger cannot
 * block the address by repeated registrations. Somebody between both calls has to start again.
 */
export async function freeAddress(
  knex: Knex,
  { auth_identity_id: id, app_metadata }: Pick<Identity, "auth_identity_id" | "app_metadata">,
): Promise<void> {
  await knex.raw(
    `DELETE FROM auth_identity WHERE id = :id AND app_metadata IS NOT DISTINCT FROM CAST(:read AS jsonb)`,
    { id, read: app_metadata && JSON.stringify(app_metadata) },
  )
}
