import type { Language } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { IS_LISTED_CUSTOMER } from "../customers"
import { newId } from "../statement"

/** Customers that an administrator imports from another system, with accounts without a password. */

/** Consent to the newsletter with its proof, or its withdrawal. */
export interface Consent {
  state: "subscribed" | "none"
  since: string
  source: string
  /** Sentence that the person agreed to. */
  text?: string
}

export interface NewCustomer {
  id: string
  email: string
  first_name: string
  last_name: string
  phone: string | null
  /** Day as 2024-05-01, or null for today. */
  since: string | null
  by: string
  language: Language | null
  newsletter: Consent | null
  /** Values of custom fields by key. */
  custom: Readonly<Record<string, unknown>>
}

export interface KnownAccount {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  language: Language | null
  newsletter: { state: string; since: string | null; source?: string; text?: string } | null
  metadata: Record<string, unknown> | null
  groups: string[]
  addresses: AddressRow[]
  /** False if the customer never set a password. */
  has_password: boolean
  has_bought: boolean
  created_at: Date
}

export interface AddressRow {
  first_name: string | null
  last_name: string | null
  company: string | null
  phone: string | null
  address_1: string | null
  address_2: string | null
  postal_code: string | null
  city: string | null
  country_code: string | null
  metadata: Record<string, unknown> | null
}

const CUSTOMER = `
  SELECT customer.id, customer.created_at, lower(customer.email) AS email, customer.first_name, customer.last_name, customer.phone,
    customer.metadata, customer.metadata ->> 'language' AS language, customer.metadata -> 'newsletter' AS newsletter,
    ARRAY(SELECT customer_group.name FROM customer_group_customer member
      JOIN customer_group ON customer_group.id = member.customer_group_id AND customer_group.deleted_at IS NULL
      WHERE member.customer_id = customer.id AND member.deleted_at IS NULL AND member.created_by IS DISTINCT FROM 'segments'
      ORDER BY customer_group.name) AS groups,
    COALESCE((SELECT json_agg(address ORDER BY address.created_at, address.id) FROM customer_address address
      WHERE address.customer_id = customer.id AND address.deleted_at IS NULL), '[]') AS addresses,
    EXISTS (SELECT 1 FROM auth_identity identity JOIN provider_identity provider
      ON provider.auth_identity_id = identity.id AND provider.deleted_at IS NULL
      WHERE identity.app_metadata ->> 'customer_id' = customer.id
        AND provider.provider_metadata ->> 'password' IS NOT NULL) AS has_password,
    EXISTS (SELECT 1 FROM "order" WHERE "order".customer_id = customer.id)
      OR EXISTS (SELECT 1 FROM cart WHERE cart.customer_id = customer.id) AS has_bought
  FROM customer`

const ACCOUNTS = `${CUSTOMER}
  WHERE lower(customer.email) = ANY (CAST(? AS text[])) AND customer.has_account AND customer.deleted_at IS NULL`

/** Returns accounts by e-mail address in lower case. */
export async function readAccounts(knex: Knex, emails: readonly string[]): Promise<KnownAccount[]> {
  const { rows } = await knex.raw<{ rows: KnownAccount[] }>(ACCOUNTS, [[...emails]])
  return rows
}

/** Returns a page of customers with an account, and of guests with orders, by id. */
export async function readCustomersAfter(knex: Knex, id: string, most: number): Promise<KnownAccount[]> {
  const { rows } = await knex.raw<{ rows: KnownAccount[] }>(
    `${CUSTOMER} WHERE ${IS_LISTED_CUSTOMER} AND customer.id > ? ORDER BY customer.id LIMIT ?`,
    [id, most],
  )
  return rows
}

