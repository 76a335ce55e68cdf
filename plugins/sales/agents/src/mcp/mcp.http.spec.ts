import { assistantCartSchema, errorSchema, productSchema } from "@bon-perroquet/contract"
import { newSessionId, ownProduct, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { z } from "zod"
import { McpClient, readRpc, requireSignedResponse, setFeatures } from "../testing"

beforeAll(() => setFeatures({ agents: true }))
afterAll(() => setFeatures({ agents: false }))

const client = new McpClient()
const messages = z.array(z.object({ code: z.string(), content: z.string() }).loose())
const found = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      metadata: z.object({ allergens: z.array(z.string()).nullable(), birds: z.array(z.string()) }).loose(),
      variants: z.array(z.object({ id: z.string() }).loose()),
    }),
  ),
  messages,
})
const cart = z.object({
  id: z.string(),
  continue_url: z.string(),
  line_items: z.array(z.object({ id: z.string(), quantity: z.number() }).loose()),
  totals: z.array(z.object({ type: z.string(), amount: z.number() }).loose()),
  messages,
})
const checkout = cart.extend({ status: z.string() })
const failed = z.object({ ucp: z.object({ status: z.literal("error") }).loose(), messages })

const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? ""
const open = (token: string, session_id = newSessionId()) =>
  new ShopClient().write("POST", "/api/agents/handover", { json: { token, session_id } })

it("an assistant initializes, lists the tools, and reads what they need", async () => {
  const initialized = await client.send("initialize", {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  })
  await requireSignedResponse(initialized.clone())
  expect(await readRpc(initialized)).toMatchObject({
    result: { protocolVersion: "2025-06-18", serverInfo: { name: "shop" } },
  })
  const { result } = z
    .object({
      result: z.object({ tools: z.array(z.object({ name: z.string(), inputSchema: z.object({}).loose() })) }),
    })
    .parse(await readRpc(await client.send("tools/list")))
  expect(result.tools.map(({ name }) => name)).toContain("search_catalog")
})

it("an assistant finds food for a budgie without peanuts, and hands the cart over to a browser", async () => {
  const { products } = await client.call(
    "search_catalog",
    { catalog: { filters: { bird: "budgie", without_allergens: ["peanuts"], in_stock: true } } },
    found,
  )
  expect(products.length).toBeGreaterThan(0)
  for (const { metadata } of products) {
    expect(metadata.allergens).not.toContain("peanuts")
    expect(metadata.birds).toContain("budgie")
  }
  const [variant] = products[0]?.variants ?? []
  const prepared = await client.call(
    "create_checkout",
    {
      checkout: {
        line_items: [{ item: { id: variant?.id }, quantity: 2 }],
        context: { language: "nl" },
        buyer: { first_name: "Ada", last_name: "Peeters", email: "ada@example.org" },
        fulfillment: {
          methods: [
            {
              type: "shipping",
              destinations: [
                {
                  street_address: "Hoogstraat 12",
                  postal_code: "1000",
                  address_locality: "Brussel",
                  address_country: "BE",
                },
              ],
            },
          ],
        },
      },
    },
    checkout,
  )
  expect(prepared.status).toBe("requires_escalation")
  expect(new URL(prepared.continue_url).pathname).toBe("/nl/assistant")
  const session = newSessionId()
  const { body } = await open(tokenOf(prepared.continue_url), session)
  const opened = assistantCartSchema.parse(body)
  expect(opened.form).toMatchObject({
    ...{ email: "ada@example.org", street: "Hoogstraat", number: "12", postal_code: "1000", city: "Brussel" },
  })
  expect(opened.cart.items).toMatchObject([{ quantity: 2 }])
  const again = assistantCartSchema.parse((await open(tokenOf(prepared.continue_url), session)).body)
  expect(again.cart.items).toMatchObject([{ quantity: 2 }])
  await client.call("update_checkout", { id: prepared.id, checkout: { line_items: [] } }, checkout)
  expect((await new ShopClient({ sessionId: session }).cart()).items).toMatchObject([{ quantity: 2 }])
})

it("the details of a product contain its composition and allergens, and mark its texts as the merchant's", async () => {
  const { id } = productSchema.parse(await new ShopClient().product("amandes-decortiquees"))
  const answer = await client.call(
    "get_product",
    { catalog: { id, context: { language: "en" } } },
    z.object({ product: z.object({ metadata: z.object({}).loose() }).loose(), messages }),
  )
  expect(answer.product.metadata).toMatchObject({
    text_origin: "merchant",
    allergens: expect.arrayContaining(["nuts"]) as unknown,
    information: { ingredients: expect.any(String) as unknown },
  })
  expect(answer.messages[0]?.code).toBe("merchant_text")
})

