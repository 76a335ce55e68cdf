import type { Role } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** All that the shop knows of the engine's tables of identities, customers and users stands in this file. */

export interface CustomerRow {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  metadata: Record<string, unknown> | null
  created_at: string
}

/** A person who can sign in with e-mail and password, with what that person is in the engine. */
export interface Identity {
  auth_identity_id: string
  /** What the person signs in with. */
  email: string
  app_metadata: Record<string, unknown> | null
  user_metadata: Record<string, unknown> | null
  /** The customer's account, if there is one. */
  customer: CustomerRow | null
  /** The administrator, if the person is one; the engine knows no phone number of users. */
  administrator: (Omit<CustomerRow, "phone"> & { role: Role | null }) | null
}

/** An identity that a token speaks for, as customer or as administrator. */
export interface Caller extends Identity {
  is_admin: boolean
}

const IDENTITY = `
  SELECT identity.id AS auth_identity_id, provider.entity_id AS email, identity.app_metadata, provider.user_metadata,
    (SELECT json_build_object('id', customer.id, 'email', customer.email, 'first_name', customer.first_name,
        'last_name', customer.last_name, 'phone', customer.phone, 'metadata', customer.metadata,
        'created_at', customer.created_at)
      FROM customer WHERE customer.id = identity.app_metadata ->> 'customer_id'
        AND customer.has_account AND customer.deleted_at IS NULL) AS customer,
    (SELECT json_build_object('id', "user".id, 'email', "user".email, 'first_name', "user".first_name,
        'last_name', "user".last_name, 'metadata', "user".metadata, 'created_at', "user".created_at,
        'role', (SELECT role FROM administrator_role
          WHERE email = lower("user".email) AND administrator_role.deleted_at IS NULL))
      FROM "user" WHERE "user".id = identity.app_metadata ->> 'user_id' AND "user".deleted_at IS NULL) AS administrator
  FROM auth_identity identity
  JOIN provider_identity provider ON provider.auth_identity_id = identity.id
    AND provider.provider = 'emailpass' AND provider.deleted_at IS NULL
  WHERE identity.deleted_at IS NULL`

/** The identity with this id, or null when it is gone. */
export async function identityOf(knex: Knex, authIdentityId: string): Promise<Identity | null> {
  const { rows } = await knex.raw<{ rows: Identity[] }>(`${IDENTITY} AND identity.id = ?`, [authIdentityId])
  return rows[0] ?? null
}

/** The identity that signs in with this e-mail address (lower case), however the engine wrote it. */
export async function identityOfEmail(knex: Knex, email: string): Promise<Identity | null> {
  const { rows } = await knex.raw<{ rows: Identity[] }>(
    `${IDENTITY} AND lower(provider.entity_id) = ? ORDER BY provider.created_at LIMIT 1`,
    [email],
  )
  return rows[0] ?? null
}
