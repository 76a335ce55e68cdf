import { existsSync, readdirSync } from "node:fs"
import { basename, join } from "node:path"
import { destructiveParts } from "./destructive"

const plugins = join(__dirname, "..", "..", "plugins")

/** Accepted destructive migrations by file name, with the reason why they do not affect the previous version. */
const ACCEPTED: Record<string, string> = {
  Migration20261121060000SharedCart:
    "Its unique index only forbade what the new version does; the one that replaces it answers the same questions.",
  Migration20261123040000OrderPayments:
    "Its unique index only forbade a second page for one order, which the version before never opens: carts keep theirs.",
  Migration20261122210000FurtherInvoices:
    "Its unique index only forbade a second invoice, which the version before never issues: it looks under the series' lock.",
}

interface Migration {
  addSql: (sql: string) => void
  up: () => Promise<void> | void
}

const files = readdirSync(plugins)
  .flatMap((group) =>
    readdirSync(join(plugins, group)).map((name) => join(plugins, group, name, "src", "modules")),
  )
  .filter((modules) => existsSync(modules))
  .flatMap((modules) =>
    readdirSync(modules, { recursive: true, encoding: "utf8" })
      .filter((file) => /^[^/\\]+[/\\]migrations[/\\]\w+\.ts$/.test(file))
      .map((file) => join(modules, file)),
  )

/** Returns the statements of a migration, without a database. */
async function statementsOf(file: string): Promise<string[]> {
  const [Made] = Object.values(jest.requireActual<Record<string, { prototype: Migration }>>(file))
  if (!Made) throw new Error(`${file} has no migration in it.`)
  const statements: string[] = []
  const migration = Object.create(Made.prototype, {
    addSql: { value: (sql: string) => statements.push(sql) },
  }) as Migration
  await migration.up()
  return statements
}

describe("While a migration runs, the previous version keeps working:", () => {
  it.each(files.map((file) => [basename(file, ".ts"), file]))("%s removes nothing", async (name, file) => {
    const statements = await statementsOf(file)
    expect(statements).not.toEqual([])
    const parts = destructiveParts(statements)
    if (ACCEPTED[name]) expect(parts).not.toEqual([])
    else expect(parts).toEqual([])
  })

  it("every exception names an existing migration", () => {
    const names = new Set(files.map((file) => basename(file, ".ts")))
    expect(Object.keys(ACCEPTED).filter((name) => !names.has(name))).toEqual([])
  })
})

describe("The check for destructive statements", () => {
  it.each([
    "DROP TABLE IF EXISTS listing",
    'DROP INDEX IF EXISTS "IDX_listing"',
    "ALTER TABLE listing DROP COLUMN unit_label",
    'ALTER TABLE "listing" ALTER COLUMN "unit_label" DROP DEFAULT',
    "ALTER TABLE listing RENAME TO product_listing",
    "ALTER TABLE listing RENAME COLUMN unit_label TO unit",
    "ALTER TABLE listing RENAME unit_label TO unit",
    "ALTER TABLE listing\n  ALTER COLUMN unit_label TYPE varchar(10)",
    'alter table listing alter "unit_label" set data type jsonb',
    "ALTER TABLE listing ALTER COLUMN unit_label SET NOT NULL",
    "ALTER TABLE listing ADD COLUMN unit text NOT NULL",
    "ALTER TABLE listing ADD COLUMN a text DEFAULT 'x' NOT NULL, ADD COLUMN IF NOT EXISTS b text NOT NULL",
    "DELETE FROM listing WHERE is_promotion",
    "TRUNCATE listing",
  ])("rejects %s", (statement) => expect(destructiveParts([statement])).toHaveLength(1))

  it.each([
    ["CREATE TABLE t (a text NOT NULL)"],
    ["CREATE TABLE IF NOT EXISTS t (a text)", "ALTER TABLE t ALTER COLUMN a SET NOT NULL"],
    ["ALTER TABLE listing ADD COLUMN IF NOT EXISTS unit text, ADD COLUMN note text"],
    ["ALTER TABLE listing ADD COLUMN unit text NOT NULL DEFAULT ''"],
    ["ALTER TABLE listing ALTER COLUMN unit_label DROP NOT NULL"],
    ["ALTER TABLE listing DROP CONSTRAINT c, ADD CONSTRAINT c CHECK (unit_label <> 'DROP TABLE listing')"],
    ["CREATE INDEX i ON listing (unit_label) -- DROP TABLE nothing"],
    ["INSERT INTO listing (id) VALUES ('a')"],
  ])("accepts %s", (...statements) => expect(destructiveParts(statements)).toEqual([]))
})
