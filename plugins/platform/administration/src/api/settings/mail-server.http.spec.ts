import { mailServerSettingSchema } from "@bon-perroquet/contract/mail-server"
import { MailServer } from "@bon-perroquet/mail/testing"
import { ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { administrator } from "../../testing/administrator"
import { database } from "../../testing/many-products"

const PATH = "/api/admin/settings/mail-server"
const NONE = { host: "", port: 587, security: "none", user: "", password: "", from: "" }

let admin: ShopClient
const server = new MailServer()
beforeAll(async () => {
  admin = await administrator()
  await server.start()
})
afterAll(async () => {
  await save(NONE)
  await server.stop()
})

const read = async () => mailServerSettingSchema.parse((await admin.send("GET", PATH)).body)
const save = (json: object) => admin.write("PUT", PATH, { json })
const here = () => ({ ...NONE, host: "127.0.0.1", port: Number(new URL(server.url).port) })

describe("The mail server of the dashboard", () => {
  it("receives a test e-mail before it is saved, and then the shop's e-mails without a restart", async () => {
    expect(await read()).toMatchObject({ value: { host: "" }, has_password: false, overridden_by: null })
    const answer = await save({ ...here(), from: "shop@example.org" })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { value: { host: "127.0.0.1", password: null } },
    ])
    expect(server.received).toMatchObject([
      { from: "shop@example.org", to: [process.env["SHOP_ADMIN_EMAIL"]] },
    ])
    const customer = new ShopClient()
    const { user } = await customer.register()
    await until("the e-mail of the shop", () =>
      Promise.resolve(server.received.some(({ to }) => to.includes(user.email))),
    )
    expect((await mailTo(user.email)).length).toBeGreaterThan(0)
    const { body } = await admin.send("GET", "/api/admin/health")
    expect(body).toMatchObject({ mail: { has_server: true } })
  })

  it("is not saved if it cannot be reached or rejects the user", async () => {
    const { port } = here()
    const { value } = await read()
    await server.stop()
    expect(await save({ ...here(), port })).toMatchObject({
      ...{ status: 400, body: { code: "mail_server_unreachable" } },
    })
    await server.start()
    const strict = new MailServer("the right one")
    await strict.start()
    const there = { ...here(), port: Number(new URL(strict.url).port), user: "shop" }
    const refused = await save({ ...there, password: "the wrong one" })
    expect(refused).toMatchObject({ status: 400, body: { code: "mail_server_login" } })
    expect(JSON.stringify(refused.body)).not.toContain("the wrong one")
    expect((await save({ ...there, password: "the right one" })).status).toBe(200)
    expect((await save({ ...there, password: null })).status).toBe(200)
    const other = await save({ ...there, user: "another", password: null })
    expect(other).toMatchObject({ status: 400, body: { code: "mail_server_login" } })
    await strict.stop()
    expect((await save(here())).status).toBe(200)
    expect((await read()).value).toEqual({ ...value, from: "" })
  })

  it("keeps its password encrypted, and no answer or change log contains it", async () => {
    const password = `geheim-${Date.now()}`
    // The settings have no user name, so the password is not sent to the server.
    expect(await save({ ...here(), password })).toMatchObject({ status: 200, body: { has_password: true } })
    expect(await save({ ...here(), password: null })).toMatchObject({
      status: 200,
      body: { has_password: true },
    })
    const client = await database()
    const { rows } = await client.query<{ text: string }>(
      "SELECT value::text AS text FROM setting_version WHERE setting = 'mail_server'",
    )
    await client.end()
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(password)
    const changes = await admin.send("GET", "/api/admin/changes?subject=setting&subject_id=mail_server")
    expect(JSON.stringify(changes.body)).not.toContain(password)
    expect(await save({ ...here(), password: "" })).toMatchObject({
      status: 200,
      body: { has_password: false },
    })
  })

  it("is not saved with invalid values", async () => {
    for (const wrong of [{ port: 0 }, { host: "a b" }, { from: "nobody" }, { security: "ssl" }, { more: 1 }])
      expect([wrong, (await save({ ...here(), ...wrong })).status]).toEqual([wrong, 400])
  })
})
