import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { textsIn } from "../../shop/texts"
import { ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"

test("an owner imports orders of a former shop, which staff and the customer then see", async ({
  page,
  admin,
  visits,
}) => {
  const { imports, formerOrders } = admin.texts
  const shop = new ShopClient()
  const signedIn = await shop.register()
  const { token } = await linkTo(signedIn.user.email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token } })
  const number = `OLD-${Date.now().toString(36)}`
  const lines = [
    "Number,Email,Date,Status,Total,Delivery,Product,Quantity,Unit price",
    `${number},${signedIn.user.email},2021-03-04,Livré,13.36,4.95,Noix de cajou,2,4.20`,
  ]
  await page.goto("/admin/former-orders")
  await admin.main.getByRole("link", { name: imports.orders.title }).click()
  await admin.main.locator('input[type="file"]').setInputFiles({
    ...{ name: "commandes.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) },
  })
  const preview = admin.main.getByRole("list", { name: imports.preview })
  await expect(preview.getByRole("listitem").first()).toContainText(imports.orders.new)
  await expect(preview.getByRole("listitem").first()).toContainText("0,01 EUR")
  await admin.button(imports.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  await admin.show(`/admin/former-orders?q=${number}`)
  const row = admin.main.getByRole("table", { name: formerOrders.title }).getByRole("row").last()
  await row.getByText(number).click()
  await expect(row).toContainText("Noix de cajou")
  expect(await violationsOn(page)).toEqual([])

  await visits.showAs(signedIn, "/profile?tab=orders")
  const history = page.getByRole("list", { name: textsIn("fr").account.formerOrders.title })
  await expect(history).toContainText(number)
  await expect(history).toContainText("13,36")
})
