import { dayInBelgium, type ImportReading } from "@bon-perroquet/contract"
import type { ImportRow } from "../../modules/product-import"
import type { Objection } from "../objection"
import { readFlat, type Reading } from "../reading"
import { CUSTOMER_HEADINGS } from "./headings"
import { plainHeading } from "../written"
import { personIn, type Person, type PersonCells } from "./person"

type Raw = (name: string) => string
type Subscription = Pick<PersonCells, "newsletter" | "newsletter_since" | "newsletter_source">

/** Headings of Mailchimp and Brevo that are read here. */
const LIST_HEADINGS: readonly string[] = [
  ...["optin time", "optin ip", "confirm time", "confirm ip", "unsub time", "clean time"],
  ...["email blacklisted", "email blocklisted", "blocklisted", "blacklisted", "double opt in"],
]

/**
 * Returns a function that reads the subscription in a row of a newsletter list. Mailchimp has separate files for
 * subscribed, unsubscribed and cleaned contacts. Brevo marks blocklisted contacts. In any other list without a column
 * for it, each row is a subscriber.
 * @param names plain headings
 */
function subscriptionIn(names: readonly string[], { headings }: Reading): (raw: Raw) => Subscription {
  const has = (name: string) => names.includes(name)
  if (has("unsub time") || has("clean time")) return mailchimpOptOut
  if (has("optin time") || has("confirm time")) return mailchimpOptIn
  const blocked = ["email blacklisted", "email blocklisted", "blocklisted", "blacklisted"].find(has)
  if (blocked || has("double opt in")) return (raw) => brevo(raw, blocked)
  const isStated = headings.some(({ column }) => column === "newsletter")
  return () => (isStated ? {} : { newsletter: "yes" })
}

const mailchimpOptOut = (raw: Raw): Subscription => ({
  newsletter: "no",
  newsletter_since: raw("unsub time") || raw("clean time"),
  newsletter_source: raw("unsub time") ? "Mailchimp" : "Mailchimp, undeliverable",
})

/** The proof is the moment and IP address of the opt-in and of its confirmation. A contact without them never opted in. */
function mailchimpOptIn(raw: Raw): Subscription {
  const facts = (["optin", "confirm"] as const).flatMap((step) => {
    const [moment, ip] = [raw(`${step} time`), raw(`${step} ip`)]
    return moment ? [`${step} ${moment}${ip && ` (${ip})`}`] : []
  })
  const since = raw("confirm time") || raw("optin time")
  return since
    ? {
        newsletter: "yes",
        newsletter_since: since,
        newsletter_source: ["Mailchimp", ...facts].join(", "),
      }
    : { newsletter: "" }
}

/** Brevo's file has no date of the opt-in, so the administrator states it. */
const brevo = (raw: Raw, blocked: string | undefined): Subscription =>
  blocked && /^(?:1|yes|true|oui|ja|y)$/i.test(raw(blocked))
    ? { newsletter: "no", newsletter_source: "Brevo" }
    : { newsletter: "yes" }

export interface ReadPerson {
  line: number
  person: Person
  wrong: Objection[]
}

interface ReadFile extends Pick<ImportRow, "unknown_columns"> {
  people: ReadPerson[]
  reading: Reading
}

/**
 * Parses a file of customers or a newsletter list. If it has no e-mail addresses, returns a question instead of lines.
 * @throws 422
 */
export async function readPeople(
  bytes: Buffer,
  requested: Partial<ImportReading>,
  kind: "customers" | "newsletter",
): Promise<ReadFile> {
  const { consent = null } = requested
  const { names, rows, unknown_columns, reading } = await readFlat(bytes, requested, CUSTOMER_HEADINGS)
  const subscription = kind === "newsletter" ? subscriptionIn(names, reading) : () => ({})
  const people = rows.map(({ line, cells, raw }): ReadPerson => {
    const { person, wrong } = personIn({ ...cells, ...subscription(raw) })
    // In a list without opt-out dates, an opt-out counts as of today, so that it ends every earlier consent.
    const isOut = kind === "newsletter" && person.wants_newsletter === false
    return {
      ...{ line, wrong },
      person: isOut ? { newsletter_since: dayInBelgium(new Date()), ...person } : person,
    }
  })
  const isUnproved = ({ wants_newsletter, newsletter_since, newsletter_source }: Person) =>
    wants_newsletter === true && !(newsletter_since && newsletter_source)
  const isAsked = consent === null && people.some(({ person }) => isUnproved(person))
  return {
    people,
    unknown_columns:
      kind === "newsletter"
        ? unknown_columns.filter((name) => !LIST_HEADINGS.includes(plainHeading(name)))
        : unknown_columns,
    reading: {
      ...{ ...reading, consent },
      questions: isAsked ? [...reading.questions, { code: "consent", samples: [] }] : reading.questions,
    },
  }
}
