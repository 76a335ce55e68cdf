/** Patterns of statements that break a previous version that is still running, with alternatives. */
const RULES: { what: string; pattern: RegExp; instead: string }[] = [
  {
    what: "drops something",
    pattern: /^DROP (TABLE|SEQUENCE|VIEW|MATERIALIZED VIEW|TYPE|FUNCTION|SCHEMA|TRIGGER|INDEX)\b/i,
    instead: "leave it; drop it in a later release, when nothing that runs asks for it",
  },
  {
    what: "drops a column or a default",
    pattern: /\bDROP (COLUMN|DEFAULT)\b/i,
    instead: "leave it; drop it in a later release, when nothing that runs reads or writes it",
  },
  {
    what: "renames something",
    pattern: /\bRENAME (TO|COLUMN|CONSTRAINT|"?\w+"? TO)\b/i,
    instead: "add the new name, write both, move the rows; drop the old one in a later release",
  },
  {
    what: "changes the type of a column",
    pattern: /\bALTER (COLUMN )?("\w+"|\w+) (SET DATA )?TYPE\b/i,
    instead: "add a column of the new type, write both, move the rows; drop the old one in a later release",
  },
  {
    what: "forbids an existing column to be empty",
    pattern: /\bSET NOT NULL\b/i,
    instead: "have every version that runs fill it first; forbid it in a later release",
  },
  {
    what: "adds a column that the version before can't fill",
    pattern:
      /\bADD (COLUMN )?(IF NOT EXISTS )?(?!CONSTRAINT)("\w+"|\w+) (?=[^,]*\bNOT NULL\b)(?![^,]*\b(DEFAULT|GENERATED)\b)/i,
    instead: "give it a default, or leave it nullable until a later release",
  },
  {
    what: "takes rows away",
    pattern: /^(TRUNCATE|DELETE FROM)\b/i,
    instead: "leave them to a job of the new version",
  },
]

const CREATED = /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i
const CONCERNED =
  /^(?:ALTER TABLE (?:IF EXISTS )?(?:ONLY )?|DROP TABLE (?:IF EXISTS )?|TRUNCATE (?:TABLE )?|DELETE FROM )"?(\w+)"?/i

/** Returns a statement in one line, without string literals and comments. */
const plain = (sql: string): string =>
  sql
    .replace(/--.*$/gm, " ")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, " ")
    .trim()

/**
 * Returns the reasons why a migration must not run while the previous version is running.
 * @param statements in order; changes to a table that an earlier one created are harmless
 */
export function destructiveParts(statements: readonly string[]): string[] {
  const createdTables = new Set<string>()
  return statements.map(plain).flatMap((statement) => {
    const created = CREATED.exec(statement)?.[1]
    if (created) createdTables.add(created)
    const table = CONCERNED.exec(statement)?.[1]
    if (table && createdTables.has(table)) return []
    return RULES.filter(({ pattern }) => pattern.test(statement)).map(
      ({ what, instead }) => `It ${what}: ${instead}. (${statement.slice(0, 100)})`,
    )
  })
}
