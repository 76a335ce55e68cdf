import { dayInBelgium, type ImportReading } from "@bon-perroquet/contract"
import type { ImportRow } from "../../modules/product-import"
import type { Objection } from "../objection"
import { readFlat, type Reading } from "../reading"
import { CUSTOMER_HEADINGS } from "./headings"
import { plainHeading } from "../written"
import { LIST_HEADINGS, subscriptionIn } from "./newsletter-lists"
import { personIn, type Person } from "./person"

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
