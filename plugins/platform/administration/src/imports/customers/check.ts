import {
  accountsOf,
  administratorsAmong,
  type Consent,
  type KnownAccount,
  type NewAddress,
} from "@bon-perroquet/accounts/imported"
import { notesByCustomer } from "@bon-perroquet/accounts/staff-notes"
import type { ImportConsent, Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CheckedLine, Fields } from "../../modules/product-import"
import { objection, type Objection } from "../objection"
import { addressKey, type Person } from "./person"
import type { ReadPerson } from "./read"

/** What a line changes. */
export interface PersonChange {
  first_name?: string
  last_name?: string
  phone?: string
  language?: Language
  newsletter?: Consent
  since?: string
  groups?: string[]
  note?: string
  addresses?: NewAddress[]
}

/** Checks the lines of a customer file. */
export async function checkCustomers(
  container: MedusaContainer,
  people: readonly ReadPerson[],
  consent: ImportConsent | null,
): Promise<CheckedLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const emails = [...new Set(people.map(({ person }) => person.email).filter(Boolean))]
  const accounts = await accountsOf(knex, emails)
  const notes = await notesByCustomer(
    knex,
    [...accounts.values()].map(({ id }) => id),
  )
  const administrators = await administratorsAmong(knex, emails)
  /** Addresses by customer, with those of earlier lines. Undefined if the first line has an error. */
  const earlier = new Map<string, NewAddress[] | undefined>()
  return people.map((read): CheckedLine => {
    const { person } = read
    const { email } = person
    const account = accounts.get(email)
    const isFirst = !earlier.has(email)
    const known = isFirst ? account?.addresses : earlier.get(email)
    const wrong = [...read.wrong]
    if (administrators.has(email)) wrong.push(objection("email_of_administrator", email))
    if (email && !isFirst && !known) wrong.push(objection("email_refused", email))
    const isNew = isFirst && !account
    const isNoted = notes.get(account?.id ?? "")?.includes(person.note ?? "")
    const change = isFirst
      ? changeOf(isNoted ? withoutNote(person) : person, account, consent)
      : additionsOf(person, known ?? [])
    if (email) earlier.set(email, wrong.length ? undefined : [...(known ?? []), ...(change.addresses ?? [])])
    return lineOf(read, { wrong, change, isNew, account })
  })
}

const withoutNote = ({ note: _, ...person }: Person): Person => person

function lineOf(
  { line, person }: ReadPerson,
  judged: { wrong: Objection[]; change: PersonChange; isNew: boolean; account: KnownAccount | undefined },
): CheckedLine {
  const { wrong, change, isNew, account } = judged
  const [first, ...also] = wrong.map(({ code, about }) => ({ code, about: about?.slice(0, 200) ?? null }))
  const changes = !first && (isNew || Object.keys(change).length > 0)
  return {
    ...{ line, sku: person.email.slice(0, 200), product_id: account?.id ?? null, is_new: isNew && !first },
    name: [person.first_name, person.last_name].filter(Boolean).join(" "),
    ...{ price_cents: null, stock: null, changes },
    before: changes && account ? beforeOf(account, change) : null,
    after: changes ? { ...change } : null,
    ...{ code: first?.code ?? null, about: first?.about ?? null, also },
  }
}

/** Returns the fields that the shop does not know yet, because customers may have changed them here. */
export function changeOf(
  person: Person,
  account: KnownAccount | undefined,
  consent: ImportConsent | null,
): PersonChange {
  const newsletter = account?.newsletter?.since ? undefined : consentOf(person, consent)
  const { note } = person
  return {
    ...(person.first_name && !account?.first_name && { first_name: person.first_name }),
    ...(person.last_name && !account?.last_name && { last_name: person.last_name }),
    ...(person.phone && !account?.phone && { phone: person.phone }),
    ...(person.language && !account?.language && { language: person.language }),
    ...(newsletter && { newsletter }),
    ...(person.since && !account && { since: person.since }),
    ...additionsOf(person, account?.addresses ?? []),
    ...groupsOf(person, account),
    ...(note && { note }),
  }
}

function groupsOf({ groups }: Person, account: KnownAccount | undefined): Pick<PersonChange, "groups"> {
  const missing = groups.filter((group) => !account?.groups.includes(group))
  return missing.length ? { groups: missing } : {}
}

function additionsOf({ addresses }: Person, known: readonly NewAddress[]): Pick<PersonChange, "addresses"> {
  const keys = new Set(known.map(addressKey))
  const missing = addresses.filter((address) => !keys.has(addressKey(address)))
  return missing.length ? { addresses: missing } : {}
}

/** Returns the consent with its proof. The line's date and source have priority over the file's. */
function consentOf(person: Person, consent: ImportConsent | null): Consent | undefined {
  if (!person.wants_newsletter || consent === null || consent === "none") return undefined
  const since = person.newsletter_since ?? consent.since
  return {
    state: "subscribed",
    since: new Date(since).toISOString(),
    source: person.newsletter_source ?? consent.source,
  }
}

const FIELDS = ["first_name", "last_name", "phone", "language"] as const

function beforeOf(account: KnownAccount, change: PersonChange): Fields {
  const fields = FIELDS.filter((field) => change[field] !== undefined)
  return {
    ...Object.fromEntries(fields.map((field) => [field, account[field] || null])),
    ...(change.newsletter && { newsletter: null }),
  }
}
