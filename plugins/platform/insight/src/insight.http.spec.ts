import { dayInBelgium, insightSchema, type InsightCount } from "@bon-perroquet/contract"
import { newSessionId, ownProduct, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { buy, HOME } from "@bon-perroquet/testing/purchase"

let owner: ShopClient
beforeAll(async () => {
  owner = new ShopClient()
  await owner.signInOwner()
})

/** Days before the shop existed, which only this test uses. */
const OLD = { from: "2001-02-03", to: "2001-02-05" }

async function insight(period: Record<string, string> = {}) {
  const { body } = await owner.send("GET", `/api/admin/insight?${new URLSearchParams(period).toString()}`)
  return insightSchema.parse(body)
}

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36"

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(requireVariable("SHOP_URL") + path, {
    redirect: "manual",
    headers: {
      "Accept-Language": "nl",
      Accept: "text/html",
      "User-Agent": BROWSER,
      "Sec-Fetch-Dest": "document",
      ...headers,
    },
  })

async function store(counts: Partial<InsightCount>[]): Promise<number> {
  const filled = counts.map((each) => ({
    day: OLD.from,
    step: "visit",
    language: "fr",
    source: "direct",
    ...each,
  }))
  const answer = await fetch(`${requireVariable("ENGINE_URL")}/insight`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ counts: filled }),
  })
  return answer.status
}

/** Calls the shop with the user agent of a browser, because calls of programs such as Node.js are not counted. */
const call = (path: string, json: object, agent = BROWSER) =>
  fetch(requireVariable("SHOP_URL") + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": "nl", "User-Agent": agent },
    body: JSON.stringify(json),
  })

it("the edge counts a visit with its source, a product view, the cart, the payment page and the paid order", async () => {
  // Without digits, because the shop counts the campaigns with many digits together.
  const campaign = `test-${newSessionId().slice(-14).replaceAll(/\d/g, "-")}`
  const product = await ownProduct()
  const from = dayInBelgium(new Date())
  const sinceStart = () => insight({ from, to: dayInBelgium(new Date()) })
  const before = (await sinceStart()).total
  const page = `/nl/products/${product.handle_nl}`
  expect((await open(`${page}?utm_source=${campaign}`)).status).toBe(200)
  await open(page, { "User-Agent": "Googlebot/2.1" })
  await open("/admin/orders")
  const session = newSessionId()
  const item = { product_id: product.id, quantity: 1, unit_price: 0 }
  expect((await call(`/api/cart/${session}/items`, item)).status).toBe(200)
  const checkout = {
    ...{ origin_url: requireVariable("SHOP_URL"), cart_session_id: session, user_id: null },
    ...{ customer_email: `visit-${session.slice(-8)}@example.org`, ...HOME },
  }
  expect((await call("/api/payments/checkout/session", checkout)).status).toBe(200)
  await buy(new ShopClient({ language: "nl" }), {}, product.id)
  const after = await until("the visit, the payment page and the order", async () => {
    const { sources, total } = await sinceStart()
    const isCounted = sources.some(({ source, visits }) => source === `campaign:${campaign}` && visits === 1)
    return isCounted && total.checkouts > before.checkouts && total.paid > before.paid && total
  })
  expect(after.product_views).toBeGreaterThan(before.product_views)
  expect(after.carts).toBeGreaterThan(before.carts)
})

it("the figures of a period list every day, language and source, and add up the counts of all edges", async () => {
  await shopDatabase()("insight_channel_count").where("day", "<", "2001-03-01").delete()
  expect(await store([{ count: 3 }, { count: 1, source: "search" }])).toBe(200)
  await store([{ count: 2 }, { day: OLD.to, step: "cart", language: "nl", source: "", count: 4 }])
  const { days, total, languages, sources } = await insight(OLD)
  expect(days.map(({ day, visits, carts }) => [day, visits, carts])).toEqual([
    ["2001-02-03", 6, 0],
    ["2001-02-04", 0, 0],
    ["2001-02-05", 0, 4],
  ])
  expect(total).toEqual({ visits: 6, product_views: 0, carts: 4, checkouts: 0, paid: 0 })
  expect(languages.find(({ language }) => language === "fr")).toMatchObject({ visits: 6, carts: 0 })
  expect(sources).toEqual([
    { source: "direct", visits: 5 },
    { source: "search", visits: 1 },
  ])
})

it("the figures contain the counts that versions without channels stored", async () => {
  const day = "2001-02-10"
  const former = { day, step: "visit", language: "fr", source: "direct" }
  await shopDatabase()("insight_count").where({ day }).delete()
  await shopDatabase()("insight_channel_count").where({ day }).delete()
  await shopDatabase()("insight_count").insert({ ...former, count: 7 })
  await store([{ day, count: 2 }])
  const { total, sources } = await insight({ from: day, to: day })
  expect(total.visits).toBe(9)
  expect(sources).toEqual([{ source: "direct", visits: 9 }])
})

it("at most fifty campaigns of a day are counted separately, the others together", async () => {
  await shopDatabase()("insight_channel_count").where({ day: "2001-01-01" }).delete()
  const campaigns = Array.from({ length: 60 }, (_, index) => ({
    ...{ day: "2001-01-01", source: `campaign:c${index}`, count: 1 },
  }))
  await store(campaigns)
  await store([{ day: "2001-01-01", source: "campaign:late", count: 5 }])
  const { sources } = await insight({ from: "2001-01-01", to: "2001-01-01" })
  expect(sources).toHaveLength(50)
  const other = await shopDatabase()("insight_channel_count").where({
    day: "2001-01-01",
    source: "campaign:other",
  })
  expect(other).toMatchObject([{ count: 15 }])
})

it.each([
  [{ count: 0 }],
  [{ source: "campaign:An@example.org" }],
  [{ step: "paid" as never }],
  [{ day: "soon" }],
])("the engine rejects the visitor count %j", async (count) => {
  expect(await store([{ count: 1, ...count }])).toBe(400)
})

it("the edge does not forward counts, and only roles with reports see them", async () => {
  const forwarded = await fetch(`${requireVariable("SHOP_URL")}/insight`, { method: "POST", body: "{}" })
  expect(forwarded.status).toBe(405)
  const goods = await inviteAdministrator("goods")
  expect((await goods.shop.send("GET", "/api/admin/insight")).status).toBe(403)
  await removeAdministrator(goods)
  expect((await owner.send("GET", "/api/admin/insight?from=2026-01-02&to=2026-01-01")).status).toBe(400)
})
