import { randomUUID } from "node:crypto"
import { type ContactMessage, contactReceivedSchema, errorSchema, LANGUAGES } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"

interface OutboxMessage {
  to: string
  reply_to: string | null
  language: string
  subject: string
  text: string
  html: string
  state: string
}

const someone = () => `reader-${randomUUID()}@example.org`
const letter = (fields: Partial<ContactMessage> = {}): ContactMessage => ({
  name: "Anne Peeters",
  email: someone(),
  topic: "order",
  order_number: "BP-2026-000123",
  message: "Mon colis est arrivé, mais le sac d’amandes était ouvert.",
  ...fields,
})

describe("The contact form", () => {
  let engine: EngineClient

  beforeAll(async () => {
    engine = await EngineClient.signIn()
  })

  const send = (json: unknown, language: ShopClient["language"] = "fr") =>
    new ShopClient({ language }).write("POST", "/api/contact", { json })
  const mailTo = async (to: string) => {
    const { messages } = await engine.get<{ messages: OutboxMessage[] }>("/admin/outbox", { to })
    return messages
  }
  const forwarded = async (email: string) => {
    const { messages } = await engine.get<{ messages: OutboxMessage[] }>("/admin/outbox", { limit: 200 })
    return messages.filter(({ reply_to }) => reply_to === email)
  }

  it.each(LANGUAGES)("reaches the merchant and sends the sender a receipt in %s", async (language) => {
    const message = letter()
    const answer = await send(message, language)
    expect(answer.status).toBe(200)
    contactReceivedSchema.parse(answer.body)
    const [copy, ...more] = await forwarded(message.email)
    expect(more).toEqual([])
    expect(copy?.text).toContain(message.message)
    expect(copy?.text).toContain("BP-2026-000123")
    const [receipt] = await mailTo(message.email)
    const subjects = {
      fr: "Nous avons bien reçu votre message",
      nl: "We hebben uw bericht goed ontvangen",
      en: "We have received your message",
      de: "Wir haben Ihre Nachricht erhalten",
    }
    expect(receipt).toMatchObject({ language, subject: subjects[language], reply_to: null })
    expect(receipt?.html).toContain(`<html lang="${language}">`)
    await until("delivery", async () => (await mailTo(message.email))[0]?.state === "sent")
  })

  it("sends an address three receipts per hour and the merchant every message", async () => {
    const message = letter()
    for (let sent = 0; sent < 5; sent++)
      expect((await send({ ...message, email: message.email.toUpperCase() })).status).toBe(200)
    expect(await forwarded(message.email.toUpperCase())).toHaveLength(5)
    expect(await mailTo(message.email)).toHaveLength(3)
  })

  it("shows markup in a message as text, and sends no free text to the entered address", async () => {
    const message = letter({
      name: "Win at https://spam.example",
      message: `<script>alert("x")</script> <b>bold</b> https://spam.example`,
    })
    await send(message)
    const [receipt] = await mailTo(message.email)
    expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toContain("spam.example")
    const [copy] = await forwarded(message.email)
    expect(copy?.html).not.toMatch(/<script|<b>/)
    expect(copy?.html).toContain("&lt;script&gt;")
  })

  it("accepts a bot's message and drops it", async () => {
    const message = letter({ website: "https://spam.example" })
    expect(await send(message)).toMatchObject({ status: 200, body: { received: true } })
    expect(await forwarded(message.email)).toEqual([])
    expect(await mailTo(message.email)).toEqual([])
  })

  it.each<[string, object]>([
    ["no name", { name: " " }],
    ["a name with line breaks", { name: "Anne\r\nBcc: victim@example.org" }],
    ["no address", { email: "anne" }],
    ["two addresses", { email: "a@example.org,b@example.org" }],
    ["an address followed by a header", { email: "a@example.org\r\nBcc: b@example.org" }],
    ["an unknown topic", { topic: "complaint" }],
    ["an invalid order number", { order_number: "1 or 1=1" }],
    ["an empty message", { message: "  " }],
    ["a novel", { message: "x".repeat(4_001) }],
    ["a list as the message", { message: ["x"] }],
  ])("rejects %s, in the sender's language", async (_name, fields) => {
    const answer = await send({ ...letter(), ...fields }, "nl")
    expect(answer.status).toBe(400)
    const { code, errors } = errorSchema.parse(answer.body)
    expect(code).toBe("invalid_request")
    expect(errors).toEqual([
      expect.objectContaining({
        field: Object.keys(fields)[0],
        reason: expect.stringMatching(/verplicht|vorm|keuze|tekens|e-mailadres|type/i),
      }),
    ])
  })

  it("limits messages per network address, with Retry-After", async () => {
    const from = (address: string) =>
      fetch(`${requireVariable("ENGINE_URL")}/api/contact`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
        body: JSON.stringify(letter({ website: "x" })),
      })
    const address = `2001:db8:${randomUUID().slice(0, 4)}:1::1`
    let last = await from(address)
    for (let sent = 1; last.status === 200 && sent < 200; sent++) last = await from(address)
    expect(last.status).toBe(429)
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(errorSchema.parse(await last.json()).code).toBe("too_many_requests")
    expect((await from("192.0.2.77")).status).toBe(200)
  })

  it("shows its messages to administrators only", async () => {
    expect((await fetch(`${requireVariable("ENGINE_URL")}/admin/outbox`)).status).toBe(401)
  })
})
