import { randomUUID } from "node:crypto"
import { addressIn, customerGroupSchema, STORAGE_KEYS } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { HOME } from "@bon-perroquet/testing/purchase"
import { signInAs, WITHOUT_ROWS } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { storeInBrowser } from "../../shop/browser-storage"
import { ADDRESS } from "../../shop/checkout-screen"
import { CARDS } from "../../shop/payment-page"
import { expect, SCREENS, test } from "../../shop/test"
import { textsIn } from "../../shop/texts"

for (const { name: device, viewport, language } of representatives(SCREENS))
  test.describe(`in ${language} on ${device}`, () => {
    test.use({ language, viewport })

    test("staff approve an account, which orders on invoice, pays one invoice online and sees its statement, and book the other payment, also after the account was deleted", async ({
      page,
      admin,
      adminCalls,
      checkout,
      payment,
      toasts,
      noise,
      visits,
    }) => {
      const { id } = await adminCalls.makeProduct({ price: 40, stock: 60 })
      const customer = new ShopClient()
      const signedIn = await customer.register()
      const customerPage = `/admin/customers/${signedIn.user.id}`
      const group = await adminCalls.shop.write("POST", "/api/admin/customer-groups", {
        json: { name: randomUUID() },
      })
      await adminCalls.shop.write("PUT", `/api/admin/customers/${signedIn.user.id}/groups`, {
        json: { group_ids: [customerGroupSchema.parse(group.body).id] },
      })

      const { credit } = admin.texts
      await storeInBrowser(page, { [STORAGE_KEYS.sessionId]: customer.sessionId })
      await page.goto(customerPage)
      const card = admin.main.getByRole("region", { name: credit.title })
      await card.getByRole("button", { name: credit.approve }).click()
      await expect(card.getByText(credit.limitWrong)).toBeVisible()
      await card.getByLabel(credit.limit).fill("500")
      await card.getByRole("button", { name: credit.approve }).click()
      await expect(toasts).toContainText(credit.saved)
      await expect(card).toContainText(credit.approved)
      expect(await violationsOn(card)).toEqual([])

      await test.step("another administrator changes the same terms", async () => {
        const terms = { limit_cents: 60_000, payment_days: 45, end_of_month: false }
        await adminCalls.shop.write("PUT", `/api/admin/customers/${signedIn.user.id}/credit`, {
          json: { terms },
        })
        noise.expect(/\/credit$/)
        await card.getByLabel(credit.limit).fill("700")
        await card.getByRole("button", { name: credit.save }).click()
        const { conflict } = textsIn(language).common.draft
        const choice = card.getByRole("group", { name: credit.limit })
        await expect(choice.getByRole("radio", { name: conflict.mine })).toBeChecked()
        await expect(card.getByLabel(credit.days)).toHaveValue("45")
        await choice.getByRole("radio", { name: conflict.theirs }).check()
        await card.getByRole("button", { name: credit.save }).click()
        await expect(choice).toBeHidden()
        await expect(card.getByLabel(credit.limit)).toHaveValue(/^600/)
      })

      await customer.addItem(id, 2)
      await visits.showAs(signedIn, "/checkout")
      await checkout.fillIn({ ...ADDRESS, email: signedIn.user.email })
      const texts = textsIn(language)
      await page.getByRole("radio", { name: texts.checkout.payment.invoice.name }).check()
      await checkout.payButton.click()
      await expect(page.getByText(texts.checkout.awaited.onAccount)).toBeVisible()
      await expect(page.getByText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/)).toBeVisible()

      const onInvoice = { ...HOME, payment_method: "invoice", customer_email: signedIn.user.email }
      await customer.addItem(id, 1)
      await customer.openCheckout(onInvoice)
      // Open invoices remain after payment by invoice is switched off.
      await page.route(/\/(profile|admin)/, async (route) => {
        if (route.request().resourceType() !== "document") return route.fallback()
        const response = await route.fetch()
        const body = (await response.text()).replace('"invoice_payment",', "")
        return route.fulfill({ response, body })
      })
      await page.goto(addressIn(language, "/profile?tab=orders"))
      const statement = page.getByRole("region", { name: texts.account.credit.title })
      await expect(statement.getByRole("listitem")).toHaveCount(2)
      const download = page.waitForEvent("download")
      await statement.getByRole("button", { name: "PDF" }).click()
      expect((await download).suggestedFilename()).toBe(`${texts.account.credit.file}.pdf`)
      expect(await violationsOn(page)).toEqual([])
      const payOnline = statement.getByRole("listitem").first().getByRole("button")
      const opening = /\/credit\/payments$/
      await page.route(opening, (route) => route.fulfill({ json: { url: "#payment-page" } }))
      await payOnline.click()
      await expect(payOnline).toHaveAttribute("aria-disabled", "true")
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))
      await expect(payOnline).not.toHaveAttribute("aria-disabled")
      await page.unroute(opening)
      await payOnline.click()
      await payment.payByCard(CARDS.visa)
      await expect(statement.getByRole("status")).toHaveText(texts.account.credit.paid)
      await expect(statement.getByRole("listitem")).toHaveCount(1)

      await signInAs(page, adminCalls.signedIn)
      await page.goto(`/admin/customers?${WITHOUT_ROWS}`)
      await expect(admin.main.getByRole("link", { name: credit.list.title })).toBeVisible()
      await admin.show(customerPage)
      await expect(card.getByLabel(credit.limit)).toBeHidden()
      await card.getByRole("button", { name: credit.book, exact: true }).click()
      const dialog = page.getByRole("dialog")
      await expect(dialog.getByLabel(credit.amount)).not.toHaveValue("")
      const today = await dialog.getByLabel(credit.day).inputValue()
      await dialog.getByLabel(credit.day).fill("")
      await dialog.getByRole("button", { name: credit.bookAction }).click()
      await expect(dialog.getByText(credit.dayWrong)).toBeVisible()
      await dialog.getByLabel(credit.day).fill(today)
      expect(await violationsOn(dialog)).toEqual([])
      await dialog.getByRole("button", { name: credit.bookAction }).click()
      await expect(toasts).toContainText(credit.booked)
      await expect(card.getByRole("list", { name: credit.open })).toBeHidden()
      const payments = card.getByRole("list", { name: credit.payments })
      await expect(payments.getByRole("listitem")).toHaveCount(2)
      // Staff cannot cancel the payment that was made online.
      await expect(payments.getByRole("button")).toHaveCount(1)

      await test.step("the open invoice of a deleted account", async () => {
        noise.expect(/\/customers\/cus_unknown\/credit$/)
        await customer.addItem(id, 1)
        await customer.openCheckout(onInvoice)
        const { password } = signedIn
        const erasure = await customer.write("DELETE", "/api/users/me", { json: { password } })
        expect(erasure.status).toBe(200)
        await page.goto("/admin/credit-accounts?show=open")
        await admin.main.locator(`a[href$="${signedIn.user.id}"]`).click()
        await expect(admin.main.getByRole("heading", { level: 1 })).toHaveText(credit.list.erased)
        await expect(card.getByRole("button", { name: credit.approve })).toBeHidden()
        expect(await violationsOn(page)).toEqual([])
        await card.getByRole("button", { name: credit.book, exact: true }).click()
        await dialog.getByRole("button", { name: credit.bookAction }).click()
        await expect(toasts).toContainText(credit.booked)
        await expect(card.getByRole("list", { name: credit.open })).toBeHidden()
        await admin.main.getByRole("link", { name: credit.list.title }).click()
        await expect(page).toHaveURL(/\/admin\/credit-accounts$/)
        await admin.show("/admin/credit-accounts/cus_unknown")
        await expect(admin.main.getByText(credit.list.unknown)).toBeVisible()
      })
    })
  })
