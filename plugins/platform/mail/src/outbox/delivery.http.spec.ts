import { randomUUID } from "node:crypto"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable } from "@bon-perroquet/testing"
import { OutboxTable } from "../modules/outbox"
import { CREATE_OUTBOX } from "../modules/outbox/schema"
import { SmtpProvider } from "../providers/smtp"
import { MailServer } from "../testing/mail-server"
import { MAIL, SENDER } from "../testing/sample"
import { deliverDue } from "./delivery"
import type { Mail } from "@bon-perroquet/api-kit/mails"
import { compose } from "./mail"

const schema = `mail_${randomUUID().replaceAll("-", "")}`
let knex: Knex
let table: OutboxTable
let server: MailServer
let smtp: SmtpProvider

beforeAll(async () => {
  knex = connect({
    client: "pg",
    connection: { connectionString: requireVariable("DATABASE_URL") },
    searchPath: [schema],
  })
  await knex.raw(`CREATE SCHEMA ${schema}`)
  for (const statement of CREATE_OUTBOX) await knex.raw(statement)
  table = new OutboxTable(knex)
})

afterAll(async () => {
  await knex.raw(`DROP SCHEMA ${schema} CASCADE`)
  await knex.destroy()
})

beforeEach(async () => {
  await knex("outbox_message").delete()
  server = new MailServer()
  await server.start()
  const logger = { info: () => undefined }
  smtp = new SmtpProvider({ logger }, { url: server.url, from: SENDER.email, fromName: SENDER.name })
})

afterEach(() => server.stop())

const deliver = () =>
  deliverDue({
    table,
    delay: (attempts) => (attempts < 10 ? 0 : null),
    send: async ({ id, to, reply_to, subject, text, html, attachments, unsubscribe_url }) => {
      const content = { subject, text, html, unsubscribe_url }
      const { id: externalId } = await smtp.send({
        to,
        channel: "email",
        template: "outbox",
        content,
        attachments: attachments.map(({ base64, ...rest }) => ({ ...rest, content: base64 })),
        provider_data: { message_id: id, reply_to },
      })
      return externalId
    },
  })

const write = (mail: Partial<Mail> = {}) => table.add(compose({ ...MAIL, ...mail }, SENDER))

