import { addressIn, STORAGE_KEYS } from "@bon-perroquet/contract"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { AccountScreen } from "../shop/account-screen"
import { AdminScreen } from "../shop/admin-screen"
import { delayRequests } from "../shop/delayed-requests"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`dashboard access in ${language}`, () => {
    test.use({ language })
    const { guard } = textsIn(language).admin

    test("the dashboard redirects a guest to the sign-in, and a customer to the home page, even with a forged administrator flag, with a message", async ({
      page,
      adminCalls,
      toasts,
      noise,
      visits,
    }) => {
      noise.expect(/\/api\/admin\//)
      const scripts: string[] = []
      page.on("response", (response) => scripts.push(response.url()))
      const admin = new AdminScreen(page, language)
      await page.goto(addressIn(language, "/products"))
      await page.waitForLoadState("networkidle")
      expect(scripts.filter((url) => /admin/i.test(url))).toEqual([])
      await admin.show("/admin?tab=users")
      await expect(page).toHaveURL(/\/auth\?next=/)
      await expect(toasts).toContainText(guard.signIn.title)
      const { email } = adminCalls.signedIn.user
      await new AccountScreen(page, language).logIn(email, requireVariable("SHOP_ADMIN_PASSWORD"))
      await expect(admin.tab("users")).toHaveAttribute("aria-selected", "true")

      const { token, user } = await new ShopClient().register()
      for (const is_admin of [false, true]) {
        await expect(toasts.getByRole("listitem")).toHaveCount(0)
        await visits.showAs({ token, user: { ...user, is_admin } }, "/admin")
        await expect(page).toHaveURL(new RegExp(`:\\d+${addressIn(language, "/")}$`))
        await expect(toasts).toContainText(guard.denied.title)
        await expect(toasts).toContainText(guard.denied.text)
      }
    })
  })
}

test("a dashboard with only a stored token loads the user, and then shows a greeting, four figures and four tabs with URLs", async ({
  page,
  admin,
  adminCalls,
}) => {
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEYS.userData)
  const answer = await delayRequests(page, /\/api\/users\/me$/)
  await page.goto("/admin")
  const { cards, guard, welcome } = admin.texts
  await expect(admin.main.getByText(guard.loading)).toBeVisible()
  answer()
  const name = adminCalls.signedIn.user.first_name
  await expect(admin.main).toContainText(welcome.replace("{{name}}", name))
  await expect(admin.tab("orders")).toHaveAttribute("aria-selected", "true")
  for (const card of Object.values(cards))
    await expect(admin.main.getByRole("term").filter({ hasText: card })).toBeVisible()
  await expect(admin.main.getByRole("definition").last()).toHaveText(/^[\d\s\u202f\u00a0]+,\d\d\s€$/)
  for (const tab of ["products", "users", "analytics"] as const) {
    await admin.tab(tab).click()
    await expect(page).toHaveURL(new RegExp(`tab=${tab}$`))
    await expect(admin.panel.getByRole("heading", { level: 2 })).toHaveText(admin.texts.tabs[tab])
  }
  await admin.show("/admin/nowhere")
  await expect(admin.main.getByRole("link", { name: admin.texts.back })).toBeVisible()
})

test("the dashboard shows an error after a failed request", async ({ page, admin, toasts, noise }) => {
  noise.expect(/\/api\/admin\//)
  await page.route(/\/api\/admin\/(analytics|orders)/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto("/admin")
  await expect(toasts).toContainText(admin.texts.failure.load)
  const { failure } = textsIn("fr").account
  await expect(admin.main).toContainText(fill(failure.load.of, { what: admin.texts.tabs.orders }))
})