export async function orderIdsAfter(knex: Knex, id: string, most: number): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT id FROM "order" WHERE id > ? AND deleted_at IS NULL AND NOT is_draft_order ORDER BY id LIMIT ?`,
    [id, most],
  )
  return rows.map((row) => row.id)
}

/** Returns the e-mail addresses (lower case) that belong to administrators. */
export async function administratorsAmong(knex: Knex, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await knex.raw<{ rows: { email: string }[] }>(
    `SELECT lower(email) AS email FROM "user" WHERE lower(email) = ANY (CAST(? AS text[])) AND deleted_at IS NULL`,
    [[...emails]],
  )
  return new Set(rows.map(({ email }) => email))
}

const json = (rows: readonly object[]): string => JSON.stringify(rows)

const CUSTOMERS = `
  INSERT INTO customer (id, email, first_name, last_name, phone, has_account, metadata, created_by, created_at)
  SELECT id, email, first_name, last_name, phone, true, metadata, by, COALESCE(CAST(since AS timestamptz), now())
  FROM json_to_recordset(CAST(:rows AS json)) AS given (id text, email text, first_name text, last_name text, phone text,
    metadata jsonb, by text, since text)`

const IDENTITIES = `
  WITH given AS (SELECT id, email, identity, provider FROM json_to_recordset(CAST(:rows AS json))
    AS given (id text, email text, identity text, provider text)),
    -- Registrations that were never finished.
    freed AS (DELETE FROM auth_identity WHERE COALESCE(jsonb_strip_nulls(app_metadata), '{}') = '{}'
      AND id IN (SELECT auth_identity_id FROM provider_identity WHERE entity_id IN (SELECT email FROM given))),
    identities AS (INSERT INTO auth_identity (id, app_metadata)
      SELECT identity, jsonb_build_object('customer_id', id) FROM given)
  SELECT 1`

const PROVIDERS = `
  INSERT INTO provider_identity (id, entity_id, provider, auth_identity_id)
  SELECT provider, email, 'emailpass', identity FROM json_to_recordset(CAST(:rows AS json))
    AS given (email text, identity text, provider text)`

/** Creates accounts without a password. The customers set one with the link to reset a password. */
export async function createAccounts(transaction: Knex, customers: readonly NewCustomer[]): Promise<void> {
  if (!customers.length) return
  const rows = customers.map(({ language, newsletter, custom, ...customer }) => ({
    ...customer,
    metadata: { ...custom, ...(language && { language }), ...(newsletter && { newsletter }) },
    identity: newId("authid"),
    provider: newId("provid"),
  }))
  await transaction.raw(CUSTOMERS, { rows: json(rows) })
  await transaction.raw(IDENTITIES, { rows: json(rows) })
  await transaction.raw(PROVIDERS, { rows: json(rows) })
}

const FILL = `
  UPDATE customer SET
    first_name = CASE WHEN given.change ? 'first_name' THEN given.change ->> 'first_name' ELSE customer.first_name END,
    last_name = CASE WHEN given.change ? 'last_name' THEN given.change ->> 'last_name' ELSE customer.last_name END,
    phone = CASE WHEN given.change ? 'phone' THEN given.change ->> 'phone' ELSE customer.phone END,
    metadata = NULLIF(jsonb_strip_nulls(COALESCE(customer.metadata, '{}') || COALESCE(given.notes, '{}')), '{}'),
    updated_at = now()
  FROM json_to_recordset(CAST(:rows AS json)) AS given (id text, change jsonb, notes jsonb)
  WHERE customer.id = given.id`

export interface AccountChange {
  id: string
  change: Partial<Record<"first_name" | "last_name" | "phone", string | null>>
  /** Changes of the metadata, with custom fields by key. */
  notes: { language?: Language | null; newsletter?: Consent | null } & Record<string, unknown>
}

/** Changes accounts. Null removes a value. */
export async function changeAccounts(transaction: Knex, changes: readonly AccountChange[]): Promise<void> {
  // Escapes PostgreSQL's operator "?", which Knex would read as a placeholder.
  if (changes.length)
    await transaction.raw(FILL.replaceAll(" ? '", String.raw` \? '`), { rows: json(changes) })
}

export interface AddressToAdd extends AddressRow {
  id: string
  customer_id: string
}

const ADDRESSES = `
  INSERT INTO customer_address (id, customer_id, is_default_shipping, first_name, last_name, company, phone, address_1,
    address_2, postal_code, city, country_code, metadata)
  SELECT given.id, given.customer_id,
    given.place = 1 AND NOT EXISTS (SELECT 1 FROM customer_address other
      WHERE other.customer_id = given.customer_id AND other.is_default_shipping AND other.deleted_at IS NULL),
    first_name, last_name, company, phone, address_1, address_2, postal_code, city, country_code, metadata
  FROM (SELECT *, row_number() OVER (PARTITION BY customer_id ORDER BY position) AS place
    FROM json_to_recordset(CAST(:rows AS json)) AS row (position integer, id text, customer_id text, first_name text, last_name text,
      company text, phone text, address_1 text, address_2 text, postal_code text, city text, country_code text,
      metadata jsonb)) AS given`

/** Adds postal addresses. The first one of a customer without addresses becomes the default. */
export async function insertAddresses(transaction: Knex, addresses: readonly AddressToAdd[]): Promise<void> {
  if (!addresses.length) return
  const rows = addresses.map((address, position) => ({ ...address, position }))
  await transaction.raw(ADDRESSES, { rows: json(rows) })
}

