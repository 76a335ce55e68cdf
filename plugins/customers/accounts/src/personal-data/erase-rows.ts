import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { personalDataKeepers } from "@bon-perroquet/api-kit/personal-data"
import { keepEndedLinks, PROVED_EMAIL } from "@bon-perroquet/api-kit/identity"
import { keepOptOut } from "@bon-perroquet/medusa-sql/buying/imported-customers"
import { customersOfOrders, isOfErasedCustomer } from "@bon-perroquet/medusa-sql/buying/owned-orders"
import { emailIdentityMetadata } from "@bon-perroquet/medusa-sql/people/identities"
import { ORDER_STATUS_SQL } from "@bon-perroquet/orders/administration/order-rows"
/** Condition for orders whose carrier no longer needs the phone number. */
const IS_OVER = `${ORDER_STATUS_SQL} IN ('delivered', 'cancelled')`

const numbered = (whose: string) => `
  SELECT "order".id, "order".shipping_address_id, "order".billing_address_id FROM "order"
  WHERE ${whose} AND ${IS_OVER} AND (
    EXISTS (SELECT 1 FROM order_address address WHERE address.phone IS NOT NULL
      AND address.id IN ("order".shipping_address_id, "order".billing_address_id))
    OR EXISTS (SELECT 1 FROM order_fulfillment link JOIN fulfillment parcel ON parcel.id = link.fulfillment_id
      JOIN fulfillment_address address ON address.id = parcel.delivery_address_id
      WHERE link.order_id = "order".id AND address.phone IS NOT NULL))`

const eraseFrom = (whose: string) => `
  WITH numbered AS (${numbered(whose)}),
    parcels AS (UPDATE fulfillment_address SET phone = NULL WHERE id IN (
      SELECT parcel.delivery_address_id FROM fulfillment parcel
      JOIN order_fulfillment link ON link.fulfillment_id = parcel.id WHERE link.order_id IN (SELECT id FROM numbered)))
  UPDATE order_address SET phone = NULL WHERE id IN (
    SELECT unnest(ARRAY[shipping_address_id, billing_address_id]) FROM numbered)`

/** @param orders SQL for the ids of the person's orders */
const phoneNumbersOf = (orders: string): string => eraseFrom(`"order".id IN (${orders})`)

/** Erases phone numbers of guests' finished orders. Accounting law requires name and address only. */
export async function forgetPhoneNumbers(knex: Knex): Promise<void> {
  await knex.raw(
    eraseFrom(`NOT EXISTS (SELECT 1 FROM customer WHERE customer.id = "order".customer_id)
      AND "order".deleted_at IS NULL`),
  )
}

/** Conditions for refunds whose account is not needed any more, because the transfer was recorded. */
const PAID_BACK = { order_refund: "state <> 'pending'", order_delivery_change: "state = 'done'" }

/** @param condition SQL condition on the id of an order */
const eraseAccounts = (condition: (order: string) => string): string[] =>
  Object.entries(PAID_BACK).map(
    ([table, isPaid]) =>
      `UPDATE ${table} SET account = NULL WHERE account IS NOT NULL AND ${isPaid} AND ${condition(`${table}.order_id`)}`,
  )

/** Erases the bank accounts of refunds that were still to be paid when their customer was erased. */
export async function forgetRefundAccounts(knex: Knex): Promise<void> {
  for (const statement of eraseAccounts(isOfErasedCustomer)) await knex.raw(statement)
}

/** Selects the person's carts. Orders are stored by law, so their carts stay without the person. */
const CARTS = "SELECT id FROM cart WHERE customer_id = :customer OR lower(email) = :proved_email"

const ADDRESS_FIELDS = [
  "first_name",
  "last_name",
  "phone",
  "company",
  "address_1",
  "address_2",
  "city",
  "postal_code",
  "province",
  "metadata",
]
const NO_ADDRESS = ADDRESS_FIELDS.map((field) => `${field} = NULL`).join(", ")

const RECORDS = "SELECT id FROM customer WHERE id = :customer OR lower(email) = :proved_email"
const ORDERS = `SELECT id FROM "order" WHERE customer_id IN (${RECORDS}) OR lower(email) = :proved_email`

