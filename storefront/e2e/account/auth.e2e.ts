import { fieldSentence, PASSWORD_MIN_LENGTH, STORAGE_KEYS } from "@bon-perroquet/contract"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { AccountScreen, newPerson, PASSWORD } from "../shop/account-screen"
import { violationsOn } from "../shop/axe"
import { fillCart, storeInBrowser } from "../shop/browser-storage"
import { TESTED_LANGUAGES } from "../shop/languages"
import { delayScripts } from "../shop/delayed-requests"
import { reportPolicyViolations } from "../shop/noise"
import { expect, test } from "../shop/test"
import { fill } from "../shop/texts"

const stored = (page: import("@playwright/test").Page) =>
  page.evaluate(() => [localStorage.getItem("authToken"), localStorage.getItem("userData")])

/** Simulates a return to the tab. The handlers of the event start within two frames. */
const comeBack = (page: import("@playwright/test").Page) =>
  page.evaluate(async () => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
  })

for (const language of TESTED_LANGUAGES) {
  test.describe(`account forms in ${language}`, () => {
    test.use({ language })

    test("account forms show missing and invalid fields, password rules and the server's errors, the password reset reveals no account, and a customer and an administrator sign in", async ({
      page,
      toasts,
      noise,
      visits,
    }) => {
      noise.expect(/\/api\/auth\/(login|register)/)
      const account = new AccountScreen(page, language)
      const { password, auth, failure, toast, forgot } = account.texts
      const alert = account.main.getByRole("alert")
      await reportPolicyViolations(page)
      // A tab that is clicked before hydration opens afterwards.
      const comeToLife = await delayScripts(page, "shop-")
      await page.goto("/auth", { waitUntil: "commit" })
      await account.tab(auth.tabs.register).click()
      comeToLife()
      await expect(account.confirmation).toBeVisible()
      await account.tab(auth.tabs.login).click()
      await account.logIn("ada @example", "")
      await expect(account.field("email")).toHaveAccessibleDescription(fieldSentence(language, "email"))
      await expect(account.password).toHaveAccessibleDescription(fieldSentence(language, "password"))
      await account.password.fill(PASSWORD)
      await expect(account.password).toHaveAttribute("type", "password")
      await account.panel.getByRole("button", { name: password.show }).click()
      await expect(account.password).toHaveAttribute("type", "text")

      await account.tab(auth.tabs.register).click()
      await expect(account.password).toHaveAccessibleDescription(
        fill(password.hint, { count: PASSWORD_MIN_LENGTH }),
      )
      await account.password.fill("court")
      await account.confirmation.fill("autre")
      await account.button(auth.tabs.register).click()
      await expect(alert).toHaveText(account.checkoutTexts.errors.summary)
      await expect(account.field("first_name")).toHaveAccessibleDescription(
        fieldSentence(language, "first_name"),
      )
      await expect(account.password).toHaveAccessibleDescription(
        new RegExp(fieldSentence(language, "password_short", PASSWORD_MIN_LENGTH)),
      )
      await expect(account.confirmation).toHaveAccessibleDescription(password.differs)
      await account.field("first_name").fill("Ada")
      await account.field("last_name").fill("Peeters")
      await account.field("email").fill("ada@example.org")
      await account.password.fill("noix de cajou")
      await account.confirmation.fill("noix de coco")
      await account.button(auth.tabs.register).click()
      await expect(alert).toHaveText(password.differs)

      const { user } = await new ShopClient().register()
      const register = async (email: string) => {
        await account.field("email").fill(email)
        await account.password.fill(PASSWORD)
        await account.confirmation.fill(PASSWORD)
        await account.button(auth.tabs.register).click()
      }
      await register(user.email)
      await expect(toasts).toContainText(failure.register.title)
      const { email } = newPerson()
      await register(email)
      await expect(toasts).toContainText(toast.register.title)
      await expect(page).toHaveURL(/\/auth$/)
      await page.reload()
      await expect(account.main.getByText(email)).toBeVisible()

      await visits.showAs(null, "/auth")
      await account.main.getByRole("link", { name: auth.forgotLink }).click()
      await expect(account.main.getByRole("heading", { name: forgot.title })).toBeVisible()
      await account.field("email").fill(newPerson().email)
      await account.main.getByRole("button", { name: forgot.send }).click()
      await expect(account.main.getByRole("heading", { name: forgot.sent.title })).toBeVisible()
      await page.goBack()
      await account.logIn(newPerson().email)
      await expect(toasts).toContainText(failure.login.title)
      await account.logIn(requireVariable("SHOP_ADMIN_EMAIL"), requireVariable("SHOP_ADMIN_PASSWORD"))
      await expect(page).toHaveURL(/\/admin$/)
    })
  })
}

