import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newId } from "./statement"

export interface SellingRegion {
  id: string
  automatic_taxes: boolean
}

export interface BuyerFacts {
  /** Null if the shop does not sell to the country. */
  region: SellingRegion | null
  /** Null if no e-mail address was given. */
  guest_id: string | null
}

const KNOWN_GUEST = `SELECT id FROM customer WHERE email = :email AND NOT has_account AND deleted_at IS NULL`

const BUYER = `
  WITH new_guest AS (
    INSERT INTO customer (id, email, has_account)
    SELECT :id, :email, false WHERE CAST(:email AS text) IS NOT NULL AND NOT EXISTS (${KNOWN_GUEST})
    ON CONFLICT (email, has_account) WHERE deleted_at IS NULL DO NOTHING RETURNING id
  )
  SELECT COALESCE((SELECT id FROM new_guest), (${KNOWN_GUEST})) AS guest_id, (
    SELECT json_build_object('id', region.id, 'automatic_taxes', region.automatic_taxes)
    FROM region JOIN region_country ON region_country.region_id = region.id
    WHERE region_country.iso_2 = :country AND region_country.deleted_at IS NULL AND region.deleted_at IS NULL LIMIT 1
  ) AS region`

/**
 * Returns the region and the guest's customer record, which is created if missing. Never returns an account, because a
 * stranger could then order in it.
 * @param country ISO 3166-1 alpha-2, lower case
 * @param email of a guest, or null for a buyer with a customer record
 */
export async function readBuyer(
  knex: Knex,
  { country, email }: { country: string; email: string | null },
): Promise<BuyerFacts> {
  const customer = { country, email: email?.toLowerCase() ?? null, id: newId("cus") }
  for (;;) {
    const { rows } = await knex.raw<{ rows: BuyerFacts[] }>(BUYER, customer).options({ name: "buyer" })
    const [facts] = rows
    if (!facts) throw new Error("The database returned no row.")
    // If a concurrent checkout created the guest's record, the next query returns it.
    if (email === null || facts.guest_id) return facts
  }
}

export async function guestCustomer(knex: Knex, email: string): Promise<string> {
  const { guest_id } = await readBuyer(knex, { country: "", email })
  if (!guest_id) throw new Error("The guest could not be stored.")
  return guest_id
}
