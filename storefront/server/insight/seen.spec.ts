import { seenIn } from "./seen.js"

const OWN = new URL("https://shop.example")
const DOCUMENT = { "sec-fetch-dest": "document", accept: "text/html", "accept-language": "nl" }
const seen = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  seenIn({ method, url, headers }, OWN)

const token = (actor: string) =>
  `Bearer a.${Buffer.from(JSON.stringify({ actor_type: actor })).toString("base64url")}.c`

test("a page that is opened from outside is a visit, and a product page also a product view", () => {
  expect(seen("/nl/products", DOCUMENT)).toEqual([{ step: "visit", language: "nl", source: "direct" }])
  expect(seen("/nl/products/amandelen", { ...DOCUMENT, referer: "https://www.google.be/" })).toEqual([
    { step: "visit", language: "nl", source: "search" },
    { step: "product_view", language: "nl" },
  ])
})

test("a page that is opened from the shop is no visit", () => {
  const referer = "https://shop.example/products"
  expect(seen("/products/amandes", { ...DOCUMENT, referer })).toEqual([
    { step: "product_view", language: "nl" },
  ])
})

test.each([
  ["/admin/orders", {}],
  ["/checkout/success?session_id=1", { referer: "https://checkout.stripe.com/" }],
  ["/nl/gift-cards/bought?session_id=1", {}],
  ["/gift-cards", { referer: "https://checkout.stripe.com/" }],
  ["/assets/index.js", {}],
  ["/robots.txt", {}],
  ["/products", { "sec-purpose": "prefetch;prerender" }],
  ["/products", { "sec-fetch-dest": "empty" }],
])("a request for %s with the headers %j is not counted as a visit", (url, headers) => {
  expect(seen(url, { ...DOCUMENT, ...headers })).toEqual([])
})

test("an API request for the product of the current page is a product view, other API requests are not", () => {
  const referer = "https://shop.example/nl/products/noix%20du%20br%C3%A9sil"
  const headers = { referer, "accept-language": "nl" }
  expect(seen("/api/products/noix%20du%20br%C3%A9sil", headers)).toEqual([
    { step: "product_view", language: "nl" },
  ])
  expect(seen("/api/products/amandes", headers)).toEqual([])
  expect(seen("/api/products/amandes", { referer: "https://other.example/products/amandes" })).toEqual([])
  expect(seen("/api/products", headers)).toEqual([])
})

test("added cart lines and opened payment pages are counted for shoppers, but not for staff", () => {
  const headers = { "accept-language": "nl-BE" }
  const item = "/api/cart/1700000000-abc/items"
  expect(seen(item, headers, "POST")).toEqual([{ step: "cart", language: "nl" }])
  expect(seen("/api/payments/checkout/session", headers, "POST")).toEqual([
    { step: "checkout", language: "nl" },
  ])
  expect(seen(item, { ...headers, authorization: token("customer") }, "POST")).toHaveLength(1)
  expect(seen(item, { ...headers, authorization: token("user") }, "POST")).toEqual([])
  expect(seen("/api/contact", headers, "POST")).toEqual([])
})
