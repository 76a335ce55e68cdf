import { engineLines, engineParts } from "@bon-perroquet/contract/address"
import {
  insertAddresses,
  readAccounts,
  readCustomersAfter,
  type AddressRow,
  type KnownAccount as StoredAccount,
} from "@bon-perroquet/medusa-sql/buying/imported-customers"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Customers that an administrator imports from another system. They get no password and no e-mail. */

export {
  administratorsAmong,
  changeAccounts,
  createAccounts,
  joinGroups,
  removeEmptyGroups,
  removeImported,
  type AccountChange,
  type Consent,
  type ImportedRows,
} from "@bon-perroquet/medusa-sql/buying/imported-customers"

export { addOptOuts, optedOutAmong, optOutHash, optOutsAfter, removeOptOuts, type OptOut } from "./opt-outs"

export interface NewAddress {
  street: string
  number: string
  box: string | null
  line2: string | null
  postal_code: string
  city: string
  /** Country code. */
  country: string
  first_name: string
  last_name: string
  company: string | null
  phone: string | null
}

export type KnownAccount = Omit<StoredAccount, "addresses"> & { addresses: NewAddress[] }

/** Returns accounts by e-mail address in lower case. */
export async function accountsOf(knex: Knex, emails: readonly string[]): Promise<Map<string, KnownAccount>> {
  const accounts = await readAccounts(knex, emails)
  return new Map(
    accounts.map((account) => [account.email, { ...account, addresses: account.addresses.map(addressOf) }]),
  )
}

/** Returns a page of customers with an account, and of guests with orders, by id. */
export async function customersAfter(knex: Knex, id: string, most: number): Promise<KnownAccount[]> {
  const customers = await readCustomersAfter(knex, id, most)
  return customers.map((each) => ({ ...each, addresses: each.addresses.map(addressOf) }))
}

const addressOf = (row: AddressRow): NewAddress => ({
  ...engineParts(row),
  postal_code: row.postal_code ?? "",
  city: row.city ?? "",
  country: (row.country_code ?? "").toUpperCase(),
  first_name: row.first_name ?? "",
  last_name: row.last_name ?? "",
  company: row.company,
  phone: row.phone,
})

/** Adds postal addresses. The first one of a customer without addresses becomes the default. */
export async function addAddresses(
  transaction: Knex,
  addresses: readonly (NewAddress & { id: string; customer_id: string })[],
): Promise<void> {
  await insertAddresses(
    transaction,
    addresses.map(({ street, number, box, line2, country, ...rest }) => ({
      ...rest,
      ...engineLines({ street, number, box, line2 }, country),
      country_code: country.toLowerCase(),
    })),
  )
}