describe("The outbox", () => {
  it("delivers text and HTML in the message's language, with reply address and attachment", async () => {
    const base64 = Buffer.from("%PDF-1.7 …").toString("base64")
    const attachments = [{ filename: "factuur.pdf", content_type: "application/pdf", base64 }]
    await write({ reply_to: "jan@example.org", attachments })
    await deliver()
    const [arrived] = server.received
    expect(arrived).toMatchObject({ from: SENDER.email, to: ["anne@example.org"] })
    expect(arrived?.mail).toMatchObject({
      subject: "Uw bestelling BP-2026-000001",
      from: { name: "Bon Perroquet", address: SENDER.email },
      replyTo: [{ address: "jan@example.org" }],
      attachments: [{ filename: "factuur.pdf", mimeType: "application/pdf" }],
    })
    expect(arrived?.mail.text).toContain("Bedankt voor uw bestelling.")
    expect(arrived?.mail.html).toContain('<html lang="nl">')
    expect(await table.newest(1)).toMatchObject([{ state: "sent", attempts: 1, last_error: null }])
  })

  it("sends the one-click unsubscribe address in bulk mail only", async () => {
    const unsubscribe_url = "https://shop.example/api/mail/unsubscribe?token=eyJkYXRh.c2ln"
    await write()
    await write({ unsubscribe_url })
    await deliver()
    const headers = server.received.map(({ mail }) =>
      mail.headers.filter(({ key }) => key.startsWith("list-unsubscribe")).map(({ value }) => value),
    )
    expect(headers.sort((one, other) => one.length - other.length)).toEqual([
      [],
      [`<${unsubscribe_url}>`, "List-Unsubscribe=One-Click"],
    ])
  })

  it("erases the token of a private link after the message was sent", async () => {
    const url = "https://shop.example/nl/auth/reset?token=eyJkYXRh.c2ln"
    await write({ content: { ...MAIL.content, action: { label: "Kies een wachtwoord", url } } })
    await deliver()
    expect(server.received[0]?.mail.text).toContain(url)
    expect(server.received[0]?.mail.html).toContain("token=eyJkYXRh.c2ln")
    const [newest] = await table.newest(1)
    for (const part of [newest?.text, newest?.html]) {
      expect(part).toContain("/auth/reset?token=…")
      expect(part).not.toContain("eyJkYXRh")
    }
  })

  it("writes a message with a given key only once", async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => write({ key: "order-confirmation:1" })))
    expect(ids.filter(Boolean)).toHaveLength(1)
    await deliver()
    expect(server.received).toHaveLength(1)
  })

  it("returns the keys whose message is not written yet", async () => {
    await write({ key: "shipped:1" })
    const at = new Date()
    const causes = ["shipped:1", "shipped:2"].map((key) => ({ key, at }))
    expect(await table.unwritten(causes)).toEqual(new Set(["shipped:2"]))
    expect(await table.unwritten([])).toEqual(new Set())
  })

  it("does not write a message again after it was erased or expired", async () => {
    const keys = ["placed:erased", "placed:old"]
    await write({ key: "placed:old" })
    await knex("outbox_message").update({ state: "sent", sent_at: knex.raw("now() - interval '31 days'") })
    await table.deleteDoneBefore(30)
    await write({ key: "placed:erased" })
    await table.erase("anne@example.org")
    expect(await Promise.all(keys.map((key) => write({ key })))).toEqual([null, null])
    expect(await table.unwritten(keys.map((key) => ({ key, at: new Date() })))).toEqual(new Set())
    expect(await table.newest(10)).toEqual([])
  })

  it("returns no keys of events that are too old or precede the first recorded key", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
    const isUnwritten = (days: number) =>
      table.unwritten([{ key: `told:${days}`, at: daysAgo(days) }]).then(({ size }) => size === 1)
    expect(await Promise.all([0.5, 2].map(isUnwritten))).toEqual([true, false])
    await knex("outbox_key").update({ created_at: daysAgo(100) })
    expect(await Promise.all([2, 29, 31].map(isUnwritten))).toEqual([true, true, false])
  })

  it("finds the keys of messages that were stored before the table outbox_key existed", async () => {
    const key = "placed:rolled-back"
    await write({ key: "placed:now" })
    await knex("outbox_message").update({ key })
    const at = new Date()
    expect(await table.unwritten([{ key, at }])).toEqual(new Set())
    await table.erase("anne@example.org")
    expect(await table.unwritten([{ key, at }])).toEqual(new Set())
    expect(await write({ key })).toBeNull()
  })

  it("keeps messages while the mail server is down and delivers each once afterwards", async () => {
    await server.stop()
    await write()
    await write({ to: "jan@example.org" })
    await deliver()
    await deliver()
    expect(await table.counts()).toMatchObject({ queued: 2, given_up: 0 })
    expect((await table.counts()).last_error).toMatch(/ECONNREFUSED/)
    await server.start()
    await deliver()
    await deliver()
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(["anne@example.org", "jan@example.org"])
    expect(await table.counts()).toMatchObject({ queued: 0, failing: 0, last_error: null })
  })

  it("deletes sent and failed messages after 30 days but keeps queued ones", async () => {
    for (const state of ["sent", "failed", "queued"])
      for (const days of [29, 31]) {
        const id = (await write({ to: `${state}-${days}@example.org` })) ?? ""
        const then = knex.raw("now() - make_interval(days => ?)", [days])
        await knex("outbox_message").where({ id }).update({ state, updated_at: then })
      }
    await table.deleteDoneBefore(30)
    expect((await table.newest(10)).map(({ to }) => to.split("@")[0]).sort()).toEqual([
      ...["failed-29", "queued-29", "queued-31", "sent-29"],
    ])
  })

  it("sends each message once with several concurrent senders", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => write({ to: `person-${n}@example.org` })))
    await Promise.all(Array.from({ length: 4 }, deliver))
    const recipients = server.received.map(({ to }) => to[0])
    expect(recipients).toHaveLength(20)
    expect(new Set(recipients).size).toBe(20)
  })

  it("sends a message that a crashed process had claimed, with the same message id", async () => {
    const id = await write()
    await table.claim()
    await deliver()
    expect(server.received).toHaveLength(0)
    await knex("outbox_message").update({ next_attempt_at: knex.fn.now() }) // Simulates that the lease has expired.
    await deliver()
    expect(server.received[0]?.mail.messageId).toBe(`<${id}@example.org>`)
  })

  it("stops retrying a recipient who does not exist and serves the others", async () => {
    server.unknown.add("nobody@example.org")
    await write({ to: "nobody@example.org" })
    await write()
    await deliver()
    expect(server.received.map(({ to }) => to)).toEqual([["anne@example.org"]])
    expect(await table.counts()).toMatchObject({ queued: 0, failing: 0, given_up: 1 })
    server.unknown.clear()
    const [refused] = await table.newest(1, "NOBODY@example.org")
    expect(await table.queueAgain(refused?.id ?? "")).toBe(true)
    await deliver()
    expect(server.received).toHaveLength(2)
  })

  it("never turns customer input into another header or recipient", async () => {
    await write({ subject: "Hello\r\nBcc: victim@example.org\r\n\r\nInjected" })
    await deliver()
    const [arrived] = server.received
    expect(arrived?.to).toEqual(["anne@example.org"])
    expect(arrived?.mail.bcc).toBeUndefined()
    expect(arrived?.source).not.toMatch(/^Bcc:/im)
  })

  it("deletes all messages of a person", async () => {
    await write()
    await write({ to: "jan@example.org", reply_to: "Anne@example.org" })
    await write({ to: "jan@example.org" })
    await table.erase("anne@example.org")
    expect(await table.newest(10)).toHaveLength(1)
  })
})
