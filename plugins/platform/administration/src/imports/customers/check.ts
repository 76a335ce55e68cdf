import {
  accountsOf,
  administratorsAmong,
  optedOutAmong,
  type Consent,
  type KnownAccount,
  type NewAddress,
} from "@bon-perroquet/accounts/imported"
import { notesByCustomer } from "@bon-perroquet/accounts/staff-notes"
import { storedValue, type CustomValue, type ImportConsent, type Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CheckedLine, Fields } from "../../modules/product-import"
import { CUSTOMER_FIELDS } from "../../product-file"
import { checkedLine } from "../line"
import { objection, type Objection } from "../objection"
import { addressKey, type CustomValuesByColumn, type Person } from "./person"
import type { ReadPerson } from "./read"

export interface PersonChange extends CustomValuesByColumn {
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

interface Terms {
  kind: "customers" | "newsletter"
  consent: ImportConsent | null
}

/** Checks the lines of a file of customers or of a newsletter list. */
export async function checkCustomers(
  container: MedusaContainer,
  people: readonly ReadPerson[],
  { kind, consent }: Terms,
): Promise<CheckedLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const emails = [...new Set(people.map(({ person }) => person.email).filter(Boolean))]
  const accounts = await accountsOf(knex, emails)
  const notes = await notesByCustomer(
    knex,
    [...accounts.values()].map(({ id }) => id),
  )
  const administrators = await administratorsAmong(knex, emails)
  const optedOut = await optedOutAmong(container, emails)
  /** Addresses by customer, including those of earlier lines. Undefined if the customer's first line has an error. */
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
    // A newsletter list creates no account for a person who unsubscribed.
    const isRefusal = kind === "newsletter" && !account && optOutOf(person) !== undefined
    const isNew = isFirst && !account && !isRefusal
    const isNoted = notes.get(account?.id ?? "")?.includes(person.note ?? "")
    const hasOptedOut = optedOut.has(email)
    const change = isRefusal
      ? refusalOf(person, isFirst && !hasOptedOut)
      : isFirst
        ? changeOf(isNoted ? withoutNote(person) : person, account, hasOptedOut ? "none" : consent)
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
  const changes = isNew || Object.keys(change).length > 0
  const checked = checkedLine({
    ...{ line, sku: person.email, product_id: account?.id ?? null, wrong },
    name: [person.first_name, person.last_name].filter(Boolean).join(" "),
    after: changes ? { ...change } : null,
  })
  const before = checked.changes && account ? beforeOf(account, change) : null
  return { ...checked, before, is_new: isNew && checked.code === null }
}

/** Returns only values that the shop lacks, because customers may have changed the others here. */
export function changeOf(
  person: Person,
  account: KnownAccount | undefined,
  consent: ImportConsent | null,
): PersonChange {
  const newsletter = subscriptionOf(person, account, consent)
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
    ...customOf(person, account),
    ...(note && { note }),
  }
}

/** Returns the value of a merchant's own field that an account has, or null. */
export const customOfAccount = (account: KnownAccount | undefined, column: string): CustomValue => {
  const { key = "", field } = CUSTOMER_FIELDS.get(column) ?? {}
  return field ? storedValue(field, account?.metadata?.[key]) : null
}

const customOf = ({ custom = {} }: Person, account: KnownAccount | undefined): CustomValuesByColumn =>
  Object.fromEntries(Object.entries(custom).filter(([column]) => customOfAccount(account, column) === null))

function groupsOf({ groups }: Person, account: KnownAccount | undefined): Pick<PersonChange, "groups"> {
  const missing = groups.filter((group) => !account?.groups.includes(group))
  return missing.length ? { groups: missing } : {}
}

export function additionsOf(
  { addresses }: Pick<Person, "addresses">,
  known: readonly NewAddress[],
): Pick<PersonChange, "addresses"> {
  const keys = new Set(known.map(addressKey))
  const missing = addresses.filter((address) => !keys.has(addressKey(address)))
  return missing.length ? { addresses: missing } : {}
}

/** Returns the withdrawal of a consent, if the line states one with its day. */
const optOutOf = ({ wants_newsletter, newsletter_since, newsletter_source }: Person): Consent | undefined =>
  wants_newsletter === false && newsletter_since
    ? {
        state: "none",
        since: new Date(newsletter_since).toISOString(),
        source: newsletter_source ?? "",
      }
    : undefined

const refusalOf = (person: Person, isUnknown: boolean): PersonChange => {
  const newsletter = isUnknown && optOutOf(person)
  return newsletter ? { newsletter } : {}
}

/**
 * Returns the newsletter subscription. The customer's choice in this shop has priority, unless they left the former
 * list later.
 */
function subscriptionOf(
  person: Person,
  account: KnownAccount | undefined,
  consent: ImportConsent | null,
): Consent | undefined {
  const wanted = optOutOf(person) ?? consentOf(person, consent)
  return wanted && !isOlderThanChoice(wanted, account) ? wanted : undefined
}

/** Returns whether the customer's choice in this shop has priority over a consent or its withdrawal. */
export function isOlderThanChoice(consent: Consent, account: KnownAccount | undefined): boolean {
  const { state, since } = account?.newsletter ?? {}
  if (!since) return false
  return consent.state === "subscribed" || state === "none" || since > consent.since
}

/** Returns the consent with its proof. Date and source of the line have priority over those of the file. */
function consentOf(person: Person, consent: ImportConsent | null): Consent | undefined {
  if (!person.wants_newsletter || consent === "none") return undefined
  const since = person.newsletter_since ?? consent?.since
  const source = person.newsletter_source ?? consent?.source
  if (!since || !source) return undefined
  const text = person.newsletter_text
  return { state: "subscribed", since: new Date(since).toISOString(), source, ...(text && { text }) }
}

const FIELDS = ["first_name", "last_name", "phone", "language"] as const

function beforeOf(account: KnownAccount, change: PersonChange): Fields {
  const fields = FIELDS.filter((field) => change[field] !== undefined)
  return {
    ...Object.fromEntries(fields.map((field) => [field, account[field] || null])),
    ...Object.fromEntries(
      [...CUSTOMER_FIELDS.keys()].filter((column) => column in change).map((column) => [column, null]),
    ),
    ...(change.newsletter && { newsletter: account.newsletter }),
  }
}
