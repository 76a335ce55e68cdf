import { brevoSettingSchema, type BrevoInput } from "@bon-perroquet/contract/brevo"
import { alertsSchema, errorSchema, shopSchema } from "@bon-perroquet/contract"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { runJob } from "@bon-perroquet/testing/sweeps"

const SETTING = "/api/admin/settings/brevo"
const KEY = "xkeysib-0a1b2c3d"
const LIST = 2
const TEXT = "Newsletter: Nouveautés et promotions."

interface Contact {
  emailBlacklisted: boolean
  listIds: number[]
  attributes: Record<string, string>
}

async function control<T>(path: string, json?: object): Promise<T | null> {
  const response = await fetch(`${requireVariable("BREVO_EMULATOR_URL")}/_control/${path}`, {
    ...(json && { method: "POST", body: JSON.stringify(json) }),
  })
  const text = await response.text()
  return response.ok && text ? (JSON.parse(text) as T) : null
}
const atBrevo = (email: string) => control<Contact>(`contacts/${encodeURIComponent(email)}`)
const isInList = async (email: string) => Boolean((await atBrevo(email))?.listIds.includes(LIST))

let admin: ShopClient
const setting = async () => brevoSettingSchema.parse((await admin.send("GET", SETTING)).body)
const save = (json: BrevoInput) => admin.write("PUT", SETTING, { json })

async function subscriber(email?: string) {
  const shop = new ShopClient()
  const { user, password } = await shop.register(email ? { email } : {})
  const person = { shop, password, email: user.email }
  await subscribe(person)
  return person
}
type Person = Awaited<ReturnType<typeof subscriber>>

async function subscribe({ shop, email }: Pick<Person, "shop" | "email">): Promise<void> {
  const json = { newsletter: true, newsletter_text: TEXT }
  await shop.write("PUT", "/api/users/preferences", { json })
  const { token } = await until("a new link", async () => {
    const link = await linkTo(email, "/newsletter/confirm")
    const { status } = await shop.write("POST", "/api/newsletter/confirm", { json: { token: link.token } })
    return status === 200 && link
  })
  expect(token).toBeTruthy()
}
const stateOf = async ({ shop }: Person) => (await shop.me()).newsletter.state
const leave = ({ shop }: Person) =>
  shop.write("PUT", "/api/users/preferences", { json: { newsletter: false } })
const synchronised = (email: string) =>
  until(`${email} at Brevo`, async () => {
    await runJob("sync-brevo")
    return isInList(email)
  })

let early: Person
beforeAll(async () => {
  const login = [requireVariable("SHOP_ADMIN_EMAIL"), requireVariable("SHOP_ADMIN_PASSWORD")] as const
  admin = new ShopClient()
  await admin.login(...login)
  // Unsubscribed at Brevo before the shop was connected, after an older consent in the shop.
  early = await subscriber()
  await control("contacts", { email: early.email, emailBlacklisted: true })
})
afterAll(() => save({ api_key: "", list_id: null }))

test("the key and the list are checked at Brevo, and the key is stored encrypted and never shown", async () => {
  const services = async () =>
    shopSchema.parse((await new ShopClient().send("GET", "/api/shop")).body).services
  expect(await services()).not.toContain("newsletter_sync")
  for (const [input, code] of [
    [{ api_key: "wrong", list_id: LIST }, "brevo_key"],
    [{ api_key: null, list_id: LIST }, "brevo_key"],
    [{ api_key: KEY, list_id: 999 }, "brevo_list"],
    [{ api_key: KEY, list_id: null }, "brevo_list"],
  ] as const) {
    const { status, body } = await save(input)
    expect([status, errorSchema.parse(body).code]).toEqual([400, code])
  }
  const lists = await admin.write("POST", `${SETTING}/lists`, { json: { api_key: KEY } })
  expect(lists.body).toMatchObject({ account: "shop@example.org", lists: [{ id: LIST }, { id: 7 }] })
  const answer = await save({ api_key: KEY, list_id: LIST })
  expect([answer.status, JSON.stringify(answer.body).includes(KEY)]).toEqual([200, false])
  expect(await setting()).toMatchObject({
    has_key: true,
    value: { account: "shop@example.org", list_id: LIST },
  })
  const rows = await shopDatabase()("setting_version").where({ setting: "brevo" })
  expect(JSON.stringify(rows)).not.toContain(KEY)
  await until("the service", async () => (await services()).includes("newsletter_sync"))
})

