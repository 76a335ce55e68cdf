import { addressCountry, clean, normalisePostalCode, tidyParts } from "@bon-perroquet/contract/address"
import {
  daySchema,
  emailSchema,
  LANGUAGES,
  personSchema,
  SHIPPED_LANGUAGES,
  WORLD_COUNTRIES,
  type CustomColumn,
  type CustomerColumn,
  type CustomValue,
  type Language,
} from "@bon-perroquet/contract"
import type { NewAddress } from "@bon-perroquet/accounts/imported"
import { CUSTOMER_FIELDS, customIn, truthOf } from "../../product-file"
import { objection, type Objection } from "../objection"
import { isoOrder } from "../reading"
import { plainHeading } from "../written"

export type PersonCells = Partial<Record<CustomerColumn, string>>

/** A customer as read from a line. A value is undefined if its cell is empty or missing. */
export interface Person {
  email: string
  first_name?: string
  last_name?: string
  phone?: string
  language?: Language
  wants_newsletter?: boolean
  newsletter_since?: string
  newsletter_source?: string
  newsletter_text?: string
  groups: string[]
  note?: string
  since?: string
  addresses: NewAddress[]
  /** Values of the merchant's own fields by column. */
  custom?: CustomValuesByColumn
}

export type CustomValuesByColumn = { [column: CustomColumn]: CustomValue }

const MAX_NAME = 100
const MAX_GROUPS = 20
const MAX_NOTE = 2_000
const MAX_CONSENT_TEXT = 500

/** Country codes by their names in the shop's languages. */
const COUNTRIES = new Map(
  WORLD_COUNTRIES.flatMap((code) => [
    [code.toLowerCase(), code] as const,
    ...SHIPPED_LANGUAGES.map(
      (language) =>
        [plainHeading(new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code), code] as const,
    ),
  ]),
)

/** Parses a past day: "2024-05-01", "2024-05-01 10:00:00", "2024-05-01T10:00:00Z" or "01/05/2024" (day first). */
export function dayIn(cell: string): string | undefined {
  const [, written] = /^(\d{4}-\d{2}-\d{2})(?:[ T].*)?$/.exec(isoOrder(cell)) ?? []
  const isPast = written !== undefined && written <= new Date().toISOString().slice(0, 10)
  return isPast && daySchema.safeParse(written).success ? written : undefined
}

/** "1" and "yes" mean yes, and so do the words of Shopify, Mailchimp and Brevo. */
function wants(cell: string): boolean | undefined {
  const word = plainHeading(cell)
  if (/^(?:subscribed|abonne|aangemeld)$/.test(word)) return true
  return /^(?:(?:un|non )subscribed|cleaned|(?:block|black)listed|desabonne|desinscrit|afgemeld|uitgeschreven|abgemeldet)$/.test(
    word,
  )
    ? false
    : truthOf(cell)
}

function namesIn(cells: PersonCells): Pick<Person, "first_name" | "last_name"> {
  const [first = "", ...rest] = clean(cells.full_name ?? "").split(" ")
  const names = [clean(cells.first_name ?? "") || first, clean(cells.last_name ?? "") || rest.join(" ")]
  const [first_name, last_name] = names.map((name) => name.slice(0, MAX_NAME))
  return { ...(first_name && { first_name }), ...(last_name && { last_name }) }
}

type Prefix = "" | "shipping_"

