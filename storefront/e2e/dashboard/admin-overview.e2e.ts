import { systemHealthSchema } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { WITHOUT_ROWS } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { delayRequests } from "../shop/delayed-requests"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"

for (const language of TESTED_LANGUAGES) {
  test.describe(`dashboard overview in ${language}`, () => {
    test.use({ language })

    test("the analytics tab shows a period as chart and table, the latest orders, and the health of services, and the dashboard warns about a missing mail server without moving the tasks", async ({
      page,
      admin,
    }) => {
      const number = await buy(new ShopClient())
      const { recent, sellers, vat, revenue, period, runningOut, health, mailServer, today } = admin.texts
      const notice = admin.main.getByRole("region", { name: mailServer.title })
      const measure = await delayRequests(page, /\/api\/admin\/health/, async (route) => {
        const measured = systemHealthSchema.parse(await (await route.fetch()).json())
        await route.fulfill({ json: { ...measured, mail: { ...measured.mail, has_server: false } } })
      })
      await page.goto("/admin?tab=analytics")
      const task = admin.main.getByRole("link", { name: today.orders.to_pack })
      await task.waitFor()
      // A click on a task that moves between pressing and releasing the button would have no effect.
      const place = await task.boundingBox()
      measure()
      await expect(notice).toContainText(mailServer.text)
      expect(await task.boundingBox()).toEqual(place)
      expect(await violationsOn(notice)).toEqual([])
      const recentOrders = admin.panel.getByRole("list", { name: recent.title })
      await expect(recentOrders).toContainText(number)
      for (const title of [sellers.title, vat.title, runningOut.title, health.title])
        await expect(admin.panel.getByRole("heading", { name: title, exact: true })).toBeVisible()
      await admin.panel.getByText(revenue.table).click()
      await expect(admin.panel.getByRole("table", { name: revenue.title }).getByRole("row")).toHaveCount(31)
      await admin.panel
        .getByRole("button", { name: period.days_other.replace("{{count}}", "7"), exact: true })
        .click()
      await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/)
      await expect(admin.panel.getByRole("table", { name: revenue.title }).getByRole("row")).toHaveCount(8)

      const checks = admin.panel.getByRole("list", { name: health.title }).getByRole("listitem")
      await expect(checks).toHaveCount(5)
      await expect(checks.first()).toContainText(health.database)
      await expect(checks.first()).toContainText(health.states.healthy)
      await page.route(/\/api\/admin\/health/, (route) => {
        const check = { state: "healthy", detail: "…" }
        const mail = { state: "down", detail: "Rien ne part.", has_server: true }
        return route.fulfill({
          json: { database: check, payments: check, mail, alerts: check, retention: check },
        })
      })
      await admin.button(health.measure).click()
      const mail = checks.filter({ hasText: health.mail })
      await expect(mail).toContainText(health.states.down)
      await expect(mail).toContainText("Rien ne part.")
      await expect(notice).toBeHidden()
    })
  })
}

test("the tabs of the dashboard work with the keyboard only, and its lists show users, e-mails and changes", async ({
  page,
  admin,
  adminCalls,
}) => {
  const { user } = await new ShopClient().register()
  const owner = adminCalls.signedIn.user.email
  const { users, messages, form, products, roles } = admin.texts
  await page.goto(`/admin?${WITHOUT_ROWS}`)
  await test.step("keyboard", async () => {
    await admin.tab("orders").focus()
    await page.keyboard.press("ArrowRight")
    await expect(admin.tab("products")).toBeFocused()
    await expect(admin.tab("products")).toHaveAttribute("aria-selected", "true")
    await admin.button(products.add).focus()
    await page.keyboard.press("Enter")
    await expect(admin.panel.getByRole("heading", { name: form.newTitle })).toBeFocused()
    await expect(admin.panel).toContainText(form.images.title)
  })
  await test.step("users", async () => {
    await admin.tab("users").click()
    const search = admin.main.getByRole("searchbox", { name: users.search })
    await search.fill("personne-ne-s-appelle-ainsi")
    await expect(admin.panel.getByText(users.noneFound)).toBeVisible()
    await search.fill(owner)
    await expect(admin.panel.getByRole("row")).toHaveCount(2)
    await expect(admin.row(owner)).toContainText(roles.names.owner)
    await search.fill(user.email)
    await expect(admin.row(owner)).toHaveCount(0)
    await expect(admin.panel.getByRole("row")).toHaveCount(2)
    const row = admin.row(user.email)
    await expect(row).toContainText(users.customer)
    await row.getByRole("link", { name: /Commandes/ }).click()
    await expect(admin.main.getByText(admin.texts.orders.noneFound)).toBeVisible()
  })
  await test.step("e-mails", async () => {
    await admin.entry("messages").click()
    await admin.main.getByRole("searchbox", { name: messages.search }).fill(user.email)
    const rows = admin.main.getByRole("table", { name: messages.title }).getByRole("row")
    await expect(rows).toHaveCount(2)
    // The test shop has no mail server, so it only stores e-mails.
    await expect(rows.nth(1)).toContainText(messages.states.kept)
    await rows.nth(1).getByRole("link").click()
    await expect(admin.main.getByRole("heading", { level: 1 })).toContainText(
      "Confirmez votre adresse e-mail",
    )
    await expect(page.frameLocator("iframe").getByRole("link", { name: /Confirmer/ })).toBeVisible()
    await admin.main.getByText(messages.plain).click()
    await expect(admin.main).toContainText("/auth/verify?token=")
    expect(await violationsOn(page)).toEqual([])
  })
  await test.step("changes", async () => {
    const product = await adminCalls.makeProduct()
    await adminCalls.shop.write("PATCH", `/api/admin/products/${product.id}/price`, { json: { price: 8.05 } })
    await admin.entry("changes").click()
    const entry = admin.main.getByRole("listitem").filter({ hasText: product.name_fr }).first()
    await expect(entry).toContainText(/8,05\s€/)
    await expect(entry).toContainText(owner)
    await admin.main.getByRole("combobox").selectOption("order")
    await expect(page).toHaveURL(/subject=order/)
    await expect(admin.main.getByText(product.name_fr)).toHaveCount(0)
  })
})
