import { McpClient, setFeatures } from "@bon-perroquet/agents/testing"
import { z } from "zod"
import { violationsOnWhole } from "../shop/axe"
import { CARDS } from "../shop/payment-page"
import { expect, test } from "../shop/test"

test.beforeAll(() => setFeatures({ agents: true }))
test.afterAll(() => setFeatures({ agents: false }))

const found = z.object({ products: z.array(z.object({ variants: z.array(z.object({ id: z.string() })) })) })
const prepared = z.object({ continue_url: z.string(), status: z.string() })
const totals = z.object({ totals: z.array(z.object({ type: z.string(), amount: z.number() })) })

test.describe("in nl", () => {
  test.use({ language: "nl" })

  test("an assistant prepares food for a budgie without peanuts, and the shopper checks and pays it", async ({
    page,
    checkout,
    payment,
    outcome,
    noise,
  }) => {
    const client = new McpClient()
    const filters = { bird: "budgie", without_allergens: ["peanuts"], in_stock: true }
    const { products } = await client.call("search_catalog", { catalog: { filters } }, found)
    const email = `assistant-${Date.now()}@example.org`
    const destination = { street_address: "Hoogstraat 12", postal_code: "1000", address_locality: "Brussel" }
    const { continue_url, status, ...answer } = await client.call(
      "create_checkout",
      {
        checkout: {
          line_items: [{ item: { id: products[0]?.variants[0]?.id }, quantity: 2 }],
          context: { language: "nl", address_country: "BE" },
          buyer: { first_name: "Ada", last_name: "Peeters", email },
          fulfillment: { methods: [{ type: "shipping", destinations: [destination] }] },
        },
      },
      prepared.extend(totals.shape),
    )
    expect(status).toBe("requires_escalation")

    await page.goto(continue_url)
    await expect(page).toHaveURL(/\/nl\/checkout$/)
    await expect(checkout.field("email")).toHaveValue(email)
    await expect(checkout.field("street")).toHaveValue("Hoogstraat")
    await expect(checkout.field("number")).toHaveValue("12")
    expect(await violationsOnWhole(page)).toEqual([])
    const total = answer.totals.find(({ type }) => type === "total")?.amount
    expect((await checkout.totals()).total).toBe(total)
    await checkout.pay()
    expect(await payment.total()).toBe(total)
    await payment.payByCard(CARDS.visa)
    const { orderNumber } = await outcome.confirmation()
    expect(orderNumber).toMatch(/^BP-/)

    noise.expect(/\/api\/agents\/handover$/)
    await page.goto(continue_url)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(checkout.texts.assistant.failed.title)
  })
})