function addressIn(
  cells: PersonCells,
  prefix: Prefix,
  person: Pick<Person, "first_name" | "last_name">,
  wrong: Objection[],
): NewAddress | undefined {
  const of = (
    column:
      | "street"
      | "number"
      | "box"
      | "address_2"
      | "postal_code"
      | "city"
      | "country"
      | "company"
      | "phone"
      | "first_name"
      | "last_name",
  ) => clean(cells[`${prefix}${column}` as CustomerColumn] ?? "")
  const street = of("street")
  if (!street) return undefined
  const code = COUNTRIES.get(plainHeading(of("country")))
  const missing =
    (["postal_code", "city"] as const).find((column) => !of(column)) ?? (code ? undefined : "country")
  if (missing) {
    wrong.push(objection("address_incomplete", `${prefix}${missing}`))
    return undefined
  }
  const country = addressCountry(code) ?? "BE"
  const isKnown = addressCountry(code) !== undefined
  const second = [of("box"), of("address_2")].filter(Boolean).join(", ")
  const parts = isKnown
    ? tidyParts(country, { street, number: of("number"), box: second || null })
    : { street, number: of("number"), box: second || null, line2: null }
  const postal_code = (isKnown && normalisePostalCode(country, of("postal_code"))) || of("postal_code")
  return {
    ...parts,
    ...{ postal_code, city: of("city"), country: code ?? "" },
    first_name: of("first_name") || (person.first_name ?? ""),
    last_name: of("last_name") || (person.last_name ?? ""),
    company: of("company") || null,
    phone: of("phone") || null,
  }
}

/** Parses a line. An invalid value is an error, and an empty cell is ignored. */
export function personIn(cells: PersonCells): { person: Person; wrong: Objection[] } {
  const wrong: Objection[] = []
  const read = <Value>(
    column: CustomerColumn,
    parse: (cell: string) => Value | undefined,
  ): Value | undefined => {
    const cell = cells[column]?.trim()
    if (!cell) return undefined
    const value = parse(cell)
    if (value === undefined) wrong.push(objection("value_invalid", column))
    return value
  }
  const email = (cells.email ?? "").trim().toLowerCase()
  if (!email) wrong.push(objection("email_missing"))
  else if (!emailSchema.safeParse(email).success) wrong.push(objection("email_invalid"))
  const names = namesIn(cells)
  const phone = read("phone", (cell) => personSchema.shape.phone.safeParse(cell).data ?? undefined)
  const language = read("language", (cell) =>
    LANGUAGES.find((each) => each === cell.toLowerCase().split(/[-_]/)[0]),
  )
  const wants_newsletter = read("newsletter", wants)
  const newsletter_since = read("newsletter_since", dayIn)
  const since = read("since", dayIn)
  const groups = [...new Set((cells.groups ?? "").split(/[,|]/).map(clean).filter(Boolean))]
  if (groups.length > MAX_GROUPS) wrong.push(objection("value_invalid", "groups"))
  const addresses = (["", "shipping_"] as const).flatMap(
    (prefix) => addressIn(cells, prefix, names, wrong) ?? [],
  )
  const source = clean(cells.newsletter_source ?? "").slice(0, 200)
  const newsletter_text = clean(cells.newsletter_text ?? "").slice(0, MAX_CONSENT_TEXT)
  const note = (cells.note ?? "").trim().slice(0, MAX_NOTE)
  const custom = ([...CUSTOMER_FIELDS.keys()] as CustomColumn[]).flatMap((column) => {
    const value = read(column, (cell) => customIn(column, cell, CUSTOMER_FIELDS)?.value)
    return value === undefined ? [] : [[column, value] as const]
  })
  return {
    wrong,
    person: {
      ...{
        email,
        ...names,
        groups,
        addresses: withoutDoubles(addresses),
      },
      ...(phone !== undefined && { phone }),
      ...(language !== undefined && { language }),
      ...(wants_newsletter !== undefined && { wants_newsletter }),
      ...(newsletter_since !== undefined && { newsletter_since }),
      ...(source && { newsletter_source: source }),
      ...(newsletter_text && { newsletter_text }),
      ...(note && { note }),
      ...(since !== undefined && { since }),
      ...(custom.length > 0 && { custom: Object.fromEntries(custom) }),
    },
  }
}

/** Identifies an address, so that the billing address and an equal delivery address are stored once. */
export const addressKey = ({ street, number, postal_code, city, country }: NewAddress): string =>
  [street, number, postal_code, city, country].join(" ").toLowerCase()

const withoutDoubles = (addresses: readonly NewAddress[]): NewAddress[] =>
  [...new Map([...addresses].reverse().map((each) => [addressKey(each), each])).values()].reverse()
