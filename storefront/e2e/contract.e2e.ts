import { type Locator } from "@playwright/test"
import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { AccountScreen } from "./shop/account-screen"
import { expect, test } from "./shop/test"
import { pattern, textsIn } from "./shop/texts"

/** Checks parts of the contract that no other test checks. `quality/contract` lists all parts. */

const linkTo = (part: Locator, address: string) => part.locator(`a[href="${address}"]`)

/** Returns the number of columns in which a list shows its entries. */
async function columnsOf(entries: Locator): Promise<number> {
  const lefts = await entries.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  return new Set(lefts).size
}

test.describe("contract on a desktop", () => {
  test("header, footer and home page have the links and blocks of the contract", async ({
    page,
    catalogue,
    products,
    visits,
  }) => {
    const { layout, home, account } = textsIn("fr")
    await page.goto("/")
    const [header, footer, main] = [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("main"),
    ]
    await expect(linkTo(header, "/").first()).toHaveAccessibleName(pattern(layout.toHome))
    const navigation = header.getByRole("navigation", { name: layout.mainNavigation })
    for (const address of ["/", "/products", "/shipping", "/contact"])
      await expect(linkTo(navigation, address)).toBeVisible()
    await expect(linkTo(page.locator("body"), "/admin")).toHaveCount(0)
    for (const { title } of [home.values.quality, home.values.payment, home.values.delivery])
      await expect(main.getByRole("heading", { name: title })).toBeVisible()
    for (const heading of [layout.footer.links, layout.footer.support])
      await expect(footer.getByRole("heading", { name: heading })).toBeVisible()
    for (const address of ["/about", "/contact", "/shipping", "/returns", "/privacy"])
      await expect(linkTo(footer, address).first()).toBeVisible()
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(footer).toContainText(/© \d{4}/)
    await page.mouse.wheel(0, 2_000)
    await expect(header).toBeInViewport()

    const almonds = await catalogue.almonds()
    await visits.show("/products")
    const card = products.card(almonds)
    await expect(card.locator("img").first()).toHaveAttribute("src", /amandes/)
    await expect(card).toContainText(almonds.description_fr.slice(0, 30))
    await expect(card).toContainText(almonds.price.toFixed(2).replace(".", ","))
    await expect(card).toContainText(almonds.unit_label.replace("€/", ""))
    await expect(card).toContainText(/TVA/)
    const categories = page.getByRole("navigation", { name: products.texts.filter.label })
    await expect(categories.getByRole("link").first()).toContainText(products.texts.filter.all)
    for (const [width, columns] of [
      [280, 1],
      [390, 2],
      [1100, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => columnsOf(products.cards)).toBe(columns)
    }

    await linkTo(header, "/auth").click()
    await expect(page.getByRole("tab", { name: account.auth.tabs.login })).toHaveAttribute(
      "aria-selected",
      "true",
    )
    for (const address of ["/privacy", "/terms"]) await expect(linkTo(main, address).first()).toBeVisible()
  })

  test("the account has four tabs, which contain all settings", async ({ page, visits }) => {
    const account = new AccountScreen(page, "fr")
    const { tabs } = account.texts.profile
    const { first_name } = await account.signUp()
    await page.goto("/account")
    await expect(page).toHaveURL(/\/profile$/)
    const profile = linkTo(page.getByRole("banner"), "/profile")
    await expect(profile).toContainText(first_name)
    await expect(linkTo(page.locator("body"), "/admin")).toHaveCount(0)
    await expect(profile).toBeVisible()
    await expect(account.tab(tabs.profile)).toBeVisible()
    const names = [tabs.profile, tabs.orders, tabs.addresses, tabs.preferences]
    await expect(page.getByRole("main").getByRole("tab")).toHaveText(names)
    const { security, repeat, orders } = account.texts
    await expect(account.panel.getByRole("heading", { name: security.title })).toBeVisible()
    await expect(account.panel.getByRole("heading", { name: security.password.title })).toBeVisible()
    // E-mails of earlier versions link to a tab that is now a section.
    await visits.show("/profile?tab=security")
    await expect(account.tab(tabs.profile)).toHaveAttribute("aria-selected", "true")
    await account.tab(tabs.orders).click()
    await expect(account.panel.getByRole("heading", { name: orders.title })).toBeVisible()
    await expect(account.panel.getByRole("heading", { name: repeat.title })).toBeVisible()
  })

  test("the header marks an administrator, and the dashboard has the contract's tables", async ({
    page,
    admin,
    adminCalls,
  }) => {
    const { layout } = textsIn("fr")
    const number = await buy(new ShopClient())
    const product = await adminCalls.makeProduct()
    await page.goto("/")
    const header = page.getByRole("banner")
    await expect(linkTo(header, "/admin")).toBeVisible()
    await expect(linkTo(header, "/profile")).toContainText(layout.adminMark)
    await page.setViewportSize({ width: 390, height: 844 })
    await header.getByRole("button", { name: layout.openMenu }).click()
    await expect(linkTo(page.getByRole("dialog", { name: layout.menu }), "/admin")).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })

    const { orders, users, actions, products } = admin.texts
    const columns = () => admin.panel.getByRole("columnheader").allInnerTexts()
    await admin.show("/admin")
    await expect(admin.statusSelect(number).getByRole("option")).toHaveCount(6)
    expect(await columns()).toEqual(
      expect.arrayContaining([
        orders.number,
        orders.customer,
        orders.total,
        orders.status,
        orders.date,
        actions,
      ]),
    )

    await admin.show(`/admin?tab=products&q=${product.sku}`)
    const row = admin.productRow(product)
    await expect(admin.price(product)).toHaveValue("7,35")
    await expect(admin.stock(product)).toHaveValue("12")
    await expect(row.getByRole("switch")).toHaveCount(1)
    await expect(row.locator('input[type="file"]')).toHaveAttribute("accept", /image/)
    for (const name of [products.editOf, products.deleteOf])
      await expect(admin.button(name, { name: product.name_fr })).toBeVisible()
    await expect(admin.main.getByRole("searchbox", { name: products.search })).toBeVisible()
    await expect(admin.main.getByRole("switch", { name: products.outOnly })).toBeVisible()
    await expect(
      admin.main.getByRole("combobox").filter({ hasText: products.everyCategory }).first(),
    ).toBeVisible()

    await admin.show("/admin?tab=users")
    await expect(admin.panel.getByRole("row").nth(1)).toBeVisible()
    expect(await columns()).toEqual([users.name, users.email, users.since, users.role, users.orders, actions])
  })
})
