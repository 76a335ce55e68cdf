import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { fill } from "../shop/texts"

test(
  "bulk packing reports orders that cannot be packed and packs the others",
  { tag: "@campaign" },
  async ({ page, admin, adminCalls }) => {
    const email = `ensemble-${Date.now()}@example.org`
    const [first, second] = [
      await buy(new ShopClient(), { customer_email: email }),
      await buy(new ShopClient(), { customer_email: email }),
    ]
    const { many } = admin.texts
    await page.goto(`/admin/orders?q=${email}`)
    for (const number of [first, second])
      await admin.main.getByRole("checkbox", { name: fill(many.one, { number }), exact: true }).check()
    await adminCalls.setStatus(second, "shipped")
    const bar = admin.main.getByRole("region", { name: many.bar })
    await bar.getByRole("button", { name: fill(many.preparing.begin, { count: 2 }) }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: fill(many.preparing.action, { count: 2 }) }).click()
    const results = dialog.getByRole("list", { name: many.results }).getByRole("listitem")
    await expect(results).toHaveCount(2)
    await expect(results.first()).toContainText(second)
    await expect(results.first()).toContainText(many.failed)
    await expect(results.nth(1)).toContainText(many.worked)
    expect(await violationsOn(page)).toEqual([])
    expect((await adminCalls.order(first)).status).toBe("preparing")
    await dialog.getByRole("button", { name: many.close, exact: true }).click()

    await page.goto("/admin/orders?from=2020-01-01&to=2020-12-31&sort=oldest")
    await expect(admin.main.getByText(admin.texts.orders.noneFound)).toBeVisible()
    const { views, orders } = admin.texts
    await admin.main.getByRole("button", { name: views.menu, exact: true }).click()
    await page.getByRole("menuitem", { name: views.keep, exact: true }).click()
    await dialog.getByLabel(views.name, { exact: true }).fill("Année 2020")
    await dialog.getByRole("button", { name: views.keepAction, exact: true }).click()
    await page.goto("/admin/orders")
    await admin.main.getByRole("button", { name: views.menu, exact: true }).click()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole("menuitemcheckbox", { name: orders.customer, exact: true }).click()
    await expect(admin.main.getByRole("columnheader", { name: orders.customer, exact: true })).toHaveCount(0)
    await page.getByRole("menuitem", { name: "Année 2020", exact: true }).click()
    await expect(page).toHaveURL(/from=2020-01-01&to=2020-12-31&sort=oldest/)

    await admin.main.getByRole("searchbox", { name: orders.search }).fill(first)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${first}$`))
  },
)
