import { FRESH_PROOF_SECONDS, mayUse, type Right, type Role } from "@bon-perroquet/contract"
import { hasChannels } from "@bon-perroquet/contract/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface CustomerRow {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  metadata: Record<string, unknown> | null
  created_at: string
}

/** A person who signs in with e-mail and password, with their customer or administrator in Medusa. */
export interface Identity {
  auth_identity_id: string
  email: string
  app_metadata: Record<string, unknown> | null
  user_metadata: Record<string, unknown> | null
  customer: CustomerRow | null
  /** The administrator, if the person is one. Medusa stores no phone numbers of users. */
  administrator: (Omit<CustomerRow, "phone"> & { role: Role | null; channels: string[] | null }) | null
  has_second_factor: boolean
  second_factor_demanded: boolean
  /** The requested session, if it has not ended. */
  session: {
    id: string
    actor_type: string
    last_used_at: string
    /** Whether the person gave a password or code in this session within the last minutes. */
    is_proved: boolean
  } | null
}

export interface Caller extends Identity {
  is_admin: boolean
  /** True for a program with a secret API key. It has no session and no second factor. */
  is_key?: true
  /** Rights of an API key of the shop. It has none of the rights that its creator does not have. */
  key_rights?: readonly Right[]
  /** Time at which the second factor was given in this session, ISO 8601. Null without one. */
  second_factor_at?: string | null
}

/** Returns the channels to which staff are limited. Null in a shop with one channel, where all staff work for it. */
export const limitedTo = (channels: string[] | null): string[] | null => (hasChannels() ? channels : null)

/** Returns whether a caller has a right: by role, and for an API key also by its list. */
export const hasRight = (
  { administrator, key_rights }: Pick<Caller, "administrator" | "key_rights">,
  right: Right,
): boolean =>
  administrator !== null &&
  mayUse({ role: administrator.role, channels: limitedTo(administrator.channels) }, right) &&
  (!key_rights || key_rights.includes(right))

/** Key in the metadata of Medusa's store. Its value states whether administrators need a second factor. */
export const DEMANDED = "second_factor_demanded"
export const SECOND_FACTOR_DEMANDED = `
  SELECT COALESCE(bool_or(CAST(metadata ->> '${DEMANDED}' AS boolean)), false) FROM store WHERE deleted_at IS NULL`

/**
 * Maximum age of a session, even if it is renewed: administrators sign in daily, customers every three
 * months.
 */
export const MAXIMUM_SESSION_DAYS = { user: 1, customer: 90 }
const MAXIMUM_AGE = `CASE session.actor_type WHEN 'user' THEN interval '${MAXIMUM_SESSION_DAYS.user} days'
  ELSE interval '${MAXIMUM_SESSION_DAYS.customer} days' END`

const IDENTITY = `
  SELECT identity.id AS auth_identity_id, provider.entity_id AS email, identity.app_metadata, provider.user_metadata,
    (SELECT json_build_object('id', customer.id, 'email', customer.email, 'first_name', customer.first_name,
        'last_name', customer.last_name, 'phone', customer.phone, 'metadata', customer.metadata,
        'created_at', customer.created_at)
      FROM customer WHERE customer.id = identity.app_metadata ->> 'customer_id'
        AND customer.has_account AND customer.deleted_at IS NULL) AS customer,
    (SELECT json_build_object('id', "user".id, 'email', "user".email, 'first_name', "user".first_name,
        'last_name', "user".last_name, 'metadata', "user".metadata, 'created_at', "user".created_at,
        'role', given.role, 'channels', given.channels)
      FROM "user" LEFT JOIN administrator_role given ON given.email = lower("user".email) AND given.deleted_at IS NULL
      WHERE "user".id = identity.app_metadata ->> 'user_id' AND "user".deleted_at IS NULL) AS administrator,
    EXISTS (SELECT FROM auth_mfa_factor factor
      WHERE factor.auth_identity_id = identity.id AND factor.status = 'enabled' AND factor.deleted_at IS NULL)
      AS has_second_factor,
    (${SECOND_FACTOR_DEMANDED}) AS second_factor_demanded,
    (SELECT json_build_object('id', session.id, 'actor_type', session.actor_type, 'last_used_at', session.last_used_at,
        'is_proved', COALESCE(session.proved_at > now() - interval '${FRESH_PROOF_SECONDS} seconds', false))
      FROM auth_session session
      WHERE session.id = :session AND session.auth_identity_id = identity.id AND session.expires_at > now()
        AND session.created_at > now() - ${MAXIMUM_AGE}) AS session
  FROM auth_identity identity
  JOIN provider_identity provider ON provider.auth_identity_id = identity.id
    AND provider.provider = 'emailpass' AND provider.deleted_at IS NULL
  WHERE identity.deleted_at IS NULL`

/** Returns an identity with one of its sessions. null if the identity was deleted. */
export async function identityOf(knex: Knex, id: string, session = ""): Promise<Identity | null> {
  const { rows } = await knex
    .raw<{ rows: Identity[] }>(`${IDENTITY} AND identity.id = :id`, { id, session })
    .options({ name: "identity" })
  return rows[0] ?? null
}

/** Returns the identity of an administrator, or null if it was removed. @param id of Medusa's user */
export async function identityOfAdministrator(knex: Knex, id: string): Promise<Identity | null> {
  const { rows } = await knex
    .raw<{ rows: Identity[] }>(`${IDENTITY} AND identity.app_metadata ->> 'user_id' = :id`, {
      id,
      session: "",
    })
    .options({ name: "identity of a user" })
  return rows[0] ?? null
}

/** Returns the identity for an e-mail address (lower case), ignoring the case in Medusa's tables. */
export async function identityOfEmail(knex: Knex, email: string): Promise<Identity | null> {
  const { rows } = await knex
    .raw<{ rows: Identity[] }>(
      `${IDENTITY} AND lower(provider.entity_id) = :email ORDER BY provider.created_at LIMIT 1`,
      { email, session: "" },
    )
    .options({ name: "identity with an address" })
  return rows[0] ?? null
}

/**
 * Key of the verified address in the identity's `user_metadata`. Only the shop writes there. Customers can write their
 * `metadata` through the Store API.
 */
export const PROVED_EMAIL = "proved_email"

export const hasProved = (caller: Pick<Identity, "user_metadata"> | null, email: string): boolean =>
  caller?.user_metadata?.[PROVED_EMAIL] === email.toLowerCase()
