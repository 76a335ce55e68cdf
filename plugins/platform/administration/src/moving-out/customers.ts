import {
  customersAfter,
  optOutsAfter,
  type KnownAccount,
  type NewAddress,
  type OptOut,
} from "@bon-perroquet/accounts/imported"
import { CUSTOMER_COLUMNS, storedValue, type CustomerColumn } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { customCell, CUSTOMER_FIELDS } from "../product-file"
import { csvOf, paged } from "@bon-perroquet/api-kit/csv"

const PAGE = 500

const COLUMNS = CUSTOMER_COLUMNS.filter(
  (column) => !column.startsWith("shipping_") && column !== "full_name" && column !== "note",
)

/** Yields customers in the columns of an import. Each further address has a separate row. */
export const customersCsv = (knex: Knex): AsyncGenerator<string> => csvOf(COLUMNS, rowsOf(knex))

async function* rowsOf(knex: Knex): AsyncGenerator<Partial<Record<CustomerColumn, string>>> {
  const customers = paged((after: KnownAccount | undefined) => customersAfter(knex, after?.id ?? "", PAGE))
  for await (const each of customers) {
    const { email, addresses, newsletter } = each
    const [first, ...others] = addresses
    yield {
      email,
      first_name: each.first_name ?? "",
      last_name: each.last_name ?? "",
      phone: each.phone ?? "",
      language: each.language ?? "",
      ...(newsletter && { newsletter: newsletter.state === "subscribed" ? "yes" : "no" }),
      newsletter_since: newsletter?.since ?? "",
      newsletter_source: newsletter?.source ?? "",
      newsletter_text: newsletter?.text ?? "",
      groups: each.groups.join("|"),
      since: each.created_at.toISOString(),
      ...Object.fromEntries(
        [...CUSTOMER_FIELDS].map(([column, { key, field }]) => [
          column,
          customCell(storedValue(field, each.metadata?.[key])),
        ]),
      ),
      ...(first && addressCells(first)),
    }
    for (const address of others) yield { email, ...addressCells(address) }
  }
}

const addressCells = (address: NewAddress): Partial<Record<CustomerColumn, string>> => ({
  street: address.street,
  number: address.number,
  box: address.box ?? "",
  address_2: address.line2 ?? "",
  postal_code: address.postal_code,
  city: address.city,
  country: address.country,
  company: address.company ?? "",
})

export const OPT_OUT = ["email", "newsletter", "newsletter_since", "newsletter_source"] as const

/** Yields people without an account who unsubscribed in a former system, in the columns of a newsletter list. */
export async function* optOuts(knex: Knex): AsyncGenerator<Record<(typeof OPT_OUT)[number], string>> {
  const pages = paged((after: OptOut | undefined) => optOutsAfter(knex, after?.email ?? "", PAGE))
  for await (const { email, since, source } of pages)
    yield { email, newsletter: "no", newsletter_since: since, newsletter_source: source }
}
