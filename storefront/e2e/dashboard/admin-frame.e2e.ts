import { CHOSEN_CHANNEL_HEADER } from "@bon-perroquet/contract"
import { buy } from "@bon-perroquet/testing/purchase"
import { ShopClient } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { signInAs } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`dashboard frame in ${language}`, () => {
    test.use({ language })

    test("the dashboard has a side navigation and starts with tasks that link to lists, its search works with the keyboard alone and opens scanned orders, products and customers, and staff see only the screens of their role", async ({
      page,
      admin,
      adminCalls,
    }) => {
      const number = await buy(new ShopClient())
      await page.goto("/admin")
      await expect(admin.entry("today")).toHaveAttribute("aria-current", "page")
      await expect(page.getByRole("contentinfo")).toHaveCount(0)
      const { mainNavigation } = textsIn(language).layout
      await expect(page.getByRole("navigation", { name: mainNavigation })).toHaveCount(0)
      const { today, tabs, frame, orders } = admin.texts
      await expect(page).toHaveTitle(new RegExp(`^${frame.to.today}`))
      await expect(admin.main.getByRole("heading", { level: 1 })).toHaveText(frame.to.today)
      for (const size of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size)
        await expect(admin.panel.getByRole("link", { name: number, exact: true })).toBeInViewport()
      }
      const work = admin.main.getByRole("list", { name: today.title })
      await admin.main.getByRole("button", { name: today.all }).click()
      await expect(work.getByRole("listitem")).toHaveCount(15)
      expect(await violationsOn(work)).toEqual([])
      await work.getByRole("link", { name: today.orders.to_pack }).click()
      await expect(page).toHaveURL(/\/admin\/orders\?task=to_pack$/)
      await expect(admin.main.getByRole("heading", { level: 1 })).toHaveText(tabs.orders)
      await expect(admin.main.getByRole("combobox", { name: orders.task })).toHaveValue("to_pack")
      await expect(admin.main.getByRole("row").filter({ hasText: number })).toBeVisible()
      await expect(admin.entry("orders")).toHaveAttribute("aria-current", "page")
      for (const entry of ["products", "customers", "promotions", "analytics"] as const) {
        await admin.entry(entry).click()
        await expect(page).toHaveURL(new RegExp(`/admin/${entry}$`))
        await expect(admin.main.getByRole("heading", { level: 1 })).toHaveText(frame.to[entry])
      }

      await test.step("search", async () => {
        const town = `Liège-${Date.now().toString(36)}`
        const order = await buy(new ShopClient(), {
          address: { street: "Rue Haute", number: "12", box: "3", postal_code: "4000", city: town },
        })
        const product = await adminCalls.makeProduct({ name_fr: `Noix épicées ${Date.now()}` })
        const { user } = await new ShopClient().register()
        const orderPage = new RegExp(`/admin/orders/${order}$`)
        const field = admin.search.getByRole("combobox")
        await admin.show("/admin/orders")
        const list = admin.main.getByRole("searchbox")
        await list.fill("a")
        await list.press("/")
        await expect(list).toHaveValue("a/")
        await expect(admin.search).toHaveCount(0)
        const open = page.getByRole("button", { name: admin.texts.find.title })
        await open.focus()
        await page.keyboard.press("/")
        await expect(field).toBeFocused()
        await page.keyboard.press("Escape")
        await expect(open).toBeFocused()

        await page.keyboard.press("Control+k")
        await expect(field).toBeFocused()
        await page.keyboard.type(town.toLowerCase().replace("è", "e"))
        const group = admin.search.getByRole("group", { name: admin.texts.find.groups.orders })
        await expect(group.getByRole("option")).toHaveCount(1)
        await expect(group.getByRole("option")).toContainText(order)
        await expect(group.getByRole("option")).toHaveAttribute("aria-selected", "true")
        expect(await violationsOn(admin.search)).toEqual([])
        await page.keyboard.press("ArrowDown")
        await expect(admin.search.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await expect(page).toHaveURL(orderPage)
        await expect(admin.search).toBeHidden()
        await expect(admin.main.getByRole("heading", { level: 1 })).toContainText(order)

        await open.click()
        await field.fill("zzzzzzzz")
        await expect(admin.search.getByRole("status")).toContainText("0")
        await field.fill(product.name_fr.replace("é", "E"))
        await admin.search.getByRole("option").first().click()
        await expect(page).toHaveURL(new RegExp(`/admin/products\\?edit=${product.id}$`))
        await open.click()
        await field.fill(user.email)
        await admin.search.getByRole("option").first().click()
        await expect(page).toHaveURL(/\/admin\/customers\/cus_/)
        await expect(admin.main).toContainText(user.email)
        await open.click()
        // Types the whole number at once, as a scanner does.
        await page.keyboard.insertText(order)
        await page.keyboard.press("Enter")
        await expect(page).toHaveURL(orderPage)
      })
      await test.step("a role with fewer rights", async () => {
        const person = await inviteAdministrator("goods")
        await signInAs(page, await person.shop.login(person.email, person.password))
        await page.goto("/admin")
        await expect(admin.entry("products")).toBeVisible()
        await expect(admin.navigation.getByRole("link")).toHaveCount(5)
        await admin.main.getByRole("button", { name: admin.texts.today.all }).click()
        const work = admin.main.getByRole("list", { name: admin.texts.today.title })
        await expect(work.getByRole("listitem")).toHaveCount(7)
        await admin.expectLoaded()
        await page.getByRole("button", { name: admin.texts.frame.logOut }).click()
        await expect(page).toHaveURL(/:\d+\/$/)
        await expect(page.getByRole("contentinfo")).toBeVisible()
        await removeAdministrator(person)
      })
    })

    test("an owner of two storefronts chooses one, whose code the dashboard then sends", async ({
      page,
      admin,
    }) => {
      // The test shop has one storefront. quality/channels tests the answers for two.
      const channels = ["main", "midi"].map((code) => ({ code, name: code, url: "http://localhost" }))
      const sent = new Set<string>()
      await page.route(/\/api\/admin\//, (route) => {
        const { [CHOSEN_CHANNEL_HEADER.toLowerCase()]: code, ...headers } = route.request().headers()
        if (code) sent.add(code)
        return route.request().url().endsWith("/channels")
          ? route.fulfill({ json: channels })
          : route.continue({ headers })
      })
      await page.goto("/admin/settings")
      const choice = page.getByRole("combobox", { name: admin.texts.channels.one })
      await expect(choice.getByRole("option")).toHaveText([admin.texts.channels.all, "main", "midi"])
      await admin.expectLoaded()
      expect([...sent]).toEqual([])
      await choice.selectOption("midi")
      await expect.poll(() => [...sent]).toEqual(["midi"])
      await expect(choice).toHaveValue("midi")
    })
  })
}

test(
  "a number scanned into the order list opens its order on a slow machine",
  { tag: "@campaign" },
  async ({ page, admin }) => {
    const number = await buy(new ShopClient())
    await page.goto("/admin/orders")
    await expect(admin.main.getByRole("row").filter({ hasText: number })).toBeVisible()
    const tools = await page.context().newCDPSession(page)
    await tools.send("Emulation.setCPUThrottlingRate", { rate: 20 })
    const order = new RegExp(`/admin/orders/${number}$`)
    await admin.main.getByRole("searchbox").fill(number)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(order)
    await expect(admin.main.getByRole("heading", { level: 1 })).toContainText(number)
    await expect(page).toHaveURL(order)
  },
)
