import { systemHealthSchema } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

test("the user list finds users by e-mail address and links to their orders", async ({ page, admin }) => {
  const { user } = await new ShopClient().register()
  await page.goto("/admin?tab=users")
  const search = admin.main.getByRole("searchbox", { name: admin.texts.users.search })
  await search.fill(user.email)
  await expect(admin.panel.getByRole("row")).toHaveCount(2)
  await expect(admin.row(user.email)).toContainText(admin.texts.users.customer)
  await admin
    .row(user.email)
    .getByRole("link", { name: /Commandes/ })
    .click()
  await expect(admin.main.getByText(admin.texts.orders.noneFound)).toBeVisible()
  await page.goto("/admin?tab=users")
  await search.fill(process.env["SHOP_ADMIN_EMAIL"] ?? "")
  await expect(admin.panel.getByRole("row")).toHaveCount(2)
  await expect(admin.row(process.env["SHOP_ADMIN_EMAIL"] ?? "")).toContainText(admin.texts.roles.names.owner)
  await search.fill("personne-ne-s-appelle-ainsi")
  await expect(admin.panel.getByText(admin.texts.users.noneFound)).toBeVisible()
})

for (const language of TESTED_LANGUAGES) {
  test.describe(`dashboard overview in ${language}`, () => {
    test.use({ language })

    test("the analytics tab shows a period as chart and table, and the latest orders", async ({
      page,
      admin,
    }) => {
      const number = await buy(new ShopClient())
      await page.goto("/admin?tab=analytics")
      const { recent, sellers, vat, revenue, period, runningOut, health } = admin.texts
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
      expect(await violationsOn(page)).toEqual([])
    })
  })
}

test("the health card measures the response times of services, and measures them again on request", async ({
  page,
  admin,
}) => {
  await page.goto("/admin?tab=analytics")
  const { health } = admin.texts
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
})

test("the dashboard warns about a missing mail server", async ({ page, admin }) => {
  const notice = admin.main.getByRole("region", { name: admin.texts.mailServer.title })
  let has_server = false
  await page.route(/\/api\/admin\/health/, async (route) => {
    const answer = await route.fetch()
    const health = systemHealthSchema.parse(await answer.json())
    await route.fulfill({ json: { ...health, mail: { ...health.mail, has_server } } })
  })
  await page.goto("/admin")
  await expect(notice).toContainText(admin.texts.mailServer.text)
  expect(await violationsOn(notice)).toEqual([])
  has_server = true
  await page.reload()
  await expect(admin.tab("orders")).toBeVisible()
  await expect(notice).toBeHidden()
})

test("the change log lists changes newest first and filters them by subject", async ({
  page,
  admin,
  adminCalls,
}) => {
  const product = await adminCalls.makeProduct({ price: 7.35 })
  await page.goto("/admin")
  await admin.entry("changes").click()
  const first = admin.main.getByRole("listitem").first()
  await expect(first).toContainText(product.name_fr)
  await expect(first).toContainText(/7,35\s€/)
  await expect(first).toContainText(adminCalls.signedIn.user.email)
  await admin.main.getByRole("combobox").selectOption("order")
  await expect(page).toHaveURL(/subject=order/)
  await expect(admin.main.getByText(product.name_fr)).toHaveCount(0)
})

test("the dashboard works with the keyboard only", async ({ page, admin }) => {
  await page.goto("/admin")
  await admin.tab("orders").focus()
  await page.keyboard.press("ArrowRight")
  await expect(admin.tab("products")).toBeFocused()
  await expect(admin.tab("products")).toHaveAttribute("aria-selected", "true")
  await admin.button(admin.texts.products.add).focus()
  await page.keyboard.press("Enter")
  await expect(admin.panel.getByRole("heading", { name: admin.texts.form.newTitle })).toBeFocused()
  await expect(admin.panel).toContainText(textsIn("fr").admin.form.images.title)
})

test("the dashboard lists and shows the shop's e-mails", async ({ page, admin }) => {
  const { user } = await new ShopClient().register()
  const { messages } = admin.texts
  await page.goto("/admin")
  await admin.entry("messages").click()
  await admin.main.getByRole("searchbox", { name: messages.search }).fill(user.email)
  const rows = admin.main.getByRole("table", { name: messages.title }).getByRole("row")
  await expect(rows).toHaveCount(2)
  // The test shop has no mail server, so it only stores e-mails.
  await expect(rows.nth(1)).toContainText(messages.states.kept)
  expect(await violationsOn(page)).toEqual([])
  await rows.nth(1).getByRole("link").click()
  await expect(admin.main.getByRole("heading", { level: 1 })).toContainText("Confirmez votre adresse e-mail")
  await expect(page.frameLocator("iframe").getByRole("link", { name: /Confirmer/ })).toBeVisible()
  await admin.main.getByText(messages.plain).click()
  await expect(admin.main).toContainText("/auth/verify?token=")
})