test("a confirmed subscriber is in the list with the proof of the consent, until the person unsubscribes in the shop or at Brevo, or deletes the account", async () => {
  const person = await subscriber()
  const { shop, email, password } = person
  await synchronised(email)
  expect((await atBrevo(email))?.attributes).toMatchObject({
    ...{ FIRSTNAME: "Ada", LASTNAME: "Peeters", CONSENT_SOURCE: "account", CONSENT_TEXT: TEXT },
    CONSENT_DATE: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  const json = { event: "unsubscribe", email }
  expect((await shop.write("POST", "/api/newsletter/brevo/forged", { json })).status).toBe(404)
  expect(await stateOf(person)).toBe("subscribed")
  await leave(person)
  await until("the removal", async () => {
    await runJob("sync-brevo")
    return !(await isInList(email))
  })
  await subscribe(person)
  await synchronised(email)

  const sent = await control<{ statuses: number[] }>("unsubscribe", { email, calls_webhook: true })
  expect(sent?.statuses).toEqual([200])
  expect(await stateOf(person)).toBe("none")
  await subscribe(person)
  await until("the permission", async () => {
    await runJob("sync-brevo")
    return (await atBrevo(email))?.emailBlacklisted === false
  })
  expect(await stateOf(person)).toBe("subscribed")

  // A lost webhook is found by polling.
  await control("unsubscribe", { email, calls_webhook: false })
  await until("the opt-out", async () => {
    await runJob("sync-brevo")
    return (await stateOf(person)) === "none"
  })

  expect((await shop.write("DELETE", "/api/users/me", { json: { password } })).status).toBe(200)
  await until("the erasure", async () => {
    await runJob("sync-brevo")
    return (await atBrevo(email)) === null
  })
  await until("the row's deletion", async () => {
    const rows = await shopDatabase()("brevo_contact").where({ email })
    return rows.length === 0
  })
})

test("a person who unsubscribed at Brevo before the connection stays unsubscribed", async () => {
  await until("the opt-out", async () => (await stateOf(early)) === "none")
  expect(await atBrevo(early.email)).toMatchObject({ emailBlacklisted: true })
})

test("an outage of Brevo delays the synchronisation, which then continues", async () => {
  await control("fail", { calls: 2, status: 503 })
  const person = await subscriber()
  await runJob("sync-brevo")
  expect((await setting()).status.problem).toBe("away")
  await synchronised(person.email)
  await until("a run without a problem", async () => (await setting()).status.problem === null)
})

test("administrators see an alert once no synchronisation has succeeded for a day, until one succeeds", async () => {
  const alerts = async () => {
    const { body } = await admin.send("GET", "/api/admin/alerts")
    return alertsSchema.parse(body).filter(({ kind }) => kind === "newsletter_sync_failing")
  }
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await runJob("sync-brevo")
  // Connected two days ago, the last complete run was 23 hours ago.
  await shopDatabase().raw(
    `UPDATE setting_version SET value = jsonb_set(value, '{connected_at}', to_jsonb(CAST(? AS text)))
     WHERE setting = 'brevo' AND value IS NOT NULL`,
    [ago(48).toISOString()],
  )
  await control("fail", { calls: 1_000, status: 503 })
  await shopDatabase()("brevo_run").update({ polled_until: ago(23), paused_until: null })
  await runJob("sync-brevo")
  expect(await alerts()).toEqual([])
  const since = ago(25)
  await shopDatabase()("brevo_run").update({ polled_until: since })
  await until("the alert", async () => (await alerts()).length === 1)
  expect(await alerts()).toMatchObject([{ id: "brevo", since: since.toISOString(), cause: "away" }])

  await control("fail", { calls: 0, status: 503 })
  await shopDatabase()("brevo_run").update({ paused_until: null })
  await runJob("sync-brevo")
  await until("the end of the alert", async () => (await alerts()).length === 0)
})

test("after a 429, the shop does not call Brevo until the time in the header", async () => {
  const calls = async () => (await control<{ calls: number }>("calls"))?.calls
  const person = await subscriber()
  await control("fail", { calls: 1, status: 429, reset: 3_600 })
  const paused = await until("the pause", async () => {
    await runJob("sync-brevo")
    const { status } = await setting()
    return status.problem === "limited" && status
  })
  expect(Date.parse(paused.paused_until ?? "") - Date.now()).toBeGreaterThan(3_000_000)
  const before = await calls()
  await runJob("sync-brevo")
  expect(await calls()).toBe(before)
  await shopDatabase()("brevo_run").update({ paused_until: null })
  await synchronised(person.email)
})

test("a contact that Brevo rejects is listed with the reason and does not stop the others", async () => {
  const rejected = await subscriber(`rejected-${Date.now()}@shop.invalid`)
  const other = await subscriber()
  await synchronised(other.email)
  const { status } = await setting()
  expect(status.rejected).toContainEqual({
    email: rejected.email,
    reason: "invalid_parameter: Invalid email address",
  })
  // Brevo also rejects the deletion, which must not stop the removal of others.
  await rejected.shop.write("DELETE", "/api/users/me", { json: { password: rejected.password } })
  await leave(other)
  await until("the removals", async () => {
    await runJob("sync-brevo")
    const left = await shopDatabase()("brevo_contact").where({ email: rejected.email })
    return left.length === 0 && !(await isInList(other.email))
  })
})

test("a person whose last change Brevo rejected can still leave the list", async () => {
  const person = await subscriber()
  await synchronised(person.email)
  await shopDatabase()("brevo_contact").where({ email: person.email }).update({ state: "rejected" })
  await leave(person)
  await until("the removal", async () => {
    await runJob("sync-brevo")
    return !(await isInList(person.email))
  })
})

test("after the end of the connection, the shop sends nothing and forgets the contacts", async () => {
  const { status, body } = await save({ api_key: "", list_id: null })
  expect([status, brevoSettingSchema.parse(body).has_key]).toEqual([200, false])
  expect(await shopDatabase()("brevo_contact")).toEqual([])
})
