/** What a migration may not do while the version before still serves, and what to do instead. */
const RULES: { what: string; found: RegExp; instead: string }[] = [
  {
    what: "drops something",
    found: /^DROP (TABLE|SEQUENCE|VIEW|MATERIALIZED VIEW|TYPE|FUNCTION|SCHEMA|TRIGGER|INDEX)\b/i,
    instead: "leave it; drop it in a later release, when nothing that runs asks for it",
  },
  {
    what: "drops a column or a default",
    found: /\bDROP (COLUMN|DEFAULT)\b/i,
    instead: "leave it; drop it in a later release, when nothing that runs reads or writes it",
  },
  {
    what: "renames something",
    found: /\bRENAME (TO|COLUMN|CONSTRAINT|"?\w+"? TO)\b/i,
    instead: "add the new name, write both, move the rows; drop the old one in a later release",
  },
  {
    what: "changes the type of a column",
    found: /\bALTER (COLUMN )?("\w+"|\w+) (SET DATA )?TYPE\b/i,
    instead: "add a column of the new type, write both, move the rows; drop the old one in a later release",
  },
  {
    what: "forbids an existing column to be empty",
    found: /\bSET NOT NULL\b/i,
    instead: "have every version that runs fill it first; forbid it in a later release",
  },
  {
    what: "adds a column that the version before can't fill",
    found:
      /\bADD (COLUMN )?(IF NOT EXISTS )?(?!CONSTRAINT)("\w+"|\w+) (?=[^,]*\bNOT NULL\b)(?![^,]*\b(DEFAULT|GENERATED)\b)/i,
    instead: "give it a default, or leave it nullable until a later release",
  },
  {
    what: "takes rows away",
    found: /^(TRUNCATE|DELETE FROM)\b/i,
    instead: "leave them to a job of the new version",
  },
]

const CREATED = /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i
const CONCERNED =
  /^(?:ALTER TABLE (?:IF EXISTS )?(?:ONLY )?|DROP TABLE (?:IF EXISTS )?|TRUNCATE (?:TABLE )?|DELETE FROM )"?(\w+)"?/i

/** In one line, without what only looks like a statement: texts, comments. */
const plain = (sql: string): string =>
  sql
    .replace(/--.*$/gm, " ")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, " ")
    .trim()

/**
 * Why a migration must not run while the version before still serves.
 * @param statements in their order; what one does to a table that an earlier one made harms nobody
 */
export function destructiveParts(statements: readonly string[]): string[] {
  const made = new Set<string>()
  return statements.map(plain).flatMap((statement) => {
    const created = CREATED.exec(statement)?.[1]
    if (created) made.add(created)
    const table = CONCERNED.exec(statement)?.[1]
    if (table && made.has(table)) return []
    return RULES.filter(({ found }) => found.test(statement)).map(
      ({ what, instead }) => `It ${what}: ${instead}. (${statement.slice(0, 100)})`,
    )
  })
}
