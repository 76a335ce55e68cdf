import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { Client } from "pg"
import { requireVariable, untilWithoutJobs } from "@bon-perroquet/testing"

const role = `engine_${randomUUID().replaceAll("-", "")}`
const file = pathToFileURL(join(__dirname, "application-role.mjs")).href

/** Creates a role with the rights of the engine's role in the running shop's database. */
const MAKE = `
  import { grantToApplication, makeApplicationRole } from ${JSON.stringify(file)}
  const [owner, role] = process.argv.slice(-2)
  const url = await makeApplicationRole(owner, "a password of this test", role)
  await grantToApplication(owner, url)
  console.log(url)`

let owner: Client
let engine: Client

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}

beforeAll(async () => {
  owner = await connected(requireVariable("DATABASE_URL"))
  const words = ["--input-type=module", "--eval", MAKE, requireVariable("DATABASE_URL"), role]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  engine = await connected(stdout.trim())
})
afterAll(async () => {
  await engine.end()
  await owner.query(`DROP OWNED BY ${role}`)
  await owner.query(`DROP ROLE ${role}`)
  await owner.end()
})

describe("The role of a running engine", () => {
  it("every connection of the running shop uses the engine's role, which is no superuser", async () => {
    // Ignores the connections of this test, which have the engine's application name, too.
    const { rows } = await owner.query<{ usename: string; rolsuper: boolean }>(
      `SELECT DISTINCT usename, rolsuper FROM pg_stat_activity JOIN pg_roles ON rolname = usename
       WHERE datname = current_database() AND application_name LIKE 'engine%'
         AND pid <> pg_backend_pid() AND usename <> $1`,
      [role],
    )
    expect(rows).toEqual([{ usename: "shop_engine", rolsuper: false }])
  })

  it("the engine's role can read and write every table and use every sequence", async () => {
    const { rows } = await engine.query(`
      SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND CASE c.relkind
        WHEN 'r' THEN NOT (has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
          AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE'))
        WHEN 'S' THEN NOT (has_sequence_privilege(c.oid, 'USAGE') AND has_sequence_privilege(c.oid, 'UPDATE'))
        ELSE false END`)
    expect(rows).toEqual([])
  })

  it.each([
    "CREATE TABLE mine (id text)",
    "CREATE SCHEMA mine",
    "CREATE ROLE mine",
    "CREATE DATABASE mine",
    "CREATE EXTENSION dblink",
    "ALTER TABLE product ADD COLUMN mine text",
    "ALTER TABLE sales_document DISABLE TRIGGER ALL",
    "DROP TABLE listing",
    "TRUNCATE outbox_message",
    "CREATE OR REPLACE FUNCTION sales_document_is_kept() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
    "COPY product TO PROGRAM 'cat'",
    "SELECT rolpassword FROM pg_authid",
    "SELECT * FROM shop_start.state",
  ])("the engine's role cannot run: %s", async (statement) => {
    await expect(engine.query(statement)).rejects.toMatchObject({
      message: expect.stringMatching(/permission denied|must be owner/) as string,
    })
  })
})

it("PostgreSQL logs the error of a rejected row without the row's values", async () => {
  const secret = `person-${randomUUID()}`
  const mark = `no_such_${randomUUID().replaceAll("-", "")}`
  const { rows } = await owner.query<{ key: string }>("SELECT key FROM shop_start.state LIMIT 1")
  const insert = "INSERT INTO shop_start.state (key, value) VALUES ($1, $2)"
  await expect(owner.query(insert, [rows[0]?.key, secret])).rejects.toThrow("duplicate key")
  await expect(owner.query(`SELECT ${mark} /* ${secret} */`)).rejects.toThrow(mark)
  const log = join(requireVariable("LOGS_DIR"), "..", "..", "logs", "postgres.log")
  const written = await untilWithoutJobs("the refusal in the log", async () => {
    const text = readFileSync(log, "utf8")
    return text.includes(mark) && text
  })
  expect(written).toContain("duplicate key value violates unique constraint")
  expect(written).not.toContain(secret)
  expect(written).not.toContain(`(key)=(${rows[0]?.key})`)
})
