import { errorSchema, sessionsSchema, signedInSchema, type Session } from "@bon-perroquet/contract"
import { ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
} from "@bon-perroquet/testing/administrators"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { forged } from "../testing/tokens"

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0"
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"

const refusal = ({ status, body }: ShopAnswer) => [status, errorSchema.parse(body).code]
const sessions = async (shop: ShopClient): Promise<Session[]> =>
  sessionsSchema.parse((await shop.send("GET", "/api/users/sessions")).body)

const alerts = async (email: string, subject: RegExp) =>
  (await mailTo(email)).filter((message) => subject.test(message.subject))

async function on(userAgent: string, email: string, password: string): Promise<ShopClient> {
  const shop = new ShopClient()
  const json = { email, password }
  const answer = await shop.write("POST", "/api/auth/login", { json, headers: { "User-Agent": userAgent } })
  shop.token = signedInSchema.parse(answer.body).token
  return shop
}

describe("A person's sessions", () => {
  it("are listed with their device, once if their token is renewed, and ended one by one or all", async () => {
    const first = new ShopClient()
    const { user, password } = await first.register()
    const [before] = await sessions(first)
    first.token = signedInSchema.parse((await first.write("POST", "/api/auth/refresh")).body).token
    expect((await sessions(first)).map(({ id, current }) => [id, current])).toEqual([[before?.id, true]])
    const windows = await on(FIREFOX, user.email, password)
    const phone = await on(IPHONE, user.email, password)
    const listed = await sessions(windows)
    expect(listed).toHaveLength(3)
    expect(listed.find(({ current }) => current)).toMatchObject({ browser: "Firefox", system: "Windows" })
    const ofPhone = listed.find(({ system }) => system === "iOS")
    expect(ofPhone).toMatchObject({ browser: "Safari", current: false })

    expect((await windows.write("DELETE", `/api/users/sessions/${ofPhone?.id ?? ""}`)).status).toBe(200)
    expect((await phone.send("GET", "/api/users/me")).status).toBe(401)
    expect((await first.send("GET", "/api/users/me")).status).toBe(200)
    expect(refusal(await windows.write("DELETE", `/api/users/sessions/${ofPhone?.id ?? ""}`))).toEqual([
      404,
      "session_not_found",
    ])

    expect((await windows.write("DELETE", "/api/users/sessions")).status).toBe(200)
    for (const shop of [first, windows]) expect((await shop.send("GET", "/api/users/me")).status).toBe(401)
  })

  it("are neither visible to others nor ended by them, and cannot be forged", async () => {
    const [one, other] = [new ShopClient(), new ShopClient()]
    const { token } = await one.register()
    await other.register()
    const [mine] = await sessions(one)
    const [others] = await sessions(other)
    const ended = await other.write("DELETE", `/api/users/sessions/${mine?.id ?? ""}`)
    expect(refusal(ended)).toEqual([404, "session_not_found"])
    expect(others?.id).not.toBe(mine?.id)
    expect((await one.send("GET", "/api/users/me")).status).toBe(200)
    for (const session_id of [undefined, "authses_none", others?.id]) {
      one.token = forged(token, { session_id })
      expect((await one.send("GET", "/api/users/me")).status).toBe(401)
    }
  })

  it("end with a new password, except the current session", async () => {
    const shop = new ShopClient()
    const { user, password } = await shop.register()
    const other = await on(FIREFOX, user.email, password)
    const change = (json: object) => shop.write("PUT", "/api/users/password", { json })
    expect(refusal(await change({ password: "not this one", new_password: "amandes et noix" }))).toEqual([
      403,
      "wrong_password",
    ])
    expect(refusal(await change({ password, new_password: "motdepasse" }))).toEqual([
      400,
      "password_too_common",
    ])
    const changed = await change({ password, new_password: "amandes et noix" })
    shop.token = signedInSchema.parse(changed.body).token
    expect((await shop.send("GET", "/api/users/me")).status).toBe(200)
    expect((await other.send("GET", "/api/users/me")).status).toBe(401)
    expect(
      refusal(
        await new ShopClient().write("POST", "/api/auth/login", { json: { email: user.email, password } }),
      ),
    ).toEqual([401, "invalid_credentials"])
    await new ShopClient().login(user.email, "amandes et noix")
  })
})

describe("A session from Medusa's sign-in", () => {
  it("is listed in the shop, reported by e-mail, and ends there or by signing out", async () => {
    const { email, password, shop, ...person } = await inviteAdministrator("owner")
    const enter = async () => {
      const headers = { "User-Agent": FIREFOX }
      const entered = await askEngine("POST", "/auth/user/emailpass", headers, { email, password })
      const { token } = (await entered.json()) as { token: string }
      const opened = await askEngine("POST", "/auth/session", bearer(token))
      return { token, cookie: opened.headers.get("set-cookie")?.split(";")[0] ?? "" }
    }
    const may = async (headers: Record<string, string>) =>
      (await askEngine("GET", "/admin/orders?limit=1", headers)).status

    const first = await enter()
    expect(await may(bearer(first.token))).toBe(200)
    expect(await may({ Cookie: first.cookie })).toBe(200)
    const listed = (await sessions(shop)).find(({ current }) => !current)
    expect(listed).toMatchObject({ browser: "Firefox", system: "Windows" })
    await until("the mail about the new device", async () =>
      (await alerts(email, /Nouvelle connexion/)).some(({ text }) => text.includes("Firefox · Windows")),
    )
    await shop.write("DELETE", `/api/users/sessions/${listed?.id ?? ""}`)
    expect(await may(bearer(first.token))).toBe(401)
    expect(await may({ Cookie: first.cookie })).toBe(401)

    const again = await askEngine(
      "POST",
      "/auth/user/emailpass",
      { Cookie: first.cookie },
      { email, password },
    )
    expect(again.status).toBe(200)

    const second = await enter()
    const renewed = await askEngine("POST", "/auth/token/refresh", bearer(second.token))
    const { token } = (await renewed.json()) as { token: string }
    expect(await may(bearer(token))).toBe(200)
    await askEngine("DELETE", "/auth/session", { Cookie: second.cookie })
    for (const headers of [bearer(second.token), bearer(token), { Cookie: second.cookie }])
      expect(await may(headers)).toBe(401)

    const own = await askEngine("POST", "/auth/session", bearer(person.token))
    const cookie = own.headers.get("set-cookie")?.split(";")[0] ?? ""
    await shop.write("POST", "/api/auth/logout", { json: { cart_session_id: shop.sessionId } })
    shop.token = person.token
    for (const path of ["/api/users/me", "/api/admin/orders"])
      expect((await shop.send("GET", path)).status).toBe(401)
    expect((await shop.write("POST", "/api/auth/refresh")).status).toBe(401)
    for (const headers of [bearer(person.token), { Cookie: cookie }]) expect(await may(headers)).toBe(401)
    expect((await askEngine("POST", "/auth/token/refresh", bearer(person.token))).status).toBe(401)
    await removeAdministrator(person)
  })
})

it("a sign-in on a new device is reported to a customer by e-mail, once per device, in the customer's language", async () => {
  const home = new ShopClient({ language: "nl" })
  const { user, password } = await home.register()
  await home.login(user.email, password)
  expect(await alerts(user.email, /Nieuwe login/)).toHaveLength(0)
  await on(FIREFOX, user.email, password)
  const [alert] = await until("the alert", async () => {
    const mails = await alerts(user.email, /Nieuwe login/)
    return mails.length ? mails : undefined
  })
  expect(alert?.text).toContain("Firefox · Windows")
  expect(alert?.text).toContain("/profile#security")
})
