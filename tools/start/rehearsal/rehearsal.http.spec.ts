import { EngineClient, requireVariable } from "@bon-perroquet/testing"
import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Client } from "pg"

const folder = mkdtempSync(join(tmpdir(), "shop-rehearsed-"))
const mark = randomUUID().slice(0, 8)

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })

/** Template of the test shops. A copy of it is smaller than the database of a shop with the orders of other tests. */
const TEMPLATE = "shop"
const database = `rehearsed_${mark}`

const urlOf = (name: string): string => {
  const url = new URL(requireVariable("DATABASE_URL"))
  url.pathname = `/${name}`
  return url.href
}

async function query<T extends object>(url: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql, values)).rows
  } finally {
    await client.end()
  }
}

async function countOf(table: string): Promise<number> {
  const [row] = await query<{ count: string }>(urlOf(database), `SELECT count(*) FROM ${table}`)
  return Number(row?.count)
}
afterAll(async () => {
  await query(urlOf("postgres"), `DROP DATABASE IF EXISTS ${database}`)
  rmSync(folder, { recursive: true })
})
const imported = () => Promise.all(["former_order", "product_import", "promotion"].map(countOf))

it("a rehearsal imports a plan's files into a copy of the shop, lists problems, and leaves the shop unchanged", async () => {
  const engine = await EngineClient.signIn()
  const { api_key } = await engine.post<{ api_key: { token: string } }>("/admin/api-keys", {
    title: `rehearsal ${mark}`,
    type: "secret",
  })
  await query(urlOf("postgres"), `CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`)
  const ofKey = "SELECT * FROM api_key WHERE title = $1"
  const keys = await query(requireVariable("DATABASE_URL"), ofKey, [`rehearsal ${mark}`])
  const insert = "INSERT INTO api_key SELECT * FROM json_populate_recordset(NULL::api_key, $1)"
  await query(urlOf(database), insert, [JSON.stringify(keys)])
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write(
    "orders.csv",
    [
      "number,email,date,total,product,quantity,unit price,colour",
      `A-${mark},ada@example.org,2021-03-04,8.40,Noix,2,4.20,red`,
      `B-${mark},nobody,2021-03-04,8.40,Noix,2,4.20,red`,
    ].join("\n"),
  )
  write("coupons.csv", `code,percent\nC-${mark},10`)
  const plan = join(folder, "move.json")
  const steps = [
    { kind: "orders", files: ["orders.csv"], reading: { count_orders: true } },
    { kind: "promotions", files: ["coupons.csv"] },
  ]
  writeFileSync(plan, JSON.stringify({ steps }))
  const before = await imported()
  const copy = join(folder, "copy")
  const args = [plan, `--folder=${copy}`, `--port=${await freePort()}`, "--exit"]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, join(__dirname, "main.mjs"), ...args],
    {
      env: { ...process.env, DATABASE_URL: urlOf(database), SHOP_API_KEY: api_key.token },
    },
  )
  expect(stdout).toContain("coupons.csv: 1 lines, 1 changes, 0 with errors")
  const checklist = readFileSync(join(folder, "move.checklist.md"), "utf8")
  expect(checklist).toMatch(/\| .*orders\.csv \| orders \| 2 \| 1 \| 0 \| 0 \| 1 \|/)
  const [pastOrders = 0] = before
  expect(checklist).toContain(`| past orders | ${pastOrders} | ${pastOrders + 1} |`)
  expect(checklist).toContain("orders.csv, line 3: This is not an e-mail address.")
  expect(checklist).toContain("orders.csv: columns not read: colour")
  expect(checklist).toContain("The same files once more would change nothing.")
  expect(await imported()).toEqual(before)
  expect(existsSync(copy)).toBe(false)
}, 300_000)
