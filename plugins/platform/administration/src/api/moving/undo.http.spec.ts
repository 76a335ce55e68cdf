import type { TableKind } from "@bon-perroquet/contract"
import { ownProduct, type ShopClient } from "@bon-perroquet/testing"
import { randomUUID } from "node:crypto"
import type { Client } from "pg"
import { administrator } from "../../testing/administrator"
import { ImportCalls, importIn } from "../../testing/imports"
import { database } from "../../testing/many-products"

let admin: ShopClient
let imports: ImportCalls
let client: Client
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
  client = await database()
})
afterAll(() => client.end())

/** Tables of records that an undo keeps: imports, audit log, stock movements, price history, jobs. */
const RECORDS =
  /^(?:product_import.*|recorded_change|stock_movement|price_history.*|workflow_execution|job_run|.*_migrations|search_.*|session.*|throttle|mail_.*|lease.*|upload)$/

/** Returns the rows of each table without their timestamps. */
async function rowsByTable(): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY table_name ORDER BY table_name`,
  )
  const all: Record<string, string[]> = {}
  for (const { name, columns } of tables.filter((table) => !RECORDS.test(table.name))) {
    const left = columns.filter((column) => column === "updated_at").map((column) => `- '${column}'`)
    const { rows } = await client.query<{ row: string }>(
      `SELECT (to_jsonb(one) ${left.join(" ")})::text AS row FROM "${name}" one ORDER BY 1`,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** Returns, by table, the rows that are in only one of the two snapshots. */
function differences(before: Record<string, string[]>, after: Record<string, string[]>) {
  const tables = Object.keys(after).flatMap((name) => {
    const [was, is] = [new Set(before[name]), new Set(after[name])]
    const lost = [...was].filter((row) => !is.has(row))
    const added = [...is].filter((row) => !was.has(row))
    return lost.length + added.length > 0 ? [[name, { lost, added }] as const] : []
  })
  return Object.fromEntries(tables)
}

const PERSON =
  "email,first_name,newsletter,newsletter_since,newsletter_source,groups,note,street,postal_code,city,country"

type Kind = Exclude<TableKind, "csv">

/** CSV files by kind. Each creates and changes records. */
const FILES: Record<Kind, (mark: string, product: { handle: string }) => string> = {
  customers: (mark) =>
    [
      PERSON,
      `ada-${mark}@example.org,Ada,yes,2023-04-05,Shop,Groupe ${mark},Note,Rue Haute 12,1000,Bruxelles,BE`,
      `ada-${mark}@example.org,,,,,,,Kerkstraat 4,9000,Gent,BE`,
    ].join("\n"),
  newsletter: (mark) =>
    [
      "email,newsletter,newsletter_since,newsletter_source",
      `bob-${mark}@example.org,yes,2023-04-05,Shop`,
      `eve-${mark}@example.org,no,2023-04-05,Shop`,
    ].join("\n"),
  orders: (mark) =>
    `number,email,date,total,product,quantity,unit price\n${mark},ada@example.org,2021-03-04,8.40,Noix,2,4.20`,
  promotions: (mark, { handle }) =>
    [
      "code,products,percent,minimum,limit_per_email,until",
      `A-${mark},${handle},10,20.00,1,2035-01-01`,
      `B-${mark},,10,,,`,
    ].join("\n"),
  reviews: (mark, { handle }) =>
    `product,email,author,stars,text,written_at\n${handle},ada-${mark}@example.org,Ada,4,Bien,2024-05-01`,
}

it.each(Object.keys(FILES) as Kind[])(
  "the undo of an import of %s leaves every table as before, row by row",
  async (kind) => {
    const mark = randomUUID().slice(0, 8)
    const { handle } = await ownProduct({})
    const before = await rowsByTable()
    const csv = FILES[kind](mark, { handle })
    const { id, errors, reading } = importIn(await imports.sendTable(kind, csv))
    expect([errors, reading?.questions]).toEqual([[], []])
    expect(await imports.finish(id)).toMatchObject({ error_count: 0 })
    expect(Object.keys(differences(before, await rowsByTable()))).not.toEqual([])
    const undo = await imports.undo(id)
    expect(undo).toMatchObject({ error_count: 0 })
    expect(await imports.finish(undo.id)).toMatchObject({ error_count: 0 })
    expect(differences(before, await rowsByTable())).toEqual({})
  },
)
