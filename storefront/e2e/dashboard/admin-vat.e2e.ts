import { vatReportSchema } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { LANGUAGES_TODAY } from "../shop/languages"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

const amount = (cents: number) => (cents / 100).toFixed(2)

for (const language of LANGUAGES_TODAY) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const { vatReport } = textsIn(language).admin

    test("what the VAT returns of a quarter ask for is shown, and handed over as a file", async ({
      page,
      admin,
    }) => {
      await buy(new ShopClient())
      await page.goto("/admin?tab=analytics")
      const answered = page.waitForResponse(/\/api\/admin\/vat-report\?/)
      await admin.panel.getByRole("link", { name: vatReport.title }).click()
      const { belgium } = vatReportSchema.parse(await (await answered).json())
      await expect(admin.main.getByRole("heading", { level: 1, name: vatReport.title })).toBeVisible()
      const grids = admin.main.getByRole("table", { name: vatReport.grids })
      await expect(grids.getByRole("row").filter({ hasText: vatReport.meanings["54"] })).toContainText(
        String(Math.floor((belgium.grids["54"] ?? 0) / 100) % 1000),
      )
      await expect(admin.main.getByRole("heading", { name: vatReport.oss })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        admin.main.getByRole("button", { name: vatReport.csv }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^vat-20\d\d-Q[1-4]\.csv$/)
      const chunks: Buffer[] = []
      for await (const chunk of await download.createReadStream())
        chunks.push(Buffer.from(chunk as Uint8Array))
      expect(Buffer.concat(chunks).toString()).toContain(
        `BE,grid 01,BE,,,${amount(belgium.grids["01"] ?? 0)},`,
      )
    })
  })
}

test("another period is chosen, and stays in the address", async ({ page, admin }) => {
  const { vatReport } = textsIn("fr").admin
  await page.goto("/admin/vat")
  const periods = admin.main.getByRole("combobox", { name: vatReport.period })
  await periods.selectOption({ index: 7 })
  await expect(page).toHaveURL(/period=20\d\d-Q[1-4]/)
  await expect(admin.main.getByText(vatReport.none).first()).toBeVisible()
})
