import { XSRF_COOKIE, XSRF_HEADER } from "@bon-perroquet/contract"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"

describe("XSRF tokens", () => {
  const TOKEN = "0123456789abcdef0123456789abcdef"
  let productId: string

  beforeAll(async () => {
    productId = (await new ShopClient().product("amandes-decortiquees")).id
  })

  const write = (headers: Record<string, string>) => {
    const shop = new ShopClient()
    const json = { product_id: productId, quantity: 1 }
    return shop.send("POST", `/api/cart/${shop.sessionId}/items`, { json, headers })
  }

  it("are set once per browser, and are readable for scripts of this site only", async () => {
    const shop = new ShopClient()
    const first = await shop.send("GET", "/api/categories")
    const [cookie = ""] = first.headers.getSetCookie()
    expect(cookie).toMatch(new RegExp(`^${XSRF_COOKIE}=[A-Za-z0-9_-]{32,}; `))
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(cookie).toMatch(/Path=\//)
    expect(cookie).not.toMatch(/HttpOnly/i)
    expect((await shop.send("GET", `/api/cart/${shop.sessionId}`)).headers.getSetCookie()).toEqual([])
  })

  it("differ between two browsers", async () => {
    const [one, other] = [new ShopClient(), new ShopClient()]
    await Promise.all([one.send("GET", "/api/products"), other.send("GET", "/api/products")])
    expect(one.cookies.get(XSRF_COOKIE)).toBeTruthy()
    expect(one.cookies.get(XSRF_COOKIE)).not.toBe(other.cookies.get(XSRF_COOKIE))
  })

  it.each<[string, Record<string, string>]>([
    ["carries a cookie and no token", { Cookie: "session=abc" }],
    ["carries the token cookie and does not repeat it", { Cookie: `${XSRF_COOKIE}=${TOKEN}` }],
    ["repeats another token", { Cookie: `${XSRF_COOKIE}=${TOKEN}`, [XSRF_HEADER]: TOKEN.replace("0", "1") }],
    ["repeats an empty token", { Cookie: `${XSRF_COOKIE}=`, [XSRF_HEADER]: "" }],
    ["repeats a token that is too short", { Cookie: `${XSRF_COOKIE}=a`, [XSRF_HEADER]: "a" }],
    ["has a token but no token cookie", { Cookie: "session=abc", [XSRF_HEADER]: TOKEN }],
  ])("prevent a write that %s", async (_name, headers) => {
    expect(await write(headers)).toMatchObject({ status: 403, body: { code: "xsrf" } })
  })

  it.each<[string, Record<string, string>]>([
    ["repeats the cookie's token", { Cookie: `a=b; ${XSRF_COOKIE}=${TOKEN}`, [XSRF_HEADER]: TOKEN }],
    ["carries no cookie at all", {}],
  ])("allow a write that %s", async (_name, headers) => {
    expect((await write(headers)).status).toBe(200)
  })
})

it("an answer that sets a visitor's token is not cached by shared caches", async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${requireVariable("ENGINE_URL")}/api/products`, { headers }).then((answer) => answer.headers)
  const first = await ask({})
  expect(first.getSetCookie()).toHaveLength(1)
  expect(first.get("cache-control")).toMatch(/^private,/)
  const later = await ask({ Cookie: first.getSetCookie()[0]?.split(";")[0] ?? "" })
  expect([later.getSetCookie(), later.get("cache-control")?.split(",")[0]]).toEqual([[], "public"])
})

describe("Medusa's calls", () => {
  it("reject writes with a session cookie from another site's form", async () => {
    const engine = requireVariable("ENGINE_URL")
    const owner = new ShopClient()
    const { token } = await owner.login(
      requireVariable("SHOP_ADMIN_EMAIL"),
      requireVariable("SHOP_ADMIN_PASSWORD"),
    )
    await owner.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
    const signedIn = await fetch(`${engine}/auth/session`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
    })
    const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    const invite = async (headers: Record<string, string>) => {
      const body = new URLSearchParams({ email: `form-${Date.now()}-${Math.random()}@example.org` })
      return (await fetch(`${engine}/admin/invites`, { method: "POST", headers, body })).status
    }
    const from = { own: engine, shop: requireVariable("SHOP_URL"), other: "https://elsewhere.example" }
    expect(await invite({ Cookie: cookie, Origin: from.other })).toBe(403)
    expect(await invite({ Cookie: cookie, Origin: "null" })).toBe(403)
    expect(await invite({ Cookie: cookie, "Sec-Fetch-Site": "cross-site" })).toBe(403)
    expect(await invite({ Cookie: cookie, Origin: from.own })).toBe(200)
    expect(await invite({ Cookie: cookie, Origin: from.shop })).toBe(200)
    expect(await invite({ Authorization: `Bearer ${token}`, Origin: from.other })).toBe(200)
  })
})
