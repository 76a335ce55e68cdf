import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { delayRequests } from "../shop/delayed-requests"
import { expect, test } from "../shop/test"

test("the order screen shows an error if a refund is rejected after its dialog was closed", async ({
  page,
  admin,
  toasts,
  noise,
}) => {
  noise.expect(/\/refunds$/)
  const number = await buy(new ShopClient())
  await admin.openOrder(number)
  const { texts, main } = admin
  const json = { detail: "La banque refuse.", code: "refund_refused" }
  const release = await delayRequests(page, /\/refunds$/, (route) => route.fulfill({ status: 409, json }))
  await main
    .getByRole("region", { name: texts.payment.title })
    .getByRole("button", { name: texts.refund.begin })
    .click()
  const dialog = page.getByRole("dialog")
  const amount = new RegExp(texts.refund.amountAt.replace("{{rate}}", ".*"))
  await dialog.getByLabel(amount).first().fill("1,50")
  const sent = page.waitForRequest(/\/refunds$/)
  await dialog.getByRole("button", { name: texts.refund.actionEmpty }).click()
  await sent
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  release()
  await expect(toasts).toContainText(texts.failure.refund)
  await expect(toasts).toContainText("La banque refuse.")
})
