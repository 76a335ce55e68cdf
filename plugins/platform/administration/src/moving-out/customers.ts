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

const COLUMNS = CUSTOMER_COLUMNS.filter((column) => column !== "full_name" && column !== "note")

type Cells = Partial<Record<CustomerColumn, string>>

/** Yields customers in the columns of an import. Each further address has a separate row. */
export const customersCsv = (knex: Knex): AsyncGenerator<string> => csvOf(COLUMNS, rowsOf(knex))

async function* rowsOf(knex: Knex): AsyncGenerator<Cells> {
  const customers = paged((after: KnownAccount | undefined) => customersAfter(knex, after?.id ?? "", PAGE))
  for await (const each of customers) yield* rowsOfCustomer(each)
}

export function* rowsOfCustomer(customer: KnownAccount): Generator<Cells> {
  const { email, addresses, newsletter } = customer
  const [first, ...others] = addresses
  yield {
    email,
    first_name: customer.first_name ?? "",
    last_name: customer.last_name ?? "",
    phone: customer.phone ?? "",
    language: customer.language ?? "",
    ...(newsletter && { newsletter: newsletter.state === "subscribed" ? "yes" : "no" }),
    newsletter_since: newsletter?.since ?? "",
    newsletter_source: newsletter?.source ?? "",
    newsletter_text: newsletter?.text ?? "",
    groups: customer.groups.join("|"),
    since: customer.created_at.toISOString(),
    ...Object.fromEntries(
      [...CUSTOMER_FIELDS].map(([column, { key, field }]) => [
        column,
        customCell(storedValue(field, customer.metadata?.[key])),
      ]),
    ),
    ...(first && addressOf(first, customer)),
  }
  for (const address of others) {
    const cells = addressOf(address, customer)
    yield "street" in cells ? { ...nameCells(customer), ...cells, email } : { ...cells, email }
  }
}

const nameCells = ({
  first_name,
  last_name,
  phone,
}: Pick<KnownAccount, "first_name" | "last_name" | "phone">) => ({
  ...{ first_name: first_name ?? "", last_name: last_name ?? "", phone: phone ?? "" },
})

/** Returns the cells of an address. Those of another recipient are in the columns that have the recipient's name. */
function addressOf(address: NewAddress, customer: KnownAccount): Cells {
  const { first_name, last_name, phone } = nameCells(customer)
  const cells = addressCells(address)
  const isOwn =
    address.first_name === first_name && address.last_name === last_name && (address.phone ?? "") === phone
  if (isOwn) return cells
  const recipient = {
    first_name: address.first_name,
    last_name: address.last_name,
    phone: address.phone ?? "",
  }
  return Object.fromEntries(
    Object.entries({ ...recipient, ...cells }).map(([column, cell]) => [`shipping_${column}`, cell]),
  )
}

const addressCells = (address: NewAddress) => ({
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