/** Replaces the texts of a delivery that identify a person. */
const NO_DELIVERY = `'{"recipient": null, "company": null, "phone": null, "address": null, "note": null, "point": null}'::jsonb`

const BUYER = `lower(attribute_value) = :proved_email OR attribute_value IN (${RECORDS})`

const STATEMENTS = [
  `DELETE FROM staff_note WHERE (subject = 'customer' AND subject_id IN (${RECORDS}))
     OR (subject = 'order' AND subject_id IN (${ORDERS}))`,
  `DELETE FROM order_message WHERE order_id IN (${ORDERS})`,
  phoneNumbersOf(ORDERS),
  ...eraseAccounts((order) => `${order} IN (${ORDERS})`),
  `UPDATE order_delivery_change SET before = before || ${NO_DELIVERY}, after = after || ${NO_DELIVERY}
   WHERE order_id IN (${ORDERS})`,
  `UPDATE order_payment_link SET email = '' WHERE order_id IN (${ORDERS})`,
  `UPDATE cart_address SET ${NO_ADDRESS}, customer_id = NULL WHERE id IN (
     SELECT unnest(ARRAY[shipping_address_id, billing_address_id]) FROM cart WHERE id IN (${CARTS}))`,
  `UPDATE checkout_attempt SET email = '', session_params = '{}'
   WHERE lower(email) = :proved_email OR cart_id IN (${CARTS})`,
  `UPDATE promotion_use SET attribute_value = NULL WHERE ${BUYER}`,
  `DELETE FROM promotion_campaign_budget_usage WHERE ${BUYER}`,
  `DELETE FROM session_cart WHERE cart_id IN (SELECT id FROM cart WHERE customer_id = :customer)`,
  `UPDATE cart SET deleted_at = now() WHERE customer_id = :customer AND completed_at IS NULL`,
  `UPDATE cart SET email = NULL, customer_id = NULL, metadata = NULL
   WHERE customer_id = :customer OR lower(email) = :proved_email`,
  `DELETE FROM customer_address WHERE customer_id IN (${RECORDS})`,
  `DELETE FROM customer_group_customer WHERE customer_id IN (${RECORDS})`,
  "DELETE FROM customer WHERE id = :customer OR lower(email) = :proved_email",
  `DELETE FROM auth_session WHERE auth_identity_id = :identity`,
  `DELETE FROM provider_identity WHERE auth_identity_id = :identity`,
  `DELETE FROM auth_identity WHERE id = :identity`,
]

export interface Person {
  customer: string
  /** null for a guest or a deleted identity. */
  identity: string | null
  /** Lower case. null if not verified, because the address's data may belong to a stranger. */
  proved_email: string | null
}

