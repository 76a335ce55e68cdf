import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Where a person stands in the engine's tables and the shop's own, beside the orders, which the law makes the merchant
 * keep. Carts that became orders stay, without the person: the engine's order refers to them.
 */
const CARTS = "SELECT id FROM cart WHERE customer_id = :customer OR lower(email) = :email"

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

const STATEMENTS = [
  `UPDATE cart_address SET ${NO_ADDRESS}, customer_id = NULL WHERE id IN (
     SELECT unnest(ARRAY[shipping_address_id, billing_address_id]) FROM cart WHERE id IN (${CARTS}))`,
  `UPDATE checkout_attempt SET email = '', session_params = '{}'
   WHERE lower(email) = :email OR cart_id IN (${CARTS})`,
  `DELETE FROM session_cart WHERE cart_id IN (SELECT id FROM cart WHERE customer_id = :customer)`,
  `UPDATE cart SET deleted_at = now() WHERE customer_id = :customer AND completed_at IS NULL`,
  `UPDATE cart SET email = NULL, customer_id = NULL, metadata = NULL
   WHERE customer_id = :customer OR lower(email) = :email`,
  `DELETE FROM customer_address WHERE customer_id IN (
     SELECT id FROM customer WHERE id = :customer OR lower(email) = :email)`,
  `DELETE FROM customer_group_customer WHERE customer_id IN (
     SELECT id FROM customer WHERE id = :customer OR lower(email) = :email)`,
  "DELETE FROM customer WHERE id = :customer OR lower(email) = :email",
  `DELETE FROM provider_identity WHERE auth_identity_id = :identity`,
  `DELETE FROM auth_identity WHERE id = :identity`,
]

export interface Person {
  customer: string
  identity: string
  /** Lower case. */
  email: string
}

/** Carts of the person that could still be paid. */
export async function openCartIds(knex: Knex, person: Person): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT id FROM cart WHERE id IN (${CARTS}) AND completed_at IS NULL AND deleted_at IS NULL`,
    { ...person },
  )
  return rows.map(({ id }) => id)
}

/** Takes the person out of every table but the orders', all at once. */
export async function erasePerson(knex: Knex, person: Person): Promise<void> {
  await knex.transaction(async (transaction) => {
    for (const statement of STATEMENTS) await transaction.raw(statement, { ...person })
  })
}
