import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../../shop/axe"
import { Keyboard } from "../../shop/keyboard"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, SCREENS, test } from "../../shop/test"
import { fill } from "../../shop/texts"

for (const language of TESTED_LANGUAGES)
  for (const { name: device, viewport } of SCREENS)
    test.describe(`in ${language} on ${device}`, () => {
      test.use({ language, viewport })

      test("visits and purchases are shown as a funnel and in tables for a period", async ({
        page,
        admin,
      }) => {
        await buy(new ShopClient())
        const { insight, period } = admin.texts
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
        // A table that is too wide for a phone would leave its card.
        for (const table of await admin.main.getByRole("table").all())
          expect(
            await table.evaluate((element) => {
              const card = element.closest("section")?.getBoundingClientRect().right ?? 0
              return card - element.getBoundingClientRect().right
            }),
          ).toBeGreaterThanOrEqual(0)
        expect(await violationsOn(page)).toEqual([])
      })
    })
