import { customersSchema, type ImportReading } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
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

const word = () => randomUUID().slice(0, 8)
const CONSENT: ImportReading["consent"] = { since: "2023-04-05", source: "Former shop" }
async function newsletterOf(email: string) {
  const { rows } = await client.query<{ newsletter: object | null }>(
    "SELECT metadata -> 'newsletter' AS newsletter FROM customer WHERE email = $1 AND has_account",
    [email],
  )
  return rows[0]?.newsletter
}
async function optOut(email: string) {
  const { rows } = await client.query<{ since: Date; source: string }>(
    "SELECT since, source FROM newsletter_opt_out WHERE email = $1",
    [email],
  )
  return rows
}

const subscribed = (email: string) =>
  [
    "Email Address,First Name,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LEID",
    `${email},Ada,2023-04-05 10:00:00,192.0.2.7,2023-04-05 10:02:00,192.0.2.7,1`,
  ].join("\n")
const unsubscribed = (email: string, day = "2024-05-01") =>
  ["Email Address,First Name,UNSUB_TIME,LEID", `${email},Ada,${day} 12:00:00,1`].join("\n")

it("a subscriber of Mailchimp gets an account with the proof of consent and no e-mail", async () => {
  const email = `ada-${word()}@example.org`
  const checked = importIn(await imports.sendTable("newsletter", subscribed(email)))
  expect(checked).toMatchObject({ kind: "newsletter", changes: 1, created: 1, reading: { questions: [] } })
  await imports.finish(checked.id)
  expect(await newsletterOf(email)).toEqual({
    ...{ state: "subscribed", since: "2023-04-05T00:00:00.000Z" },
    source: "Mailchimp, optin 2023-04-05 10:00:00 (192.0.2.7), confirm 2023-04-05 10:02:00 (192.0.2.7)",
  })
  expect(await mailTo(email)).toEqual([])
  await imports.finish((await imports.undo(checked.id)).id)
  expect(await newsletterOf(email)).toBeUndefined()
})

it("a person who left a list gets no account and stays unsubscribed in later imports", async () => {
  const email = `eve-${word()}@example.org`
  const out = importIn(await imports.sendTable("newsletter", unsubscribed(email)))
  expect(out).toMatchObject({ changes: 1, created: 0, reading: { questions: [] } })
  await imports.finish(out.id)
  expect(await optOut(email)).toEqual([{ since: new Date("2024-05-01"), source: "Mailchimp" }])
  const { body } = await admin.send("GET", `/api/admin/customers?search=${email}`)
  expect(customersSchema.parse(body)).toEqual([])
  expect(importIn(await imports.sendTable("newsletter", unsubscribed(email)))).toMatchObject({ changes: 0 })
  const customers = importIn(await imports.sendTable("customers", `email,newsletter\n${email},yes`))
  await imports.readAgain(customers.id, { consent: CONSENT })
  await imports.finish(customers.id)
  expect(await newsletterOf(email)).toBeNull()
  await imports.finish((await imports.undo(customers.id)).id)
  await imports.finish((await imports.undo(out.id)).id)
  expect(await optOut(email)).toEqual([])
})

it("an import does not subscribe the address of a deleted account that had made a choice", async () => {
  const shop = new ShopClient()
  const { user, password } = await shop.register()
  const { token } = await linkTo(user.email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token } })
  await shop.write("PUT", "/api/users/preferences", { json: { newsletter: true } })
  await shop.write("PUT", "/api/users/preferences", { json: { newsletter: false } })
  await shop.write("DELETE", "/api/users/me", { json: { password } })
  const { id } = importIn(await imports.sendTable("newsletter", subscribed(user.email)))
  await imports.finish(id)
  expect(await newsletterOf(user.email)).toBeNull()
  await imports.finish((await imports.undo(id)).id)
})

it("leaving the former list ends an older consent, but not a later one", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register()
  const consent = { state: "subscribed", since: "2024-01-01T00:00:00.000Z" }
  await client.query("UPDATE customer SET metadata = $2 WHERE email = $1", [
    ...[user.email, { newsletter: consent }],
  ])
  const early = importIn(await imports.sendTable("newsletter", unsubscribed(user.email, "2023-12-31")))
  expect(early).toMatchObject({ changes: 0, error_count: 0 })
  const late = importIn(await imports.sendTable("newsletter", unsubscribed(user.email, "2024-02-01")))
  expect(await imports.lines(late.id)).toMatchObject([
    { before: { newsletter: consent }, after: { newsletter: { state: "none", source: "Mailchimp" } } },
  ])
  await imports.finish(late.id)
  expect(await shop.me()).toMatchObject({ newsletter: { state: "none" } })
  expect(importIn(await imports.sendTable("newsletter", subscribed(user.email)))).toMatchObject({
    changes: 0,
  })
  await imports.finish((await imports.undo(late.id)).id)
  expect(await newsletterOf(user.email)).toEqual(consent)
})
