import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { Client } from "pg"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"

const START = resolve(__dirname, "..")
const folder = mkdtempSync(join(tmpdir(), "shop-backup-"))
const archive = join(folder, "shop.tar.gz")
const name = `restored_${randomUUID().replaceAll("-", "")}`

const urlOf = (database: string): string => {
  const url = new URL(requireVariable("DATABASE_URL"))
  url.pathname = `/${database}`
  return url.href
}

/** Runs `npm run backup` or `npm run restore`. @returns its exit code and output */
async function run(command: "backup" | "restore", args: string[], env: Record<string, string> = {}) {
  try {
    await promisify(execFile)(process.execPath, [join(START, `${command}.mjs`), ...args], {
      env: { ...process.env, ...env },
    })
    return { code: 0, said: "" }
  } catch (error) {
    const { code, stderr: output } = error as { code: number; stderr: string }
    return { code, said: output }
  }
}

const elsewhere = { DATABASE_URL: urlOf(name), UPLOADS_DIR: join(folder, "uploads") }

async function rowsOf<T extends object>(url: string, statement: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Template of the test shops: a shop with products and without orders. */
const TEMPLATE = "shop"
/** Last number of the invoices of the shop that the backup replaces. */
const ISSUED = 5_000

let before: string
let withoutReplace: Awaited<ReturnType<typeof run>>

beforeAll(async () => {
  await rowsOf(urlOf("postgres"), `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
  await rowsOf(
    urlOf(name),
    `INSERT INTO document_counter (series, year, serial, issued_at)
     VALUES ('invoice', extract(year FROM now() AT TIME ZONE 'Europe/Brussels'), ${ISSUED}, now())`,
  )
  before = await buy(new ShopClient())
  const buyers = Promise.all(Array.from({ length: 3 }, () => buy(new ShopClient())))
  expect(await run("backup", [archive])).toMatchObject({ code: 0 })
  await buyers
  withoutReplace = await run("restore", [archive], elsewhere)
  expect(await run("restore", [archive, "--replace"], elsewhere)).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await rowsOf(urlOf("postgres"), `DROP DATABASE ${name}`)
  rmSync(folder, { recursive: true, force: true })
})

/** Cents that an order has received, with those of gift cards and store credit. */
const RECEIVED = "a.balance_cents + CASE WHEN transfer.awaited THEN 0 ELSE a.amount_cents END"

/** Numbers of orders whose amounts, documents and quantities are inconsistent. */
const UNBALANCED = `
  SELECT o.custom_display_id AS number FROM "order" o
  JOIN checkout_attempt a ON a.order_id = o.id AND a.state = 'ordered'
  LEFT JOIN LATERAL (SELECT sum(c.amount) AS captured FROM order_payment_collection l
    JOIN payment p ON p.payment_collection_id = l.payment_collection_id JOIN capture c ON c.payment_id = p.id
    WHERE l.order_id = o.id) money ON true
  LEFT JOIN LATERAL (SELECT sum(t.amount) AS noted FROM order_transaction t
    WHERE t.order_id = o.id AND t.amount > 0) books ON true
  LEFT JOIN LATERAL (SELECT bool_or(p.provider_id LIKE 'pp_bank-transfer%' AND p.captured_at IS NULL) AS awaited
    FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
    WHERE l.order_id = o.id) transfer ON true
  -- What an administrator changes is paid in parts.
  WHERE NOT EXISTS (SELECT FROM order_change c WHERE c.order_id = o.id AND c.change_type IS NOT NULL)
    AND NOT EXISTS (SELECT FROM checkout_attempt later WHERE later.pays_order_id = o.id)
    AND (round(coalesce(money.captured, 0) * 100) <> ${RECEIVED} OR round(coalesce(books.noted, 0) * 100) <> ${RECEIVED})`

const MISHELD = `
  SELECT level.inventory_item_id FROM inventory_level level
  WHERE level.deleted_at IS NULL AND level.reserved_quantity <> coalesce((SELECT sum(r.quantity) FROM reservation_item r
    WHERE r.inventory_item_id = level.inventory_item_id AND r.location_id = level.location_id
      AND r.deleted_at IS NULL), 0)`

const OBJECTS = `
  SELECT pg_get_indexdef(i.indexrelid) AS made FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname IN ('public', 'shop_start')
  UNION ALL SELECT conrelid::regclass || pg_get_constraintdef(k.oid) FROM pg_constraint k
    JOIN pg_namespace n ON n.oid = k.connamespace WHERE n.nspname IN ('public', 'shop_start')
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = 'public'
  UNION ALL SELECT c.relname || ' ' || c.relpersistence::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname IN ('public', 'shop_start')
  UNION ALL SELECT table_name || column_name || data_type || is_nullable || coalesce(column_default, '')
    FROM information_schema.columns WHERE table_schema IN ('public', 'shop_start')
  ORDER BY 1`

/**
 * Returns the definitions of all database objects. Removes casts and parentheses, because PostgreSQL moves the casts of
 * text arrays when it restores a definition.
 */
const madeIn = async (url: string): Promise<string[]> =>
  (await rowsOf<{ made: string }>(url, OBJECTS))
    .map(({ made }) => made.replace(/::(character varying|text)(\[\])?|[()]/g, ""))
    .sort()

it("a backup that was taken during purchases restores consistent orders and the same tables, indexes and functions", async () => {
  const there = urlOf(name)
  const sold = await rowsOf<{ number: string }>(there, `SELECT custom_display_id AS number FROM "order"`)
  expect(sold.map(({ number }) => number)).toContain(before)
  expect(await rowsOf(there, MISHELD)).toEqual([])
  expect(await rowsOf(there, UNBALANCED)).toEqual([])
  expect(await madeIn(there)).toEqual(await madeIn(requireVariable("DATABASE_URL")))
  const next = `SELECT last_value AS at FROM checkout_order_number`
  const [restored] = await rowsOf<{ at: string }>(there, next)
  // Uses the third part of an order number, because the number of a recovered order can have a suffix.
  const highest = Math.max(...sold.map(({ number }) => Number(number.split("-")[2])))
  expect(Number(restored?.at)).toBeGreaterThanOrEqual(highest)
})

const COUNTERS = `
  SELECT counter.series, counter.serial, (SELECT count(*)::int FROM sales_document WHERE kind = counter.series
    AND split_part(number, '-', 2) = counter.year::text) AS documents
  FROM document_counter counter ORDER BY counter.year DESC, counter.series DESC LIMIT 2`

type Counter = { series: string; serial: number; documents: number }

it("after a restore, document numbers that the shop may have issued since the backup are not issued again", async () => {
  const counters = await rowsOf<Counter>(urlOf(name), COUNTERS)
  expect(counters.map(({ series }) => series)).toEqual(["invoice", "credit_note"])
  for (const { serial, documents } of counters) expect(serial - documents).toBeGreaterThanOrEqual(100)
})

it("a restore records in the database which backup was restored, and when", async () => {
  const [note] = await rowsOf<{ value: string }>(
    urlOf(name),
    "SELECT value FROM shop_start.state WHERE key = 'restore'",
  )
  const { restored_at, backed_up_at } = JSON.parse(note?.value ?? "{}") as Record<string, string>
  expect(Date.parse(backed_up_at ?? "")).toBeLessThan(Date.parse(restored_at ?? ""))
})

it("a shop with data is only overwritten with --replace, and its document numbers are not issued again", async () => {
  expect(withoutReplace).toMatchObject({ code: 1, said: expect.stringContaining("--replace") })
  const [invoices] = await rowsOf<Counter>(urlOf(name), COUNTERS)
  expect(invoices?.series).toBe("invoice")
  expect(invoices?.serial).toBeGreaterThan(ISSUED)
})

it("a damaged or truncated backup is rejected and changes nothing", async () => {
  const whole = readFileSync(archive)
  const damaged = join(folder, "damaged.tar.gz")
  const count = `SELECT count(*)::int AS count FROM product`
  const [counts] = await rowsOf(urlOf(name), count)
  const flipped = Buffer.from(whole)
  flipped[Math.floor(flipped.length / 2)] = (flipped[Math.floor(flipped.length / 2)] ?? 0) ^ 0xff
  for (const bytes of [whole.subarray(0, whole.length / 2), flipped]) {
    writeFileSync(damaged, bytes)
    expect(await run("restore", [damaged, "--replace"], elsewhere)).toMatchObject({ code: 1 })
  }
  expect(await rowsOf(urlOf(name), count)).toEqual([counts])
})