export async function readCartIds(knex: Knex, person: Person): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT id FROM cart WHERE id IN (${CARTS}) AND completed_at IS NULL AND deleted_at IS NULL`,
    { ...person },
  )
  return rows.map(({ id }) => id)
}

/** Days until an unverified account is deleted, as the privacy page states. */
const UNPROVED_DAYS = 30
const AT_ONCE = 100
const unproved = (days: number) => `
  SELECT customer.id AS customer, identity.id AS identity, NULL AS proved_email
  FROM customer
  JOIN auth_identity identity ON identity.app_metadata ->> 'customer_id' = customer.id AND identity.deleted_at IS NULL
  JOIN provider_identity provider ON provider.auth_identity_id = identity.id
    AND provider.provider = 'emailpass' AND provider.deleted_at IS NULL
    -- Imported customers have none before their first sign-in.
    AND provider.provider_metadata ->> 'password' IS NOT NULL
  WHERE customer.has_account AND customer.deleted_at IS NULL
    AND customer.created_at < now() - make_interval(days => ${days})
    AND provider.user_metadata ->> '${PROVED_EMAIL}' IS NULL
    -- Verified by an earlier version, which kept it elsewhere.
    AND customer.metadata ->> 'email_verified_at' IS NULL
    AND identity.app_metadata ->> 'user_id' IS NULL
    AND NOT EXISTS (SELECT 1 FROM "order" WHERE "order".customer_id = customer.id)
    ${personalDataKeepers()
      .map(({ keeps }) => (keeps ? `AND NOT ${keeps}` : ""))
      .join(" ")}
  ORDER BY customer.created_at LIMIT ${AT_ONCE}`

/** Returns a batch of old accounts, never verified, never used to buy and without anything of value. */
export async function unverifiedAccounts(knex: Knex): Promise<Person[]> {
  return (await knex.raw<{ rows: Person[] }>(unproved(UNPROVED_DAYS))).rows
}

/** Counts accounts whose deletion is overdue by `days`, at most one batch. */
export async function overdueAccounts(knex: Knex, days: number): Promise<number> {
  return (await knex.raw<{ rows: Person[] }>(unproved(UNPROVED_DAYS + days))).rows.length
}

/** Returns the cents that the shop owes a customer, such as store credit. */
export async function owedCents(knex: Knex, customer: string): Promise<number> {
  const owed = personalDataKeepers().map(async (keeper) => keeper.owedCents?.(knex, customer) ?? 0)
  return (await Promise.all(owed)).reduce((sum, cents) => sum + cents, 0)
}

export interface Deleted extends Person {
  is_administrator: boolean
}

/** Data of a guest's address is erased, too, unless an account or newer customer record uses the address. */
const DELETED = `
  SELECT customer.id AS customer, identity.id AS identity,
    CASE WHEN provider.user_metadata ->> '${PROVED_EMAIL}' = lower(customer.email)
      OR (NOT customer.has_account AND NOT EXISTS (
        SELECT 1 FROM customer other WHERE lower(other.email) = lower(customer.email)
          AND other.id <> customer.id AND other.deleted_at IS NULL))
      THEN lower(customer.email) END AS proved_email,
    EXISTS (SELECT 1 FROM "user" WHERE "user".id = identity.app_metadata ->> 'user_id' AND "user".deleted_at IS NULL)
      AS is_administrator
  FROM customer
  LEFT JOIN auth_identity identity ON identity.app_metadata ->> 'customer_id' = customer.id AND identity.deleted_at IS NULL
  LEFT JOIN provider_identity provider ON provider.auth_identity_id = identity.id
    AND provider.provider = 'emailpass' AND provider.deleted_at IS NULL`

export async function personWithRecord(knex: Knex, id: string): Promise<Deleted | undefined> {
  const { rows } = await knex.raw<{ rows: Deleted[] }>(`${DELETED} WHERE customer.id = :id`, { id })
  return rows[0]
}

export async function hiddenCustomers(knex: Knex): Promise<Deleted[]> {
  const hidden = `${DELETED} WHERE customer.deleted_at IS NOT NULL ORDER BY customer.deleted_at LIMIT ${AT_ONCE}`
  return (await knex.raw<{ rows: Deleted[] }>(hidden)).rows
}

/** Counts customers hidden for more than `days`, at most one batch. */
export async function overdueHidden(knex: Knex, days: number): Promise<number> {
  const overdue = `SELECT id FROM customer WHERE deleted_at < now() - make_interval(days => ${days}) LIMIT ${AT_ONCE}`
  return (await knex.raw<{ rows: unknown[] }>(overdue)).rows.length
}

/** Keeps the end of links to the person's orders, which stay. */
async function keepLinksEnded(transaction: Knex, person: Person): Promise<void> {
  if (person.identity === null) return
  const metadata = await emailIdentityMetadata(transaction, person.identity)
  const customers = await customersOfOrders(transaction, ORDERS, { ...person })
  await keepEndedLinks(transaction, metadata, [...new Set([person.customer, ...customers])])
}

/**
 * Erases the person in one transaction from all tables except those of orders.
 * @param hash keyed hash of the verified address
 */
export async function erasePerson(knex: Knex, person: Person, hash: string | null = null): Promise<void> {
  await knex.transaction(async (transaction) => {
    if (hash !== null) await keepOptOut(transaction, { ...person, hash })
    for (const { erase } of personalDataKeepers()) await erase(transaction, person)
    await keepLinksEnded(transaction, person)
    for (const statement of STATEMENTS) await transaction.raw(statement, { ...person })
  })
}
