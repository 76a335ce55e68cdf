import { McpClient, setFeatures } from "@bon-perroquet/agents/testing"
import { newSessionId, ShopClient, until } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { buy } from "@bon-perroquet/testing/purchase"
import { z } from "zod"
import { Keyboard } from "../../shop/keyboard"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, SCREENS, test } from "../../shop/test"
import { fill } from "../../shop/texts"

test.beforeAll(() => setFeatures({ agents: true }))
test.afterAll(() => setFeatures({ agents: false }))

const ASSISTANT = "test-assistant"
const found = z.object({ products: z.array(z.object({ variants: z.array(z.object({ id: z.string() })) })) })
const prepared = z.object({ id: z.string(), continue_url: z.string() })

/** Orders goods that an assistant prepared. @returns the order's number */
async function orderPrepared(): Promise<string> {
  const client = new McpClient()
  const { products } = await client.call(
    "search_catalog",
    { catalog: { filters: { in_stock: true } } },
    found,
  )
  const line_items = [{ item: { id: products[0]?.variants[0]?.id }, quantity: 1 }]
  const checkout = await client.call("create_checkout", { checkout: { line_items } }, prepared)
  const shop = new ShopClient({ sessionId: newSessionId() })
  const token = new URL(checkout.continue_url).searchParams.get("token")
  await shop.write("POST", "/api/agents/handover", { json: { token, session_id: shop.sessionId } })
  const number = await buy(shop)
  await until("the link to the order", async () => {
    const { status } = await client.call(
      "get_checkout",
      { id: checkout.id },
      z.object({ status: z.string() }),
    )
    return status === "completed"
  })
  return number
}

for (const language of TESTED_LANGUAGES)
  for (const { name: device, viewport } of representatives(SCREENS))
    test.describe(`in ${language} on ${device}`, () => {
      test.use({ language, viewport })

      test("visits and purchases are shown as a funnel and per day, and searches, carts and orders of assistants per assistant and day, with marked orders", async ({
        page,
        admin,
      }) => {
        const number = await orderPrepared()
        const { assistants, insight, period } = admin.texts
        // A table that is too wide for a phone would leave its card.
        const expectTablesInCards = async () => {
          await page.setViewportSize(SCREENS[1].viewport)
          for (const each of await admin.main.getByRole("table").all())
            expect(
              await each.evaluate((element) => {
                const card = element.closest("section")?.getBoundingClientRect().right ?? 0
                return card - element.getBoundingClientRect().right
              }),
            ).toBeGreaterThanOrEqual(0)
          await page.setViewportSize(viewport)
        }
        await page.goto("/admin/analytics")
        await admin.main.getByRole("link", { name: insight.title }).click()
        const funnel = admin.main.getByRole("region", { name: insight.funnel })
        await expect(funnel.getByRole("listitem")).toHaveCount(5)
        await expect(funnel.getByRole("listitem").last()).toContainText(/[1-9]/)
        const days = admin.main.getByRole("table", { name: insight.byDay }).getByRole("row")
        await expect(days).toHaveCount(31)
        await new Keyboard(page).press(admin.button(fill(period.days_other, { count: 7 })))
        await expect(days).toHaveCount(8)
        await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/)
        await expectTablesInCards()

        await admin.show("/admin/analytics")
        await admin.main.getByRole("link", { name: assistants.title }).click()
        await expect(admin.main.getByText(assistants.on)).toBeVisible()
        const table = admin.main.getByRole("table", { name: assistants.byAssistant })
        await expect(table.getByRole("row", { name: ASSISTANT })).toContainText(/[1-9]/)
        await expect(admin.main.getByRole("table", { name: assistants.byDay }).getByRole("row")).toHaveCount(
          31,
        )
        await expectTablesInCards()
        await admin.show(`/admin/orders?search=${number}`)
        await expect(admin.main.getByText(assistants.badge, { exact: true }).first()).toBeVisible()
        await admin.show(`/admin/orders/${number}`)
        await expect(admin.main.getByText(fill(assistants.ordered, { name: ASSISTANT }))).toBeVisible()
        await expect(admin.main.getByText(assistants.unverified)).toBeVisible()
      })
    })
