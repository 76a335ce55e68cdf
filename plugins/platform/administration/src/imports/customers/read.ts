import { DEFAULT_LANGUAGE, type ImportReading } from "@bon-perroquet/contract"
import type { ImportRow } from "../../modules/product-import"
import { headingsWithSamples, openTable, textOf, unknownNames } from "../reading"
import { customerHeadings } from "./headings"
import { personIn, type Person } from "./person"
import type { Objection } from "../objection"

export interface ReadPerson {
  line: number
  person: Person
  wrong: Objection[]
}

interface ReadFile extends Pick<ImportRow, "unknown_columns"> {
  people: ReadPerson[]
  reading: NonNullable<ImportRow["reading"]>
}

/** Parses a customer file. If it has no e-mail addresses, returns a question instead of lines. @throws 422 */
export async function readCustomers(bytes: Buffer, requested: Partial<ImportReading>): Promise<ReadFile> {
  const { columns = {}, consent = null } = requested
  const { names, filled, encoding, detected_encoding } = await openTable(bytes, requested.encoding)
  const found = customerHeadings(names, columns)
  const isEnough = found.includes("email")
  const people = (isEnough ? filled : []).map(({ line, record }): ReadPerson => {
    const cells = Object.fromEntries(
      found.flatMap((column, index) => (column ? [[column, textOf(record[index] ?? "")]] : [])),
    )
    return { line, ...personIn(cells) }
  })
  const isConsentAsked = consent === null && people.some(({ person }) => person.wants_newsletter)
  return {
    people,
    unknown_columns: unknownNames(names, found, columns),
    reading: {
      ...{ encoding, detected_encoding, layout: null, columns, consent },
      language: requested.language ?? DEFAULT_LANGUAGE,
      ...{ weight_unit: null, prices_include_vat: null, fetch_pictures: false, create_categories: false },
      headings: headingsWithSamples(names, found, filled),
      questions: isEnough
        ? isConsentAsked
          ? [{ code: "consent", samples: [] }]
          : []
        : [{ code: "columns", samples: [] }],
    },
  }
}
