import { addressIn, STORAGE_KEYS } from "@bon-perroquet/contract"
import { given, ShopClient } from "@bon-perroquet/testing"
import { AccountScreen } from "../shop/account-screen"
import { signInAs } from "../shop/admin-screen"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const { guard } = textsIn(language).admin

    test("a guest is told to sign in, and led there", async ({ page, toasts }) => {
      await page.goto("/admin")
      await expect(page).toHaveURL(/\/auth$/)
      await expect(toasts).toContainText(guard.signIn.title)
    })

    test("a customer is told that administrators only have access, and led home", async ({
      page,
      toasts,
    }) => {
      await signInAs(page, await new ShopClient().register())
      await page.goto("/admin")
      await expect(page).toHaveURL(new RegExp(`:\\d+${addressIn(language, "/")}$`))
      await expect(toasts).toContainText(guard.denied.title)
      await expect(toasts).toContainText(guard.denied.text)
    })
  })
}

test("a customer who says to be an administrator is not believed", async ({ page, toasts, noise }) => {
  noise.expect(/\/api\/admin\//)
  const { token, user } = await new ShopClient().register()
  await signInAs(page, { token, user: { ...user, is_admin: true } })
  await page.goto("/admin")
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(toasts).toContainText(textsIn("fr").admin.guard.denied.title)
})

test("a guest who signs in goes on where they were going", async ({ page, admin, adminCalls }) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto("/admin?tab=users")
  await expect(page).toHaveURL(/\/auth\?next=/)
  const { email } = adminCalls.signedIn.user
  await new AccountScreen(page, "fr").logIn(email, given("SHOP_ADMIN_PASSWORD"))
  await expect(admin.tab("users")).toHaveAttribute("aria-selected", "true")
})

test("whose person is unknown yet waits; the shop says who it is", async ({ page, admin, adminCalls }) => {
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEYS.userData)
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/api\/users\/me$/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto("/admin")
  await expect(admin.main.getByText(admin.texts.guard.loading)).toBeVisible()
  answer()
  await expect(admin.main).toContainText(adminCalls.signedIn.user.first_name)
  await expect(admin.tab("orders")).toHaveAttribute("aria-selected", "true")
})

test("the dashboard welcomes by first name, with four figures and four tabs that the address names", async ({
  page,
  admin,
  adminCalls,
}) => {
  await page.goto("/admin")
  const { cards, welcome } = admin.texts
  const name = adminCalls.signedIn.user.first_name
  await expect(admin.main).toContainText(welcome.replace("{{name}}", name))
  for (const card of Object.values(cards))
    await expect(admin.main.getByRole("term").filter({ hasText: card })).toBeVisible()
  await expect(admin.main.getByRole("definition").last()).toHaveText(/^[\d\s\u202f\u00a0]+,\d\d\s€$/)
  for (const tab of ["products", "users", "analytics"] as const) {
    await admin.tab(tab).click()
    await expect(page).toHaveURL(new RegExp(`tab=${tab}$`))
    await expect(admin.panel.getByRole("heading", { level: 2 })).toHaveText(admin.texts.tabs[tab])
  }
})

test("data that can't be loaded is told", async ({ page, admin, toasts, noise }) => {
  noise.expect(/\/api\/admin\//)
  await page.route(/\/api\/admin\/(analytics|orders)/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto("/admin")
  await expect(toasts).toContainText(admin.texts.failure.load)
  const { failure } = textsIn("fr").account
  await expect(admin.main).toContainText(fill(failure.load.of, { what: admin.texts.tabs.orders }))
})

test("nothing of the dashboard is loaded by who only shops", async ({ page }) => {
  const scripts: string[] = []
  page.on("response", (response) => scripts.push(response.url()))
  await page.goto("/products")
  await page.waitForLoadState("networkidle")
  expect(scripts.filter((url) => /admin/i.test(url))).toEqual([])
})

test("an address under the dashboard that leads nowhere says so", async ({ page, admin }) => {
  await page.goto("/admin/nowhere")
  await expect(admin.main.getByRole("link", { name: admin.texts.back })).toBeVisible()
})
