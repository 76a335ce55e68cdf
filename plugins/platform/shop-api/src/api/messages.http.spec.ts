import {
  errorSchema,
  mailedMessageDetailSchema,
  mailedMessagesSchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { linkTo } from "@bon-perroquet/testing/mailbox"

let administrator: ShopClient
beforeAll(async () => {
  administrator = new ShopClient()
  await administrator.signInOwner()
})

const list = async (query: Record<string, string>) => {
  const answer = await administrator.send("GET", `/api/admin/messages?${String(new URLSearchParams(query))}`)
  return { messages: mailedMessagesSchema.parse(answer.body), headers: answer.headers }
}

async function reader(): Promise<string> {
  const { user } = await new ShopClient().register()
  await until("the mail", async () => (await list({ search: user.email })).messages.length > 0)
  return user.email
}

describe("The outbox", () => {
  it("is readable by administrators, with search by address and subject and with paging", async () => {
    const email = await reader()
    const { messages, headers } = await list({ search: email.toUpperCase() })
    expect(headers.get(TOTAL_COUNT_HEADER)).toBe(String(messages.length))
    expect(messages.every(({ to }) => to === email)).toBe(true)
    const [message] = messages
    const answer = await administrator.send("GET", `/api/admin/messages/${message?.id ?? ""}`)
    const detail = mailedMessageDetailSchema.parse(answer.body)
    expect(detail).toMatchObject({ to: email, subject: message?.subject, state: "sent", kept: true })
    expect(detail.html).toContain("<html")
    expect(detail.text).toContain("/auth/verify?token=")
    expect((await list({ limit: "1", offset: "1" })).messages).toHaveLength(1)
    expect((await list({ search: email, state: "failed" })).messages).toEqual([])
  })

  it("hides tokens in the links of messages", async () => {
    const shop = new ShopClient()
    const { user } = await shop.register()
    const { email } = user
    await shop.write("PUT", "/api/users/preferences", { json: { newsletter: true } })
    await shop.write("POST", "/api/auth/forgot", { json: { email } })
    await buy(new ShopClient(), { customer_email: email })
    const paths = ["/auth/verify", "/newsletter/confirm", "/auth/reset", "/orders/view"]
    const tokens: string[] = []
    for (const path of paths) tokens.push((await linkTo(email, path)).token)
    const { messages } = await list({ search: email })
    const details = await Promise.all(
      messages.map(async ({ id }) => (await administrator.send("GET", `/api/admin/messages/${id}`)).body),
    )
    const outbox = await (await EngineClient.signIn()).get<object>("/admin/outbox", { to: email })
    for (const shown of [JSON.stringify(details), JSON.stringify(outbox)]) {
      for (const path of paths) expect(shown).toContain(`${path}?token=…`)
      for (const token of tokens) expect(shown).not.toContain(token)
    }
  })

  it("is closed to guests and customers", async () => {
    const customer = new ShopClient()
    const { user } = await customer.register()
    const [message] = (await list({ limit: "1" })).messages
    const id = message?.id ?? ""
    for (const path of ["/api/admin/messages", `/api/admin/messages/${id}`]) {
      const refused = await customer.send("GET", path)
      expect([refused.status, errorSchema.parse(refused.body).code]).toEqual([403, "administrators_only"])
      expect(JSON.stringify(refused.body)).not.toContain(user.email)
      expect((await new ShopClient().send("GET", path)).status).toBe(401)
    }
    expect((await customer.write("POST", `/api/admin/messages/${id}/retry`)).status).toBe(403)
  })

  it.each([
    ["GET", "/api/admin/messages/mail_none", 404, "message_not_found"],
    ["GET", "/api/admin/messages/%27%3B--", 400, "invalid_request"],
    ["GET", "/api/admin/messages?limit=0", 400, "invalid_request"],
    ["GET", "/api/admin/messages?state=lost", 400, "invalid_request"],
    ["POST", "/api/admin/messages/mail_none/retry", 409, "message_not_failed"],
  ])("rejects %s %s", async (method, path, status, code) => {
    const refused = await administrator.write(method, path)
    expect([refused.status, errorSchema.parse(refused.body).code]).toEqual([status, code])
  })
})
