import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

test("the order page shows the carrier's corrected address and the texts that the parcel label omits", async ({
  page,
  admin,
  engine,
}) => {
  const shop = new ShopClient()
  const customer_email = `${"a".repeat(45)}-${shop.sessionId.slice(-12)}@example.org`
  const number = await buy(shop, { customer_email })
  const [order] = await engine.ordersNumbered(number)
  await engine.post(`/admin/orders/${order?.id ?? ""}`, {
    shipping_address: { address_1: "Veldstraat 5 bus 2", address_2: "", postal_code: "9000", city: "Gent" },
  })
  const { labelOmits, many, order: texts } = admin.texts
  await page.goto(`/admin/orders/${number}`)
  const delivery = admin.main.getByRole("region", { name: textsIn("fr").account.order.delivery })
  await expect(delivery).toContainText("Veldstraat 5 bte 29000 Gent")
  const notice = admin.main.getByRole("region", { name: labelOmits.title })
  await expect(notice).toContainText(labelOmits.email)
  expect(await violationsOn(notice)).toEqual([])
  await admin.button(many.labels.one).click()
  const dialog = page.getByRole("dialog")
  const download = page.waitForEvent("download")
  await dialog.getByRole("button", { name: fill(many.labels.action, { count: 1 }) }).click()
  await download
  const result = dialog.getByRole("list", { name: many.results })
  await expect(result).toContainText(many.worked)
  await expect(result).toContainText(labelOmits.email)
  await dialog.getByRole("button", { name: many.close, exact: true }).click()
  await admin.main.getByRole("link", { name: texts.slip }).click()
  await expect(page.getByText("9000 Gent").first()).toBeVisible()
  await expect(page.getByText("Rue Haute")).toHaveCount(0)
})
