import type { Alert } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import type { AdminCalls, AdminScreen } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { pattern } from "../shop/texts"

const stripe = () => new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))

/** Places an order. @returns its number, and the id of Stripe's checkout session */
async function sale(): Promise<{ number: string; session: string }> {
  const number = await buy(new ShopClient())
  const { sessions } = await stripe().state("sessions")
  return { number, session: sessions.find(({ metadata }) => metadata?.["order_number"] === number)?.id ?? "" }
}

/** Waits until the API reports exactly alerts of these kinds about the order. */
const seesAlerts = (administrator: AdminCalls, number: string, ...kinds: Alert["kind"][]) =>
  until(`${kinds.join() || "nothing"} to see to about ${number}`, async () => {
    const about = (await administrator.alerts()).filter(({ order_number }) => order_number === number)
    return about.map(({ kind }) => kind).join() === kinds.join()
  })

/** Opens the list of alerts, which is collapsed at first. */
const openAlerts = ({ main, texts: { alerts } }: AdminScreen) =>
  main
    .locator("summary")
    .filter({
      hasText: new RegExp(`${pattern(alerts.title_one).source}|${pattern(alerts.title_other).source}`),
    })
    .click()

for (const language of TESTED_LANGUAGES) {
  test.describe(`dashboard alerts in ${language}`, () => {
    test.use({ language })

    test("the dashboard shows an alert and what to do about it until it is resolved", async ({
      page,
      admin,
      adminCalls,
    }) => {
      const { number, session } = await sale()
      const { id } = await stripe().dispute(session)
      const { kinds } = admin.texts.alerts
      const entry = admin.main.getByRole("listitem").filter({ hasText: number }).filter({
        hasText: kinds.dispute_open.title,
      })
      await seesAlerts(adminCalls, number, "dispute_open")
      await page.goto("/admin")
      await openAlerts(admin)
      await expect(entry).toContainText(kinds.dispute_open.todo)
      expect(await violationsOn(page)).toEqual([])
      await stripe().stepDispute(id, "won")
      await stripe().webhooksIdle()
      await seesAlerts(adminCalls, number)
      await page.reload()
      await expect(admin.main.getByRole("tab").first()).toBeVisible()
      await expect(entry).toHaveCount(0)
    })
  })
}

test("an alert about a failed refund is resolved by one click", async ({ page, admin, adminCalls }) => {
  const { number, session } = await sale()
  const refund = await stripe().refund(session, { amount: 150 })
  await until("the refund", async () => (await adminCalls.order(number)).refunds.length === 1)
  await stripe().failRefund(refund.id)
  const { alerts } = admin.texts
  const { title } = alerts.kinds.refund_failed
  const entry = admin.main.getByRole("listitem").filter({ hasText: number }).filter({ hasText: title })
  await seesAlerts(adminCalls, number, "refund_failed")
  await page.goto("/admin")
  await openAlerts(admin)
  await expect(entry).toBeVisible()
  // The click must remove the entry at once, without waiting for the reloaded alerts.
  await page.route(/\/api\/admin\/health/, async (route) => {
    await expect(entry).toHaveCount(0)
    await route.continue()
  })
  await entry.getByRole("button", { name: alerts.acknowledge }).click()
  await expect(page.getByText(alerts.acknowledged).first()).toBeVisible()
  await expect(entry).toHaveCount(0)
})
