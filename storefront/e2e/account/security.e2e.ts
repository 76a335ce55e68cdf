import { confirmedSecondFactorSchema, newSecondFactorSchema } from "@bon-perroquet/contract"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { codeOf } from "@bon-perroquet/testing/authenticator"
import { AccountScreen, PASSWORD } from "../shop/account-screen"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { MedusaAdmin } from "../shop/medusa-admin"
import { expect, test } from "../shop/test"

for (const language of TESTED_LANGUAGES) {
  test.describe(`second factor in ${language}`, () => {
    test.use({ language })

    test("an administrator sets up a second factor, signs in with it and removes it", async ({
      page,
      toasts,
      noise,
    }) => {
      noise.expect(/\/api\/(auth\/login|users\/second-factor)/)
      const person = await inviteAdministrator("orders")
      const account = new AccountScreen(page, language)
      const { security, code, auth, password } = account.texts
      const button = (name: string) => account.main.getByRole("button", { name, exact: true })
      const codeField = account.main.getByLabel(code.label, { exact: true })

      await page.goto("/auth?next=/profile")
      await account.logIn(person.email, person.password)
      await button(security.factor.begin).click()
      await account.main.getByRole("textbox", { name: password.label, exact: true }).fill(person.password)
      await button(security.factor.goOn).click()
      await expect(account.main.getByRole("img", { name: security.factor.qr })).toBeVisible()
      const key = account.main.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      const secret = ((await key.textContent()) ?? "").replaceAll(" ", "")
      expect(await violationsOn(page)).toEqual([])
      await codeField.fill("000000")
      await button(security.factor.switchOn).click()
      await expect(toasts).toContainText(security.factor.failed)
      // The one-time code may expire before it arrives. The server also accepts the previous one.
      await codeField.fill(codeOf(secret))
      await button(security.factor.switchOn).click()
      const codes = account.main.getByRole("listitem").filter({ hasText: /^([0-9a-f]{4}-){7}[0-9a-f]{4}$/ })
      await expect(codes).toHaveCount(Number(requireVariable("RECOVERY_CODES")))
      expect(await violationsOn(page)).toEqual([])
      const [recovery = ""] = await codes.allTextContents()
      await button(security.factor.kept).click()
      await expect(account.main.getByText(security.factor.on, { exact: true })).toBeVisible()

      await page.evaluate(() => ["authToken", "userData"].forEach((key) => localStorage.removeItem(key)))
      await page.goto("/auth?next=/profile")
      await account.logIn(person.email, person.password)
      await expect(account.main.getByText(code.ask)).toBeVisible()
      await button(auth.tabs.login).click()
      await expect(codeField).toHaveAccessibleDescription(new RegExp(code.required))
      expect(await violationsOn(page)).toEqual([])
      await codeField.fill(codeOf(secret, 1))
      await button(auth.tabs.login).click()
      await expect(account.main.getByRole("heading", { name: security.factor.title })).toBeVisible()

      await button(security.factor.remove).click()
      await account.main.getByRole("textbox", { name: password.label, exact: true }).fill(person.password)
      await codeField.fill(recovery)
      await button(security.factor.remove).click()
      await expect(toasts).toContainText(security.factor.switchedOff)
      await expect(button(security.factor.begin)).toBeVisible()
      await removeAdministrator(person)
    })

    test("a customer lists and ends the sessions of the account", async ({ page, noise, toasts }) => {
      noise.expect(/\/api\//)
      const account = new AccountScreen(page, language)
      const { email } = await account.signUp()
      const elsewhere = new ShopClient()
      await elsewhere.login(email, PASSWORD)
      const { sessions } = account.texts.security
      await page.goto("/profile#security")
      await expect(account.main.getByText(sessions.current)).toBeVisible()
      await account.main
        .getByRole("button", { name: sessions.endOf.replace("{{device}}", sessions.unknown) })
        .click()
      await expect(toasts).toContainText(sessions.ended)
      expect((await elsewhere.send("GET", "/api/users/me")).status).toBe(401)
      expect(await violationsOn(page)).toEqual([])
      await account.main.getByRole("button", { name: sessions.everywhere }).click()
      await expect(toasts).toContainText(account.texts.toast.logout)
    })
  })
}

test("Medusa Admin requires the second factor that was set up in the shop", async ({ page, noise }) => {
  const person = await inviteAdministrator("orders")
  const { shop, password } = person
  const setUp = await shop.write("POST", "/api/users/second-factor", { json: { password } })
  const { secret } = newSecondFactorSchema.parse(setUp.body)
  const json = { code: codeOf(secret) }
  const confirmed = await shop.write("POST", "/api/users/second-factor/confirmation", { json })
  shop.token = confirmedSecondFactorSchema.parse(confirmed.body).token

  // Medusa Admin also sends requests for which this user has no right. They are rejected.
  noise.expect(/\/auth\/mfa|\/admin\//)
  const admin = new MedusaAdmin(page, "en", noise)
  await admin.sayPassword(person.email, password)
  const digits = page.getByRole("textbox")
  await expect(page.getByText("Use a recovery code")).toBeVisible()
  // Each digit has its own input. A digit is lost if it is typed before the next input has the focus.
  for (const [box, digit] of codeOf(secret, 1).split("").entries()) await digits.nth(box).press(digit)
  await page.waitForURL(/\/app\/orders/)
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible()
  await page.waitForLoadState("networkidle")
  await page.goto("/")
  await removeAdministrator(person)
})