it("delivery has real prices and promised days, and pick-up points for a postal code", async () => {
  const product = await ownProduct()
  const { methods, points } = await client.call(
    "get_delivery",
    { product_id: product.id, context: { address_country: "BE", postal_code: "1000", language: "en" } },
    z.object({
      methods: z.array(z.object({ type: z.string(), earliest_fulfillment_time: z.string() }).loose()),
      points: z.array(z.object({ id: z.string(), name: z.string() }).loose()),
    }),
  )
  expect(methods.map(({ type }) => type)).toContain("shipping")
  expect(points.length).toBeGreaterThan(0)
})

it("goods that are unknown or out of stock are messages, and a cart without any is not created", async () => {
  const product = await ownProduct({ stock: 3 })
  const made = await client.call(
    "create_cart",
    {
      cart: {
        line_items: [
          { item: { id: product.id }, quantity: 2 },
          { item: { id: "prod_unknown" }, quantity: 1 },
        ],
        discounts: { codes: ["NOSUCHCODE"] },
      },
    },
    cart,
  )
  expect(made.line_items).toMatchObject([{ quantity: 2 }])
  expect(made.messages.map(({ code }) => code)).toEqual(["item_unavailable", "discount_code_invalid"])
  const tooMany = { line_items: [{ item: { id: product.id }, quantity: 4 }] }
  const updated = await client.call("update_cart", { id: made.id, cart: tooMany }, cart)
  expect(updated.messages.map(({ code }) => code)).toEqual(["out_of_stock"])
  const none = { cart: { line_items: [{ item: { id: "prod_unknown" }, quantity: 1 }] } }
  expect((await client.call("create_cart", none, failed)).messages[0]?.code).toBe("item_unavailable")
})

it("a link to a cart ends with the cart, gives no access to it, and forged links open nothing", async () => {
  const product = await ownProduct()
  const line_items = [{ item: { id: product.id }, quantity: 1 }]
  const made = await client.call("create_cart", { cart: { line_items } }, cart)
  const token = tokenOf(made.continue_url)
  expect(made.id).not.toContain(token)
  expect((await client.call("get_cart", { id: token }, failed)).messages[0]?.code).toBe("not_found")
  expect((await open(token)).status).toBe(200)
  await client.call("cancel_cart", { id: made.id }, cart)
  for (const each of [token, `${token.slice(0, -4)}aaaa`])
    expect(errorSchema.parse((await open(each)).body).code).toBe("link_expired")
  const later = await client.call("update_cart", { id: made.id, cart: { line_items } }, failed)
  expect(later.messages[0]?.code).toBe("checkout_ended")
})

it("an order's status needs the code from the buyer's e-mail, and contains nothing about the buyer", async () => {
  const email = `code-${Date.now()}@example.org`
  const order_number = await buy(new ShopClient(), { customer_email: email })
  const messagesSchema = z.object({ messages })
  const asked = await client.call("request_order_code", { order_number, email }, messagesSchema)
  const unknown = await client.call(
    "request_order_code",
    { order_number: "BP-2020-000001", email },
    messagesSchema,
  )
  expect(unknown).toEqual(asked)
  const mail = await until("the code", async () =>
    (await mailTo(email)).find(({ text }) => /\b\d{8}\b/.test(text)),
  )
  const code = /\b\d{8}\b/.exec(mail.text)?.[0]
  const wrong = { order_number, email, code: "00000000" }
  expect((await client.call("get_order_status", wrong, failed)).messages[0]?.code).toBe("unauthorized")
  const { order } = await client.call(
    "get_order_status",
    { order_number, email, code },
    z.object({ order: z.object({ status: z.string() }).loose() }),
  )
  expect(order.status).toBe("paid")
  expect(JSON.stringify(order)).not.toMatch(/Peeters|Rue Haute|@example/)
  for (let attempt = 0; attempt < 5; attempt += 1) await client.call("get_order_status", wrong, failed)
  expect(
    (await client.call("get_order_status", { order_number, email, code }, failed)).messages[0]?.code,
  ).toBe("unauthorized")
})

it("the tool that completes a checkout states that it can place an order", async () => {
  const { result } = z
    .object({ result: z.object({ tools: z.array(z.object({ name: z.string(), description: z.string() })) }) })
    .parse(await readRpc(await client.send("tools/list")))
  const complete = result.tools.find(({ name }) => name === "complete_checkout")
  expect(complete?.description).toContain("obligation to pay")
  expect(complete?.description).not.toContain("does not place an order")
})

it("invalid input, foreign browsers and a disabled plugin are rejected", async () => {
  const invalid = await client.send("tools/call", {
    name: "create_cart",
    arguments: { cart: { line_items: "x" } },
  })
  expect(JSON.stringify(await readRpc(invalid))).toContain("line_items")
  const foreign = await client.send("tools/list", {}, { Origin: "https://evil.example" })
  expect(foreign.status).toBe(403)
  expect((await fetch(`${requireVariable("SHOP_URL")}/mcp`)).status).toBe(405)
  await setFeatures({ agents: false })
  expect((await client.send("tools/list")).status).toBe(404)
  await setFeatures({ agents: true })
})