test("the sign-in returns to the previous page and never to another site", async ({
  page,
  noise,
  toasts,
  visits,
}) => {
  // The test removes the token from the browser. A favourites request at that moment is rejected.
  noise.expect(/\/api\/favourites$/)
  const account = new AccountScreen(page, "fr")
  const { email } = await account.signUp()
  await page.goto("/contact")
  for (const [next, reached] of [
    ["/profile?tab=addresses", /\/profile\?tab=addresses$/],
    ["//evil.example/", /:\d+\/$/],
  ] as const) {
    await visits.showAs(null, `/auth?next=${encodeURIComponent(next)}`)
    await account.logIn(email)
    await expect(toasts).toContainText(account.texts.toast.login.title)
    await expect(page).toHaveURL(reached)
  }
})

test("an invalid e-mail link changes nothing and shows an error, and a valid newsletter link takes effect only after a click", async ({
  page,
  noise,
  visits,
}) => {
  noise.expect(/\/api\/(auth\/(verify|reset)|newsletter\/|orders\/(linked|transfer))/)
  const account = new AccountScreen(page, "fr")
  const failed = account.main.getByRole("heading", { name: account.texts.link.failed.title })
  await page.goto("/orders/view?token=forged")
  await expect(failed).toBeVisible()
  for (const path of ["/auth/verify", "/newsletter/confirm", "/newsletter/unsubscribe", "/orders/transfer"]) {
    await visits.show(`${path}?token=forged`)
    await expect(failed).toHaveCount(0)
    await account.main.getByRole("button").first().click()
    await expect(failed).toBeVisible()
  }

  const shop = new ShopClient()
  const { user } = await shop.register()
  await shop.write("PUT", "/api/users/preferences", { json: { newsletter: true } })
  const { token } = await linkTo(user.email, "/newsletter/confirm")
  await visits.show(`/newsletter/confirm?token=${token}`)
  const { press, title } = account.texts.link.newsletter
  const confirm = account.main.getByRole("button", { name: press.confirm })
  await expect(confirm).toBeVisible()
  await page.waitForLoadState("networkidle")
  expect((await shop.me()).newsletter.state).toBe("pending")
  await confirm.click()
  await expect(account.main.getByRole("heading", { name: title })).toBeVisible()
  expect((await shop.me()).newsletter.state).toBe("subscribed")
})

for (const language of TESTED_LANGUAGES) {
  test.describe(`e-mail verification in ${language}`, () => {
    test.use({ language })

    test("the verification link verifies the address after the visitor entered the account's password", async ({
      page,
      toasts,
      noise,
    }) => {
      noise.expect(/\/api\/auth\/verify/)
      const account = new AccountScreen(page, language)
      const person = newPerson()
      await new ShopClient({ language }).register({ ...person, password: PASSWORD })
      const { token } = await linkTo(person.email, "/auth/verify")
      await page.goto(`/auth/verify?token=${token}`)
      const { ask, press, title } = account.texts.link.verify
      await account.main.getByRole("button", { name: press.confirm }).click()
      await expect(account.main.getByRole("heading", { name: ask.title })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      // Simulates a switch to a password manager and back.
      let calls = 0
      page.on("request", (request) => {
        if (request.url().endsWith("/api/auth/verify") && !request.postData()?.includes("password"))
          calls += 1
      })
      await account.password.fill("half of i")
      await comeBack(page)
      await expect(account.password).toHaveValue("half of i")
      await account.password.fill("nobody-knows-this-1")
      await account.main.getByRole("button", { name: ask.confirm }).click()
      await expect(toasts).toContainText(account.texts.link.verify.failed)
      await account.password.fill(PASSWORD)
      await account.main.getByRole("button", { name: ask.confirm }).click()
      await expect(account.main.getByRole("heading", { name: title })).toBeVisible()
      await comeBack(page)
      await expect(account.main.getByRole("heading", { name: title })).toBeVisible()
      expect(calls).toBe(0)
    })
  })
}

test("an expired session redirects to the sign-in and back, and keeps the cart", async ({
  page,
  noise,
  catalogue,
  cart,
  checkout,
  visits,
}) => {
  noise.expect(/\/api\/((users|auth)\/|favourites$|delivery\?)/)
  const account = new AccountScreen(page, "fr")
  const { email } = await account.signUp()
  await fillCart(page, [await catalogue.almonds()])
  await storeInBrowser(page, { [STORAGE_KEYS.authToken]: "expired" })
  await page.goto("/checkout")
  await expect(page.getByRole("main").getByText(checkout.texts.expired.text)).toBeVisible()
  expect(await stored(page)).toEqual([null, null])
  expect((await checkout.totals()).total).toBeGreaterThan(0)
  await visits.show("/auth")
  await account.logIn(email)
  await expect(page).toHaveURL(/:\d+\/$/)
  await cart.expectUnits(1)
  await page.evaluate((key) => localStorage.setItem(key, "expired"), STORAGE_KEYS.authToken)
  await visits.show("/profile?tab=orders")
  await expect(account.main.getByText(account.texts.auth.expired)).toBeVisible()
  expect(await stored(page)).toEqual([null, null])
  await account.logIn(email)
  await expect(page).toHaveURL(/\/profile\?tab=orders$/)
  await cart.expectUnits(1)
})
