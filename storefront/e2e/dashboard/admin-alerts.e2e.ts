import type { Alert } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { type AdminCalls, type AdminScreen, WITHOUT_ROWS } from "../shop/admin-screen"
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

    test("the dashboard shows alerts and what to do about them until they are resolved, one of them by a click", async ({
      page,
      admin,
      adminCalls,
    }) => {
      const [disputed, refunded] = [await sale(), await sale()]
      const { id } = await stripe().dispute(disputed.session)
      const refund = await stripe().refund(refunded.session, { amount: 150 })
      await until("the refund", async () => (await adminCalls.order(refunded.number)).refunds.length === 1)
      await stripe().failRefund(refund.id)
      const { alerts } = admin.texts
      const entry = (number: string, kind: "dispute_open" | "refund_failed") =>
        admin.main
          .getByRole("listitem")
          .filter({ hasText: number })
          .filter({ hasText: alerts.kinds[kind].title })
      await seesAlerts(adminCalls, disputed.number, "dispute_open")
      await seesAlerts(adminCalls, refunded.number, "refund_failed")
      await page.goto(`/admin?${WITHOUT_ROWS}`)
      await openAlerts(admin)
      await expect(entry(disputed.number, "dispute_open")).toContainText(alerts.kinds.dispute_open.todo)
      expect(await violationsOn(page)).toEqual([])

      const failed = entry(refunded.number, "refund_failed")
      await expect(failed).toBeVisible()
      await stripe().stepDispute(id, "won")
      await stripe().webhooksIdle()
      await seesAlerts(adminCalls, disputed.number)
      // The click must remove the entry at once, without waiting for the reloaded alerts.
      await page.route(/\/api\/admin\/health/, async (route) => {
        await expect(failed).toHaveCount(0)
        await route.continue()
      })
      await failed.getByRole("button", { name: alerts.acknowledge }).click()
      await expect(page.getByText(alerts.acknowledged).first()).toBeVisible()
      await expect(failed).toHaveCount(0)
      await expect(entry(disputed.number, "dispute_open")).toHaveCount(0)
    })
  })
}
