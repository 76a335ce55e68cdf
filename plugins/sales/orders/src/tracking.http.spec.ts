import { errorSchema, orderSchema, trackedOrderSchema } from "@bon-perroquet/contract"
import { requireVariable, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME } from "@bon-perroquet/testing/purchase"

const codeOf = ({ body }: ShopAnswer) => errorSchema.parse(body).code
const post = (path: string, json: object, shop = new ShopClient()) => shop.write("POST", path, { json })

const email = `tracking-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`
let number: string
let token: string
beforeAll(async () => {
  number = await buy(new ShopClient(), { ...HOME, customer_email: email })
  token = (await linkTo(email, "/orders/track")).token
})

const REVIEW = { product_id: "prod_1", stars: 5, title: "", text: "Très bien.", author_name: "Ada" }

/**
 * Calls that accept the token of an order's link, with valid bodies. They must reject the token of a tracking
 * link.
 */
const CALLS_OF_LINKS: [method: "POST" | "PUT", path: string, more?: object][] = [
  ["POST", "/api/orders/linked"],
  ["POST", "/api/orders/linked/confirmation"],
  ["POST", "/api/orders/linked/invoice"],
  ["POST", "/api/orders/linked/payment", { origin_url: requireVariable("SHOP_URL") }],
  ["POST", "/api/orders/linked/reviews"],
  ["PUT", "/api/orders/linked/reviews", REVIEW],
  ["POST", "/api/orders/linked/reviews/removal", { product_id: "prod_1" }],
  ["POST", "/api/orders/linked/reviews/silence"],
  ["POST", "/api/orders/linked/withdrawal"],
  ["POST", "/api/repeat-deliveries/linked"],
  ["POST", "/api/newsletter/confirm"],
  ["POST", "/api/newsletter/unsubscribe"],
]

describe("A tracking link", () => {
  it("shows goods, state, days and documents, without buyer, street and amounts", async () => {
    const answer = await until("the invoice", async () => {
      const read = await post("/api/orders/tracked", { token })
      return trackedOrderSchema.parse(read.body).documents.length > 0 && read
    })
    expect(answer.headers.get("cache-control")).toContain("no-store")
    const order = trackedOrderSchema.parse(answer.body)
    expect(order).toMatchObject({
      order_number: number,
      status: "paid",
      destination: { city: "Bruxelles", country: "BE" },
      items: [{ quantity: 2 }],
    })
    expect(order.delivery.promise).not.toBeNull()
    const text = JSON.stringify(answer.body)
    for (const secret of [email, "Ada", "Peeters", "Rue Haute", "_cents", "price"])
      expect(text).not.toContain(secret)
    const [document] = order.documents
    const pdf = await post("/api/orders/tracked/document", { token, number: document?.number })
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"])
  })

  it("is rejected by calls for other links, and changes nothing", async () => {
    const shop = new ShopClient()
    for (const [method, path, more] of CALLS_OF_LINKS) {
      const answer = await shop.write(method, path, { json: { token, ...more } })
      expect([path, answer.status, codeOf(answer)]).toEqual([path, 400, "link_expired"])
    }
    expect((await post("/api/orders/tracked/withdrawal", { token })).status).toBe(404)
    const own = await linkTo(email, "/orders/view")
    const order = orderSchema.parse((await post("/api/orders/linked", { token: own.token })).body)
    expect(order).toMatchObject({ status: "paid", withdrawal: null })
  })

  it("is rejected if it was changed, and a link to the order's page is not accepted in its place", async () => {
    const [text = "", signature = ""] = token.split(".")
    const { data, expires, at } = JSON.parse(Buffer.from(text, "base64url").toString()) as Record<
      string,
      unknown
    >
    const changed = (content: object) =>
      `${Buffer.from(JSON.stringify(content)).toString("base64url")}.${signature}`
    const swapped = signature.startsWith("A") ? "B" : "A"
    const forged = [
      changed({ data: { order: "order_of_somebody_else" }, expires, at }),
      changed({ data, expires: null, at }),
      `${text}.${swapped}${signature.slice(1)}`,
      text,
      `${token}.x`,
      (await linkTo(email, "/orders/view")).token,
    ]
    for (const path of ["/api/orders/tracked", "/api/orders/tracked/document"])
      for (const wrong of forged) expect(codeOf(await post(path, { token: wrong }))).toBe("link_expired")
    expect((await post("/api/orders/tracked", { token })).status).toBe(200)
  })

  it("expires when the buyer signs out everywhere", async () => {
    const shop = new ShopClient()
    const { user } = await shop.register()
    await buy(shop, { ...HOME, customer_email: user.email })
    const { token } = await linkTo(user.email, "/orders/track")
    expect((await post("/api/orders/tracked", { token })).status).toBe(200)
    expect((await shop.write("DELETE", "/api/users/sessions")).status).toBe(200)
    expect(codeOf(await post("/api/orders/tracked", { token }))).toBe("link_expired")
  })

  it("has a limit of requests per address", async () => {
    const shop = new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })
    const headers = { "X-Forwarded-For": "203.0.113.91" }
    const tries = Array.from({ length: 130 }, () =>
      shop.write("POST", "/api/orders/tracked", { json: { token: "x.y" }, headers }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect([...new Set(statuses)].sort()).toEqual([400, 429])
  })
})
