import { McpClient, setFeatures } from "@bon-perroquet/agents/testing"
import { ownProduct, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { z } from "zod"
import { AccountScreen } from "../shop/account-screen"
import { signInAs } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"

test.beforeAll(() => setFeatures({ agents: true }))
test.afterAll(() => setFeatures({ agents: false }))

const prepared = z.object({ continue_url: z.string() })

async function orderOfAccount() {
  const shop = new ShopClient()
  const account = await shop.register()
  const { id } = await ownProduct({ stock: 9 })
  const checkout = { line_items: [{ item: { id }, quantity: 1 }] }
  const { continue_url } = await new McpClient().call("create_checkout", { checkout }, prepared)
  const token = new URL(continue_url).searchParams.get("token")
  await shop.write("POST", "/api/agents/handover", { json: { token, session_id: shop.sessionId } })
  const number = await buy(shop, { customer_email: account.user.email }, id)
  return { account, number }
}

for (const language of TESTED_LANGUAGES)
  test.describe(`in ${language} on a phone`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } })

    test("a customer sees in the order which assistant prepared it", async ({ page }) => {
      const { account, number } = await orderOfAccount()
      await signInAs(page, account)
      const { main } = new AccountScreen(page, language)
      await page.goto(`/profile/orders/${number}`)
      await expect(main.getByText(/test-assistant/)).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })
  })
