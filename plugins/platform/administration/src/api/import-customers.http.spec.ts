import {
  customerDetailSchema,
  customersSchema,
  importsSchema,
  type ImportReading,
} from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { randomUUID } from "node:crypto"
import type { Client } from "pg"
import { administrator } from "../testing/administrator"
import { ImportCalls, importIn } from "../testing/imports"
import { database } from "../testing/many-products"

let admin: ShopClient
let imports: ImportCalls
let client: Client
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
  client = await database()
})
afterAll(() => client.end())

const word = () => randomUUID().slice(0, 8)
const emailOf = (name: string, mark: string) => `${name}-${mark}@example.org`
const CONSENT: ImportReading["consent"] = { since: "2023-04-05", source: "Former shop, double opt-in" }

async function customerWith(email: string) {
  const { body } = await admin.send("GET", `/api/admin/customers?search=${encodeURIComponent(email)}`)
  const [customer] = customersSchema.parse(body)
  if (!customer) return undefined
  return customerDetailSchema.parse((await admin.send("GET", `/api/admin/customers/${customer.id}`)).body)
}

const file = (mark: string) =>
  [
    "E-mail,Prénom,Nom,Langue,Lettre d’information,Newsletter date,Groupes,Note,Client depuis,Adresse,Code postal,Ville,Pays",
    `${emailOf("ada", mark)},Ada,Peeters,nl,oui,,"Éleveurs ${mark}",Préfère le mardi,2020-02-03,"12, rue Haute bte 3",1000,Bruxelles,Belgique`,
    `${emailOf("ada", mark)},,,,,,,,,Kerkstraat 4,9000,Gent,BE`,
    `${emailOf("bob", mark)},Bob,Maes,fr,non,,,,,,,,`,
    `${emailOf("eve", mark)},Eve,Claes,fr,oui,2022-01-02,"Éleveurs ${mark}",,,,,,`,
    `not-an-address,X,Y,fr,,,,,,,,,`,
    `${emailOf("tom", mark)},Tom,Thys,fr,,,,,,Rue Basse 1,,Namur,Belgique`,
  ].join("\n")

it("customers are imported with addresses, consent, groups and notes, without an e-mail, and can be undone", async () => {
  const mark = word()
  const checked = importIn(await imports.sendTable("customers", file(mark)))
  expect(checked).toMatchObject({
    ...{ kind: "customers", lines: 6, changes: 4, created: 3, error_count: 2, unknown_columns: [] },
    reading: { questions: [{ code: "consent" }], consent: null },
  })
  expect(checked.errors.map(({ line, code }) => [line, code])).toEqual([
    [6, "email_invalid"],
    [7, "address_incomplete"],
  ])
  expect(await admin.write("POST", `/api/admin/imports/${checked.id}/run`)).toMatchObject({ status: 409 })
  expect(await customerWith(emailOf("ada", mark))).toBeUndefined()
  const read = await imports.readAgain(checked.id, { consent: CONSENT })
  expect(read.reading?.questions).toEqual([])
  expect(await imports.finish(checked.id)).toMatchObject({ changes: 4, done: 6, error_count: 2 })

  const ada = await customerWith(emailOf("ada", mark))
  expect(ada).toMatchObject({
    ...{ name: "Ada Peeters", kind: "account", since: "2020-02-03T00:00:00.000Z", language: "nl", orders: 0 },
    newsletter: {
      ...{ state: "subscribed", since: "2023-04-05T00:00:00.000Z", source: "Former shop, double opt-in" },
    },
    addresses: [
      {
        street: "rue Haute 12",
        box: "3",
        postal_code: "1000",
        city: "Bruxelles",
        country: "BE",
        is_saved: true,
      },
      { street: "Kerkstraat 4", postal_code: "9000", city: "Gent", is_saved: true },
    ],
  })
  expect((await customerWith(emailOf("bob", mark)))?.newsletter.state).toBe("none")
  expect((await customerWith(emailOf("eve", mark)))?.newsletter.since).toBe("2022-01-02T00:00:00.000Z")
  const notes = (await admin.send("GET", `/api/admin/customers/${ada?.id}/notes`)).body
  expect(notes).toMatchObject([{ text: "Préfère le mardi" }])
  const { rows: members } = await client.query(
    `SELECT count(*)::int AS count FROM customer_group_customer member JOIN customer_group ON customer_group.id = customer_group_id
     WHERE name = $1`,
    [`Éleveurs ${mark}`],
  )
  expect(members).toEqual([{ count: 2 }])
  for (const name of ["ada", "bob", "eve"]) expect(await mailTo(emailOf(name, mark))).toEqual([])
  expect(importIn(await imports.sendTable("customers", file(mark)))).toMatchObject({ changes: 0, created: 0 })

  const undo = await imports.undo(checked.id)
  expect(undo).toMatchObject({ changes: 4, error_count: 0 })
  expect(await imports.finish(undo.id)).toMatchObject({ error_count: 0 })
  expect(await customerWith(emailOf("ada", mark))).toBeUndefined()
})

it("the first sign-in of an imported customer sends a link, which sets the password", async () => {
  const email = emailOf("ida", word())
  const { id } = importIn(
    await imports.sendTable("customers", `email,first_name,last_name\n${email},Ida,Claes`),
  )
  await imports.finish(id)
  const shop = new ShopClient()
  await expect(shop.login(email, "my former password")).rejects.toMatchObject({ status: 401 })
  const { token } = await linkTo(email, "/auth/reset")
  const password = "graines de courge"
  expect(await shop.write("POST", "/api/auth/reset", { json: { token, password } })).toMatchObject({
    status: 200,
  })
  const { user } = await shop.login(email, password)
  expect(user).toMatchObject({ first_name: "Ida", email_verified: true })
  await expect(new ShopClient().login(email, "wrong again")).rejects.toMatchObject({ status: 401 })
  expect((await mailTo(email)).filter(({ text }) => text.includes("/auth/reset"))).toHaveLength(1)
  const undo = await imports.undo(id)
  expect(undo.errors).toMatchObject([{ code: "customer_active" }])
  const data = await shop.send("GET", "/api/users/export")
  expect(data).toMatchObject({
    status: 200,
    body: { more: { imports: [{ imported: { first_name: "Ida" } }] } },
  })
})

