import { startEmulator, type Emulator } from "@bon-perroquet/brevo-emulator"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ensureAttributes, isUnsubscribed, putContact, readContact, type Connection } from "../client"
import type { Push } from "./rows"
import { sendChanges } from "./synchronise"

const LIST = 2
const CONSENT = "2026-11-29T08:00:00.000Z"

let emulator: Emulator
let connection: Connection
beforeAll(async () => {
  emulator = await startEmulator(0)
  const account = { apiKey: "xkeysib-0a1b", apiBase: emulator.url }
  connection = { account, list: LIST, since: new Date("2026-11-28T08:00:00.000Z") }
  await ensureAttributes(account)
})
afterAll(() => emulator.close())

const subscriber = (email: string, change: Partial<Push> = {}): Push => ({
  ...{ email, first_name: "Ada", last_name: null, language: "fr", since: CONSENT, source: null, text: null },
  ...{ hash: "changed", state: "synchronised", consent_since: CONSENT },
  ...change,
})

/** Synchronises one subscriber. Returns whether the shop ended the consent. */
async function send(due: Push): Promise<boolean> {
  let left = [due]
  let isEnded = false
  const raw = (sql: string) => {
    if (sql.includes("SELECT wanted.*")) return Promise.resolve({ rows: left.splice(0) })
    isEnded ||= sql.includes("'state', 'none'")
    return Promise.resolve({ rows: [] })
  }
  await sendChanges({ raw } as unknown as Knex, connection, Date.now() + 60_000)
  left = []
  return isEnded
}

const control = (path: string, body: object) =>
  fetch(`${emulator.url}/_control/${path}`, { method: "POST", body: JSON.stringify(body) })
const found = (email: string) => readContact(connection.account, email)

async function unsubscribed(email: string, list?: number): Promise<void> {
  await putContact(connection.account, LIST, subscriber(email))
  await control("unsubscribe", { email, calls_webhook: false, ...(list && { list }) })
}
const isOut = async (email: string) => {
  const contact = await found(email)
  return contact && isUnsubscribed(contact, LIST)
}

it.each([
  ["the list", LIST],
  ["all e-mails", undefined],
])("a changed name does not undo that the person unsubscribed from %s at Brevo", async (what, list) => {
  const email = `name-${what.length}@example.org`
  await unsubscribed(email, list)
  await send(subscriber(email, { first_name: "Eve" }))
  expect(await isOut(email)).toBe(true)
})

it("an older consent does not undo that the person unsubscribed from the list at Brevo", async () => {
  await unsubscribed("older@example.org", LIST)
  expect(await send(subscriber("older@example.org", { since: "2026-11-01T08:00:00.000Z" }))).toBe(true)
  expect(await isOut("older@example.org")).toBe(true)
})

it("a newer consent adds the person to the list again", async () => {
  await unsubscribed("newer@example.org", LIST)
  expect(await send(subscriber("newer@example.org", { since: "2026-11-30T08:00:00.000Z" }))).toBe(false)
  expect(await isOut("newer@example.org")).toBe(false)
})

it("a contact that was deleted at Brevo comes back when its data change", async () => {
  await send(subscriber("deleted@example.org"))
  expect(await found("deleted@example.org")).not.toBeNull()
})
