import { LANGUAGES, orderSchema, type Language } from "@bon-perroquet/contract"
import { ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"
import { z } from "zod"
import { McpClient, setFeatures } from "../testing"

beforeAll(() => setFeatures({ agents: true }))
afterAll(() => setFeatures({ agents: false }))

const prepared = z.object({ continue_url: z.string() })

/** Orders goods that an assistant prepared, as the customer of an account. */
async function ordered(language: Language, isPrepared = true) {
  const shop = new ShopClient({ language })
  const { user } = await shop.register()
  const product = await ownProduct({ stock: 9 })
  if (isPrepared) {
    const checkout = { line_items: [{ item: { id: product.id }, quantity: 1 }] }
    const { continue_url } = await new McpClient().call("create_checkout", { checkout }, prepared)
    const token = new URL(continue_url).searchParams.get("token")
    await shop.write("POST", "/api/agents/handover", { json: { token, session_id: shop.sessionId } })
  }
  const number = await buy(shop, { customer_email: user.email, language }, product.id)
  const confirmation = await until("the confirmation", async () =>
    (await mailTo(user.email)).find(({ subject }) => subject.includes(number)),
  )
  return { shop, number, confirmation }
}

const LABELS: Record<Language, string> = {
  fr: "Commandé avec l’assistant",
  nl: "Besteld met de assistent",
  en: "Ordered with the assistant",
  de: "Bestellt mit dem Assistenten",
}

it.each(representatives(LANGUAGES))(
  "the customer sees the assistant's name in the order and its confirmation in %s",
  async (language) => {
    const { shop, number, confirmation } = await ordered(language)
    const assistant = { name: "test-assistant", is_verified: false, protocol: "mcp" }
    expect((await orderIn(shop, number)).assistant).toEqual(assistant)
    const { body } = await shop.send("GET", `/api/users/orders/${number}`)
    expect(orderSchema.parse(body).assistant).toEqual(assistant)
    expect(confirmation.text).toMatch(new RegExp(`${LABELS[language]}.*test-assistant`, "s"))
  },
)

it("an order without an assistant names none", async () => {
  const { shop, number, confirmation } = await ordered("en", false)
  expect(await orderIn(shop, number)).not.toHaveProperty("assistant")
  expect(confirmation.text).not.toContain(LABELS.en)
})
