import { vatReportSchema } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import type { Download } from "@playwright/test"
import { AdminCalls, signInAs } from "../shop/admin-screen"
import { TESTED_LANGUAGES } from "../shop/languages"
import { ProofDialog } from "../shop/proof-dialog"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

const amount = (cents: number) => (cents / 100).toFixed(2)

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString()
}

for (const language of TESTED_LANGUAGES) {
  test.describe(`accounting screen in ${language}`, () => {
    test.use({ language })
    const { vatReport, accounting } = textsIn(language).admin

    test("the accounting screen shows the VAT return of a quarter, cash and payouts at URLs, and its downloads require the password", async ({
      page,
      admin,
      noise,
    }) => {
      noise.expect(/\/api\/admin\/accounting\/journal/)
      const staff = await AdminCalls.signIn()
      await signInAs(page, staff.signedIn)
      const number = await buy(new ShopClient())
      const brought = await new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL")).payOut()
      const answered = page.waitForResponse(/\/api\/admin\/vat-report\?/)
      await page.goto("/admin/vat")
      await expect(page).toHaveURL(/\/admin\/accounting$/)
      const answer = await answered
      const { belgium } = vatReportSchema.parse(await answer.json())
      const grids = admin.main.getByRole("table", { name: vatReport.grids })
      await expect(grids.getByRole("row").filter({ hasText: vatReport.meanings["54"] })).toContainText(
        String(Math.floor((belgium.grids["54"] ?? 0) / 100) % 1000),
      )
      await expect(admin.main.getByRole("heading", { name: vatReport.oss })).toBeVisible()

      const { pathname, search } = new URL(answer.url())
      // Downloads until the files agree, because an invoice may be issued after the screen was loaded.
      await expect(async () => {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          admin.main.getByRole("button", { name: vatReport.csv }).click(),
        ])
        expect(download.suggestedFilename()).toMatch(/^vat-20\d\d-Q[1-4]\.csv$/)
        const { body } = await staff.shop.send("GET", pathname + search)
        const { grids } = vatReportSchema.parse(body).belgium
        expect(await textOf(download)).toContain(`BE,grid 01,BE,,,${amount(grids["01"] ?? 0)},`)
      }).toPass()
      await admin.main.getByRole("combobox", { name: vatReport.period }).selectOption({ index: 7 })
      await expect(page).toHaveURL(/period=20\d\d-Q[1-4]/)
      await expect(admin.main.getByText(vatReport.none).first()).toBeVisible()

      await admin.show("/admin/accounting?tab=cash")
      const cash = admin.main.getByRole("table", { name: accounting.cash.title })
      await expect(cash.getByRole("row").filter({ hasText: accounting.cash.methods.card })).not.toHaveCount(0)
      await admin.main.getByRole("tab", { name: accounting.tabs.files }).click()
      await expect(page).toHaveURL(/tab=files/)
      const journal = page.waitForEvent("download")
      await admin.main.getByRole("button", { name: accounting.journal.fetch }).click()
      await new ProofDialog(page, language).give(requireVariable("SHOP_ADMIN_PASSWORD"))
      expect(await textOf(await journal)).toContain("date,kind,number,order,")
      await admin.show(`/admin/accounting?tab=payouts&payout=${brought?.id ?? ""}`)
      const entries = admin.main.getByRole("table", { name: accounting.payouts.one })
      const entry = entries.getByRole("row").filter({ hasText: number })
      await expect(entry).toContainText(accounting.payouts.matched)
      await expect(entry).toContainText(accounting.payouts.kinds.payment)
    })
  })
}
