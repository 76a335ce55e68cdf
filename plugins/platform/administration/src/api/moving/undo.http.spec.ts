import { tradeListSchema, type TableKind } from "@bon-perroquet/contract"
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

/**
 * Tables that an undo does not restore. They contain imports, the audit log, stock movements and the prices of the
 * last 30 days, which the law requires. Requests and jobs change the others: sign-ins, limits, e-mails, executions,
 * leases and the progress of reading Stripe.
 */
const RECORDS = [
  ...["product_import", "product_import_line", "product_import_file", "product_import_picture"],
  ...["recorded_change", "stock_movement", "recorded_price", "workflow_execution"],
  ...["auth_session", "administrator_role", "throttle", "outbox_message", "outbox_key", "resource_lease"],
  ...["stripe_scan", "stripe_event"],
]

/** Columns that change with every write of a row, or with every check of an open checkout. */
const MOMENTS = ["updated_at", "checked_at"]

/** Returns the rows of each table, without the columns in MOMENTS. */
async function rowsByTable(): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY table_name ORDER BY table_name`,
  )
  const all: Record<string, string[]> = {}
  for (const { name, columns } of tables.filter(({ name }) => !RECORDS.includes(name))) {
    const left = columns.filter((column) => MOMENTS.includes(column)).map((column) => `- '${column}'`)
    const { rows } = await client.query<{ row: string }>(
      `SELECT (to_jsonb(one) ${left.join(" ")})::text AS row FROM "${name}" one ORDER BY 1`,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** Returns, by table, the rows that only one of the two snapshots contains. */
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

/** CSV files that create and change records, by kind of import. Products are last, because theirs changes handles. */
const FILES: Record<
  TableKind,
  (mark: string, product: { sku: string; handle: string; other: string }) => string
> = {
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
  gift_cards: (mark) => `code,balance,expires_at,note\nGIFT-${mark},12.50,2035-01-01,Foire`,
  trade_prices: (mark, { sku, other }) =>
    `list,sku,from,net_price\n${mark},${sku},,5.00\n${mark},${sku},10,4.50\n${mark},${other},,3.00`,
  csv: (mark, { sku, other }) =>
    [
      "sku,product,name_fr,name_nl,size_fr,price,stock,category,old_addresses,description_fr,handle_fr,handle_nl,handle_de,custom_meta_title_nl",
      `${sku},,,Nieuwe naam,,9.95,44,,/ancien/${mark},Nouveau texte,noix-${mark},noten-${mark},nuesse-${mark},Noten SEO`,
      `${other},,,,,,,,,,,pitten-${mark},kerne-${mark}`,
      `NEW-${mark},,Noix ${mark},Noten ${mark},,5.00,7,Nouvelle ${mark} > Petite,/produit/${mark},Texte,,,`,
      `NEW-${mark}-2,,Graines ${mark},,,6.00,0,,,,,,`,
      `NEW-${mark}-3,new-${mark},Maïs ${mark},,250 g,4.00,3,,,,,,`,
      `NEW-${mark}-4,new-${mark},,,1 kg,14.00,2,,,,,,`,
    ].join("\n"),
}

/** Creates the list that a file of trade prices names. */
async function tradeList(title: string): Promise<() => Promise<unknown>> {
  const { body } = await admin.write("POST", "/api/admin/trade-lists", {
    json: {
      ...{ title, group_ids: [], is_for_businesses: true, from: "2099-01-01", until: null },
      ...{ minimum_cents: null, discounts: [] },
    },
  })
  const { id } = tradeListSchema.parse(body)
  return () => admin.write("DELETE", `/api/admin/trade-lists/${id}`)
}

it("the undo of every kind of import leaves every table as before, row by row", async () => {
  const mark = randomUUID().slice(0, 8)
  const { sku, handle } = await ownProduct({})
  const { sku: other } = await ownProduct({})
  const end = await tradeList(mark)
  const before = await rowsByTable()
  const done: string[] = []
  for (const kind of Object.keys(FILES) as TableKind[]) {
    const csv = FILES[kind](mark, { sku, handle, other })
    const { id } = importIn(kind === "csv" ? await imports.send(csv) : await imports.sendTable(kind, csv))
    const checked = await imports.readAgain(id, kind === "csv" ? { create_categories: true } : {})
    expect(checked).toMatchObject({ kind, errors: [], reading: { questions: [] } })
    const finished = await imports.finish(id)
    expect(finished).toMatchObject({ kind, error_count: 0 })
    expect(finished.changes).toBeGreaterThan(0)
    done.unshift(id)
  }
  expect(Object.keys(differences(before, await rowsByTable()))).not.toEqual([])
  for (const id of done) {
    const undo = await imports.undo(id)
    expect(undo).toMatchObject({ errors: [] })
    expect(await imports.finish(undo.id)).toMatchObject({ error_count: 0 })
  }
  expect(differences(before, await rowsByTable())).toEqual({})
  await end()
})
