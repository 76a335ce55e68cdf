import type { Identity } from "@bon-perroquet/shop-api/identity"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * At the engine an address and a password are registered first, and get their account by a second call: a customer's, or an
 * administrator's who accepts an invitation. Whoever never makes that call, and may be a stranger, has the address.
 */

/** Between the two calls lies a moment, in a storefront and in Medusa Admin. */
const KEPT_HOURS = 1
/** So many rows at a time: nobody waits for a sweep. */
const AT_ONCE = 1_000

/** Forgets some of those who registered long ago and have no account. One that gets its account just now is passed over. */
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
 * Forgets one of them, however young, for whoever opens an account with its address now: a stranger would keep it by
 * registering again and again. Who is between the two calls at this moment begins anew, as if the other had come first.
 * One that got an account since it was read stays.
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
