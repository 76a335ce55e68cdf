import { addNotes } from "@bon-perroquet/medusa-sql/buying/person-notes"
import { notesOf } from "@bon-perroquet/accounts/customers"
import {
  customKeys,
  metadataOf,
  storedValues,
  type CustomerDetail,
  type CustomValues,
} from "@bon-perroquet/contract"
import { languageOf } from "@bon-perroquet/contract/sets"
import { SAME_CUSTOMERS } from "@bon-perroquet/medusa-sql"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows"
import { addressesOfCustomer } from "@bon-perroquet/medusa-sql/buying/customer-addresses"
import { factsOfCustomers } from "@bon-perroquet/medusa-sql/buying/customer-facts"
import { COLUMNS, customerView, type Row } from "./list"

interface CustomerRow extends Row {
  phone: string | null
  metadata: Record<string, unknown> | null
}

/** Selects by a guest's id the account with the same e-mail address, if there is one. */
const CUSTOMER = `
  SELECT ${COLUMNS}, phone, metadata FROM customer
  WHERE email = (SELECT email FROM customer WHERE id = :id AND deleted_at IS NULL) AND deleted_at IS NULL
  ORDER BY has_account DESC LIMIT 1`

async function customerRow(knex: Knex, id: string): Promise<CustomerRow> {
  const { rows } = await knex.raw<{ rows: CustomerRow[] }>(CUSTOMER, { id })
  const [customer] = rows
  if (!customer) throw refuse("customer_not_found", 404)
  return customer
}

/**
 * Changes the merchant's own fields of a customer. The list of changes does not contain them, because it must not
 * contain personal data.
 */
export async function changeCustomerFields(
  container: MedusaContainer,
  customerId: string,
  values: CustomValues,
): Promise<CustomerDetail> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id } = await customerRow(knex, customerId)
  await addNotes(knex, { table: "customer", id, notes: metadataOf(values) })
  // Emits Medusa's event.
  await updateCustomersWorkflow(container).run({ input: { selector: { id }, update: {} } })
  return customerDetail(knex, id)
}

export async function customerDetail(knex: Knex, id: string): Promise<CustomerDetail> {
  const customer = await customerRow(knex, id)
  const [factsOf, addresses] = await Promise.all([
    factsOfCustomers(knex, [customer.id]),
    addressesOfCustomer(knex, customer.id),
  ])
  const facts = factsOf.get(customer.id)
  const { language, newsletter } = notesOf(customer.metadata)
  return {
    ...customerView(customer, facts),
    phone: customer.phone || facts?.phone || null,
    language: language ?? languageOf(facts?.locale ?? "") ?? null,
    newsletter,
    custom_fields: storedValues(customKeys("customer"), customer.metadata),
    paid_cents: facts?.paid_cents ?? 0,
    refunded_cents: facts?.refunded_cents ?? 0,
    addresses,
  }
}

/** Selects a customer's e-mail addresses, also those of orders, which may differ from the account's. */
const ADDRESSES = `
  SELECT email FROM customer WHERE id = :customer AND deleted_at IS NULL
  UNION SELECT email FROM "order" WHERE customer_id = ANY (ARRAY(${SAME_CUSTOMERS}))
    AND deleted_at IS NULL AND NOT is_draft_order AND email IS NOT NULL`

export async function emailsOfCustomer(knex: Knex, id: string): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { email: string }[] }>(ADDRESSES, { customer: id })
  if (!rows.length) throw refuse("customer_not_found", 404)
  return rows.map(({ email }) => email)
}
