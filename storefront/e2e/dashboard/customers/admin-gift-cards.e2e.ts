import { randomUUID } from "node:crypto"
import { ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { buy } from "@bon-perroquet/testing/purchase"
import type { Locator } from "@playwright/test"
import { WITHOUT_ROWS } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { expect, SCREENS, test } from "../../shop/test"
import { fill } from "../../shop/texts"

for (const { name: device, viewport, language } of representatives(SCREENS))
  test.describe(`in ${language} on ${device}`, () => {
    test.use({ language, viewport })

    test("staff issue a gift card with a code that is shown once, top it up, block it and replace it, give store credit, refund an order as store credit, and see what the shop owes", async ({
      page,
      admin,
      adminCalls,
      toasts,
    }) => {
      const texts = admin.texts.giftCards
      const dialog = page.getByRole("dialog")
      const confirm = async (opener: Locator, action: string) => {
        await opener.click()
        await dialog.getByLabel(texts.reason).fill("Test")
        await dialog.getByRole("button", { name: action, exact: true }).click()
        await expect(dialog).toBeHidden()
      }
      await page.goto(`/admin/gift-cards?${WITHOUT_ROWS}`)
      await admin.button(texts.issue).click()
      await dialog.getByRole("button", { name: texts.issueAction, exact: true }).click()
      await expect(dialog.getByText(texts.amountWrong)).toBeVisible()
      await expect(dialog.getByText(texts.reasonMissing)).toBeVisible()
      expect(await violationsOn(dialog)).toEqual([])
      await dialog.getByLabel(texts.amount).fill("25,00")
      await dialog.getByLabel(texts.reason).fill("Test")
      await dialog.getByRole("button", { name: texts.issueAction, exact: true }).click()
      const issued = admin.main.getByRole("region", { name: texts.one })
      await expect(issued).toContainText(/[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/)
      const last4 = /-([A-Z2-9]{4})(?!-)/.exec(await issued.innerText())?.[1] ?? ""
      expect(await violationsOn(issued)).toEqual([])
      await admin.button(texts.done).click()

      await admin.main.getByRole("searchbox", { name: texts.search }).fill(last4.toLowerCase())
      const name = fill(texts.cardOf, { last4 })
      await admin.main.getByRole("link", { name }).click()
      await expect(admin.main.getByRole("heading", { level: 1, name })).toBeVisible()
      const movements = admin.main.getByRole("table", { name: texts.movements }).getByRole("row")

      await admin.button(texts.topUp).click()
      await dialog.getByLabel(texts.amount).fill("5")
      await dialog.getByLabel(texts.reason).fill("Test")
      await dialog.getByRole("button", { name: texts.topUpAction }).click()
      await expect(toasts).toContainText(texts.toppedUp)
      await expect(movements).toHaveCount(3)
      await expect(movements.nth(1)).toContainText("30,00")

      await confirm(admin.button(texts.block), texts.block)
      await expect(admin.main.getByText(texts.states.blocked, { exact: true })).toBeVisible()
      await expect(admin.button(texts.topUp)).toBeHidden()
      expect(await violationsOn(page)).toEqual([])
      await confirm(admin.button(texts.replace), texts.replace)
      await expect(issued).toContainText(/[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/)
      await expect(issued).not.toContainText(`-${last4}`)
      await admin.button(texts.done).click()
      await expect(admin.main.getByText(texts.states.replaced, { exact: true })).toBeVisible()
      await admin.main.getByRole("link", { name: texts.newCard }).click()
      await expect(admin.main.getByText(texts.states.active, { exact: true })).toBeVisible()
      await expect(movements.nth(1)).toContainText(texts.entries.transferred)

      const { giftCards, refund, payment, accounting } = admin.texts
      const customer = new ShopClient()
      const { user } = await customer.register()
      const { id } = await adminCalls.makeProduct({ price: 20, stock: 20 })
      const number = await buy(customer, { user_id: user.id }, id)

      await admin.show(`/admin/customers/${user.id}`)
      const credit = admin.main.getByRole("region", { name: giftCards.kinds.store_credit })
      await expect(credit).toContainText(giftCards.noCredit)
      await credit.getByRole("button", { name: giftCards.give }).click()
      await dialog.getByLabel(giftCards.amount).fill("7,50")
      await dialog.getByLabel(giftCards.reason).fill(`Test ${randomUUID()}`)
      await dialog.getByRole("button", { name: giftCards.giveAction, exact: true }).click()
      await expect(toasts).toContainText(giftCards.given)
      await expect(credit).toContainText("7,50")

      await admin.show(`/admin/orders/${number}`)
      await admin.main
        .getByRole("region", { name: payment.title })
        .getByRole("button", { name: refund.begin })
        .click()
      const amount = new RegExp(refund.amountAt.replace("{{rate}}", ".*"))
      await dialog.getByLabel(amount).first().fill("2,50")
      await dialog.getByRole("checkbox", { name: refund.asCredit }).check()
      await expect(dialog).toContainText(refund.noteCredit)
      await dialog.getByRole("button", { name: /2,50/ }).click()
      await expect(admin.main.getByRole("list", { name: refund.list })).toContainText(refund.asStoreCredit)

      await page.goto(`/admin/customers/${user.id}`)
      await expect(credit).toContainText("10,00")
      await admin.show("/admin/accounting?tab=balances")
      const report = admin.main.getByRole("table", { name: accounting.balances.title })
      await expect(report).toContainText(giftCards.entries.credited)
      await expect(report).toContainText(accounting.balances.closing)
      expect(await violationsOn(page)).toEqual([])
    })
  })