/** Creates missing groups and adds customers to them. @returns ids of the created groups and memberships */
export async function joinGroups(
  transaction: Knex,
  members: readonly { customer_id: string; group: string }[],
  by: string,
): Promise<{ groups: string[]; memberships: { id: string; customer_id: string }[] }> {
  if (!members.length) return { groups: [], memberships: [] }
  const named = [...new Set(members.map(({ group }) => group))]
  const wanted = named.map((name) => ({ id: newId("cusgroup"), name, by }))
  const created = await transaction.raw<{ rows: { id: string }[] }>(
    `INSERT INTO customer_group (id, name, created_by)
     SELECT id, name, by FROM json_to_recordset(CAST(:rows AS json)) AS given (id text, name text, by text)
     WHERE NOT EXISTS (SELECT 1 FROM customer_group old WHERE old.name = given.name AND old.deleted_at IS NULL)
     RETURNING id`,
    { rows: json(wanted) },
  )
  const rows = members.map((member) => ({ id: newId("cusgc"), by, ...member }))
  const joined = await transaction.raw<{ rows: { id: string; customer_id: string }[] }>(
    `INSERT INTO customer_group_customer (id, customer_id, customer_group_id, created_by)
     SELECT given.id, given.customer_id, customer_group.id, by
     FROM json_to_recordset(CAST(:rows AS json)) AS given (id text, customer_id text, "group" text, by text)
     JOIN customer_group ON customer_group.name = given."group" AND customer_group.deleted_at IS NULL
     WHERE NOT EXISTS (SELECT 1 FROM customer_group_customer member WHERE member.customer_id = given.customer_id
       AND member.customer_group_id = customer_group.id AND member.deleted_at IS NULL)
     RETURNING id, customer_id`,
    { rows: json(rows) },
  )
  return { groups: created.rows.map(({ id }) => id), memberships: joined.rows }
}

export interface ImportedRows {
  customer?: string
  addresses: string[]
  notes: string[]
  memberships: string[]
  /** E-mail address for which the import recorded a newsletter opt-out. */
  opt_out?: string
}

/** Deletes rows that an import created. Keeps changed addresses, and customers who have since set a password or bought. */
export async function removeImported(transaction: Knex, rows: readonly ImportedRows[]): Promise<void> {
  const all = (of: (row: ImportedRows) => readonly string[]) => rows.flatMap(of)
  const customers = all(({ customer }) => (customer ? [customer] : []))
  await transaction("customer_group_customer")
    .whereIn(
      "id",
      all(({ memberships }) => memberships),
    )
    .delete()
  await transaction("customer_address")
    .whereIn(
      "id",
      all(({ addresses }) => addresses),
    )
    // Keeps an address that the customer or staff changed since, unless the customer is deleted.
    .whereRaw("(updated_at <= created_at OR customer_id = ANY (CAST(? AS text[])))", [customers])
    .delete()
  await transaction.raw(
    `WITH gone AS (SELECT id FROM auth_identity WHERE app_metadata ->> 'customer_id' = ANY (CAST(:customers AS text[]))),
       providers AS (DELETE FROM provider_identity WHERE auth_identity_id IN (SELECT id FROM gone))
     DELETE FROM auth_identity WHERE id IN (SELECT id FROM gone)`,
    { customers },
  )
  await transaction("customer").whereIn("id", customers).delete()
}

/** Deletes groups that an import created, if they are empty. */
export async function removeEmptyGroups(knex: Knex, ids: readonly string[]): Promise<void> {
  await knex.raw(
    `DELETE FROM customer_group WHERE id = ANY (CAST(? AS text[]))
     AND NOT EXISTS (SELECT 1 FROM customer_group_customer member WHERE member.customer_group_id = customer_group.id)`,
    [[...ids]],
  )
}

/** Returns whether a sign-in identity has no password, like those of imported customers who never signed in. */
export async function hasNoPassword(knex: Knex, identityId: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `SELECT 1 FROM provider_identity WHERE auth_identity_id = ? AND provider = 'emailpass' AND deleted_at IS NULL
       AND provider_metadata ->> 'password' IS NULL`,
    [identityId],
  )
  return rows.length > 0
}

const KEEP_OPT_OUT = `
  INSERT INTO erased_opt_out (hash)
  SELECT :hash WHERE EXISTS (SELECT 1 FROM newsletter_opt_out WHERE email = :proved_email) OR EXISTS (
    SELECT 1 FROM customer WHERE (id = :customer OR lower(email) = :proved_email)
      AND metadata -> 'newsletter' ->> 'since' IS NOT NULL)
  ON CONFLICT DO NOTHING`

/**
 * Keeps the hash of an address whose owner is erased, if they made a choice about the newsletter. Later imports then do
 * not subscribe the address.
 */
export async function keepOptOut(
  transaction: Knex,
  { customer, proved_email, hash }: { customer: string; proved_email: string | null; hash: string },
): Promise<void> {
  await transaction.raw(KEEP_OPT_OUT, { customer, proved_email, hash })
}
