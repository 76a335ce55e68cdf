import { refuse } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const TAKE = `
  WITH taken AS (
    UPDATE auth_mfa_factor factor SET status = 'disabled', updated_at = now() FROM auth_identity identity
    WHERE identity.id = factor.auth_identity_id AND identity.app_metadata ->> 'user_id' = :id
      AND identity.deleted_at IS NULL AND factor.status = 'enabled' AND factor.deleted_at IS NULL
    RETURNING factor.auth_identity_id),
  codes AS (DELETE FROM auth_mfa_recovery_code WHERE auth_identity_id IN (SELECT auth_identity_id FROM taken))
  SELECT auth_identity_id FROM taken`

/**
 * Removes a lost second factor with its recovery codes. Medusa would require a code.
 * @returns the identity that had the factor
 */
export async function takeSecondFactor(
  transaction: Knex.Transaction,
  administrator: string,
): Promise<string> {
  const { rows } = await transaction.raw<{ rows: { auth_identity_id: string }[] }>(TAKE, {
    id: administrator,
  })
  const [removed] = rows
  if (!removed) throw refuse("second_factor_missing", 409)
  return removed.auth_identity_id
}
