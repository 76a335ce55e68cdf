import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { given, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { AdminCalls } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { LANGUAGES_TODAY } from "../shop/languages"
import { expect, test } from "../shop/test"

const stripe = () => new EmulatorControl(given("STRIPE_EMULATOR_URL"))

/** Somebody buys something. @returns the order's number and Stripe's session */
async function sale(): Promise<{ number: string; session: string }> {
  const number = await buy(new ShopClient())
  const { sessions } = await stripe().state()
  return { number, session: sessions.find(({ metadata }) => metadata?.["order_number"] === number)?.id ?? "" }
}

for (const language of LANGUAGES_TODAY) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test("what needs a person is told on the dashboard, with what to do, until it is done", async ({
      page,
      admin,
    }) => {
      const { number, session } = await sale()
      const { id } = await stripe().dispute(session)
      const { kinds } = admin.texts.alerts
      const entry = admin.main.getByRole("listitem").filter({ hasText: number }).filter({
        hasText: kinds.dispute_open.title,
      })
      await expect(async () => {
        await page.goto("/admin")
        await expect(entry).toContainText(kinds.dispute_open.todo, { timeout: 2_000 })
      }).toPass()
      expect(await violationsOn(page)).toEqual([])
      await stripe().stepDispute(id, "won")
      await stripe().webhooksIdle()
      await expect(async () => {
        await page.reload()
        await expect(admin.main.getByRole("tab").first()).toBeVisible()
        await expect(entry).toHaveCount(0)
      }).toPass()
    })
  })
}

test("a refund that came back is seen to with one press", async ({ page, admin }) => {
  const { number, session } = await sale()
  const refund = await stripe().refund(session, { amount: 150 })
  const administrator = await AdminCalls.signIn()
  await until("the refund", async () => (await administrator.order(number)).refunds.length === 1)
  await stripe().failRefund(refund.id)
  const { alerts } = admin.texts
  const entry = admin.main.getByRole("listitem").filter({ hasText: number })
  await expect(async () => {
    await page.goto("/admin")
    await expect(entry).toContainText(alerts.kinds.refund_failed.title, { timeout: 2_000 })
  }).toPass()
  // Whichever of the lists that are read anew answers first, the merchant is told.
  await page.route(/\/api\/admin\/health/, async (route) => {
    await expect(entry).toHaveCount(0)
    await route.continue()
  })
  await entry.getByRole("button", { name: alerts.acknowledge }).click()
  await expect(page.getByText(alerts.acknowledged).first()).toBeVisible()
  await expect(entry).toHaveCount(0)
})