it("an import fills only empty fields of an existing customer, and keeps a withdrawn consent", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register()
  await client.query(
    `UPDATE customer SET metadata = '{"newsletter": {"state": "none", "since": "2026-01-01T00:00:00Z"}}' WHERE email = $1`,
    [user.email],
  )
  const csv = `email,first_name,phone,newsletter\n${user.email},Other,+32 470 12 34 56,yes`
  const { id } = importIn(await imports.sendTable("customers", csv))
  await imports.readAgain(id, { consent: CONSENT })
  expect(await imports.lines(id)).toMatchObject([
    { before: { phone: null }, after: { phone: "+32 470 12 34 56" } },
  ])
  await imports.finish(id)
  expect(await shop.me()).toMatchObject({
    ...{ first_name: user.first_name, phone: "+32 470 12 34 56", newsletter: { state: "none" } },
  })
  await imports.finish((await imports.undo(id)).id)
  expect(await shop.me()).toMatchObject({ phone: user.phone })
})

it("an import that was checked earlier overwrites neither a withdrawn consent nor the customer's own values", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register()
  await client.query("UPDATE customer SET phone = NULL WHERE email = $1", [user.email])
  const csv = `email,phone,newsletter\n${user.email},+32 470 12 34 56,yes`
  const { id } = importIn(await imports.sendTable("customers", csv))
  expect(await imports.readAgain(id, { consent: CONSENT })).toMatchObject({ changes: 1 })
  await client.query(
    `UPDATE customer SET phone = '+32 2 123 45 67', metadata = coalesce(metadata, '{}') || $2 WHERE email = $1`,
    [user.email, { newsletter: { state: "none", since: "2026-01-01T00:00:00Z" } }],
  )
  expect(await imports.finish(id)).toMatchObject({ changes: 0, error_count: 0 })
  expect(await shop.me()).toMatchObject({ phone: "+32 2 123 45 67", newsletter: { state: "none" } })
})

it("an undo keeps imported customers who unsubscribed or got store credit since", async () => {
  const mark = word()
  const [left, credited, other] = ["left", "credited", "other"].map((name) => emailOf(name, mark))
  const csv = ["email,newsletter", `${left},yes`, `${credited},yes`, `${other},yes`].join("\n")
  const { id } = importIn(await imports.sendTable("customers", csv))
  await imports.readAgain(id, { consent: CONSENT })
  await imports.finish(id)
  await client.query("UPDATE customer SET metadata = $2 WHERE email = $1", [
    ...[left, { newsletter: { state: "none", since: "2026-01-01T00:00:00Z" } }],
  ])
  const credit = importIn(await imports.sendTable("gift_cards", `email,balance\n${credited},5.00`))
  await imports.finish(credit.id)
  const undo = await imports.undo(id)
  expect(undo.errors.map(({ line, code }) => [line, code])).toEqual([
    [2, "changed_since"],
    [3, "changed_since"],
  ])
  expect(await imports.finish(undo.id)).toMatchObject({ changes: 1 })
  expect(await customerWith(left ?? "")).toMatchObject({ newsletter: { state: "none" } })
  expect(await customerWith(credited ?? "")).toMatchObject({ email: credited })
  expect(await customerWith(other ?? "")).toBeUndefined()
  await imports.finish((await imports.undo(credit.id)).id)
  const again = await imports.undo(id)
  expect(again.errors).toMatchObject([{ line: 2, code: "changed_since" }])
})

it("imported accounts without a password are kept, and the lines of their import are deleted after 30 days", async () => {
  const email = emailOf("old", word())
  const { id } = importIn(await imports.sendTable("customers", `email,since\n${email},2020-01-01`))
  await imports.finish(id)
  await client.query("UPDATE product_import SET created_at = now() - interval '31 days' WHERE id = $1", [id])
  const engine = await EngineClient.signIn()
  for (const job of ["end-unproved-accounts", "forget-imports"])
    await engine.post(`/admin/workflows-executions/job-${job}/run`, {})
  await until("the deletion of the lines", async () => (await imports.lines(id)).length === 0)
  expect(await customerWith(email)).toMatchObject({ email })
})

it("administrators are not imported, and other roles see no imports of customers", async () => {
  const { rows } = await client.query<{ email: string }>(
    `SELECT email FROM "user" WHERE deleted_at IS NULL LIMIT 1`,
  )
  const { errors, id } = importIn(await imports.sendTable("customers", `email\n${rows[0]?.email}\n`))
  expect(errors).toMatchObject([{ code: "email_of_administrator" }])
  const goods = await inviteAdministrator("goods")
  try {
    expect(await goods.shop.send("GET", `/api/admin/imports/${id}`)).toMatchObject({ status: 404 })
    expect(await goods.shop.send("GET", `/api/admin/imports/${id}/lines`)).toMatchObject({ status: 404 })
    const { body } = await goods.shop.send("GET", "/api/admin/imports")
    expect(importsSchema.parse(body).filter(({ kind }) => kind === "customers")).toEqual([])
  } finally {
    await removeAdministrator(goods)
  }
})
