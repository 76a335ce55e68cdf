import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { Client } from "pg"
import { given } from "@bon-perroquet/testing"

const role = `engine_${randomUUID().replaceAll("-", "")}`
const file = pathToFileURL(join(__dirname, "application-role.mjs")).href

/** As start-up does it, on the database of the shop that runs. */
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
  owner = await connected(given("DATABASE_URL"))
  const words = ["--input-type=module", "--eval", MAKE, given("DATABASE_URL"), role]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  engine = await connected(stdout.trim())
})
afterAll(async () => {
  await engine.end()
  await owner.query(`DROP OWNED BY ${role}`)
  await owner.query(`DROP ROLE ${role}`)
  await owner.end()
})

describe("the role of a running engine", () => {
  it("reads and writes every table, and uses every sequence", async () => {
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
  ])("may not: %s", async (statement) => {
    await expect(engine.query(statement)).rejects.toMatchObject({
      message: expect.stringMatching(/permission denied|must be owner/) as string,
    })
  })
})
