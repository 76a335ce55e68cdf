import { fieldSentence, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import type { Route } from "@playwright/test"
import { AccountScreen, PASSWORD } from "../shop/account-screen"
import { signInAs } from "../shop/admin-screen"
import { autofill, PROFILE } from "../shop/autofill"
import { violationsOn } from "../shop/axe"
import { fillCart } from "../shop/browser-storage"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

const ORDERS = /\/api\/users\/orders\?/
const HOME = { street: "Rue Haute", number: "12", box: "3B", postal_code: "1000", city: "Bruxelles" } as const

async function addAddress(account: AccountScreen) {
  await account.button(account.texts.addresses.add).click()
  for (const [name, value] of Object.entries(HOME)) await account.field(name as keyof typeof HOME).fill(value)
  await account.button(account.texts.profile.save).click()
  await expect(account.panel.getByRole("listitem")).toContainText("Rue Haute 12")
}

test("a customer signs out, which deletes personal data, signs in, changes profile, addresses and preferences, and deletes the account with the password; forms keep their input after a failed save", async ({
  page,
  toasts,
  noise,
  visits,
}) => {
  noise.expect(/\/api\/(users\/(me|profile|addresses)|auth\/login)/)
  const writes = (route: Route) =>
    route.request().method() === "GET" ? route.fallback() : route.abort("connectionrefused")
  const account = new AccountScreen(page, "fr")
  const { email } = await account.signUp()
  await page.goto("/profile")
  await account.main.getByRole("button", { name: account.texts.profile.logout }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(toasts).toContainText(account.texts.toast.logout)
  const left = await page.evaluate(() => ["authToken", "userData"].map((key) => localStorage.getItem(key)))
  expect(left).toEqual([null, null])
  await visits.show("/profile")
  await account.main.getByRole("link", { name: account.texts.profile.guest.login }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await account.logIn(email)
  await expect(toasts).toContainText(account.texts.toast.login.title)
  await expect(page).toHaveURL(/\/profile$/)

  await page.route(/\/api\/users\/profile/, (route) => route.abort("connectionrefused"))
  await account.button(account.texts.profile.edit).click()
  await expect(account.field("email")).toHaveAttribute("readonly")
  await account.field("first_name").fill("Adèle")
  await account.field("phone").fill("+32 470 12 34 56")
  await account.button(account.texts.profile.save).click()
  await expect(toasts).toContainText(account.texts.failure.profile)
  await expect(account.field("first_name")).toHaveValue("Adèle")
  await page.unroute(/\/api\/users\/profile/)
  await account.button(account.texts.profile.save).click()
  await expect(toasts).toContainText(account.texts.toast.profile)
  await expect(account.main.getByRole("heading", { level: 1 })).toContainText("Adèle")
  await expect(account.panel).toContainText("+32 470 12 34 56")

  await account.tab(account.texts.profile.tabs.addresses).click()
  await account.button(account.texts.addresses.add).click()
  await autofill(account.panel, PROFILE)
  await expect(account.field("number")).toHaveValue("120")
  await expect(account.field("street")).toHaveAccessibleDescription(account.checkoutTexts.address.split)
  await account.field("box").fill("bte 1234567890")
  await account.button(account.texts.profile.save).click()
  await expect(account.field("box")).toHaveAccessibleDescription(
    fill(account.checkoutTexts.errors.long, { most: 8 }),
  )
  await account.field("box").fill("1204, 2e étage")
  await page.route(/\/api\/users\/addresses/, writes)
  await account.button(account.texts.profile.save).click()
  await expect(toasts).toContainText(account.texts.failure.address)
  await expect(account.field("street")).toHaveValue("Rue Haute")
  await page.unroute(/\/api\/users\/addresses/)
  await account.button(account.texts.profile.save).click()
  await expect(account.panel.getByRole("listitem")).toContainText(account.texts.addresses.default)
  await expect(account.panel.getByRole("listitem")).toContainText("Rue Haute 120 bte 1204")
  const name = { address: "2e étage, Rue Haute 120 bte 1204" }
  await account.button(fill(account.texts.addresses.editOf, name)).click()
  await account.field("country").selectOption("NL")
  await account.button(account.texts.profile.save).click()
  await expect(account.field("postal_code")).toHaveAccessibleDescription(
    account.checkoutTexts.errors.postal_code.NL,
  )
  await account.field("postal_code").fill("1012 AB")
  await account.field("city").fill("Amsterdam")
  await account.button(account.texts.profile.save).click()
  await expect(account.panel.getByRole("listitem")).toContainText("1012 AB Amsterdam")
  page.on("dialog", (dialog) => void dialog.accept())
  const remove = account.panel.getByRole("button", { name: /^Supprimer / })
  await page.route(/\/api\/users\/addresses/, writes)
  await remove.click()
  await expect(toasts).toContainText(account.texts.failure.addressRemoval)
  await expect(account.panel.getByRole("listitem")).toContainText("1012 AB Amsterdam")
  await page.unroute(/\/api\/users\/addresses/)
  await remove.click()
  await expect(account.panel.getByText(account.texts.addresses.empty)).toBeVisible()

  await account.tab(account.texts.profile.tabs.preferences).click()
  const { newsletter, segments } = account.texts.preferences
  await account.panel.getByRole("switch", { name: newsletter.label }).click()
  await expect(account.panel).toContainText(newsletter.pending)
  const offers = account.panel.getByRole("switch", { name: segments.label })
  await expect(offers).toBeChecked()
  await offers.click()
  await expect(account.panel).toContainText(segments.off)
  await account.panel.getByRole("combobox").selectOption("nl")
  const dutch = new AccountScreen(page, "nl")
  await expect(dutch.panel.getByRole("heading", { name: dutch.texts.preferences.title })).toBeVisible()
  await page.reload()
  await expect(dutch.main.getByRole("heading", { level: 1 })).toContainText("Adèle")
  const { preferences } = dutch.texts
  await expect(dutch.panel.getByRole("switch", { name: preferences.newsletter.label })).toBeChecked()
  await expect(dutch.panel.getByRole("switch", { name: preferences.segments.label })).not.toBeChecked()

  const { deletion } = preferences
  const { toast, failure } = dutch.texts
  const [label = ""] = textsIn("nl").common.notifications.split(" (")
  const dutchToasts = page.locator(`[role=region][aria-label^="${label}"]`)
  await dutch.button(deletion.begin).click()
  await dutch.button(deletion.confirm).click()
  await expect(dutch.password).toHaveAccessibleDescription(fieldSentence("nl", "password"))
  expect(await violationsOn(page)).toEqual([])
  await dutch.password.fill("not this one")
  await dutch.button(deletion.confirm).click()
  await expect(dutchToasts).toContainText(failure.deletion)
  await dutch.password.fill(PASSWORD)
  await dutch.button(deletion.confirm).click()
  await expect(page).toHaveURL(/:\d+\/nl$/)
  await expect(dutchToasts).toContainText(toast.deleted)
  await visits.show("/nl/auth")
  await dutch.logIn(email)
  await expect(dutchToasts).toContainText(failure.login.title)
})

test("the checkout fills in the customer's saved data, and the order appears in the account", async ({
  page,
  catalogue,
  cart,
  checkout,
  payment,
  stripe,
  visits,
  noise,
}) => {
  noise.expect(ORDERS)
  const account = new AccountScreen(page, "fr")
  const shop = new ShopClient()
  const signedIn = await shop.register()
  await signInAs(page, signedIn)
  await fillCart(page, [await catalogue.almonds()])
  await page.goto("/profile?tab=orders")
  await expect(account.panel.getByRole("link", { name: account.texts.orders.empty.action })).toBeVisible()
  await visits.show("/profile?tab=addresses")
  await addAddress(account)
  await visits.show("/checkout")
  await expect(checkout.field("email")).toHaveValue(signedIn.user.email)
  await expect(checkout.field("street")).toHaveValue(HOME.street)
  await expect(checkout.field("box")).toHaveValue(HOME.box)
  const { total } = await checkout.totals()
  await checkout.pay()
  await stripe.pay(payment.sessionId)
  await stripe.webhooksIdle()
  await until("the order", async () => (await shop.orders()).length === 1)
  await page.goto("/profile?tab=orders")
  await expect(account.panel).toContainText(HOME.city)
  expect(await violationsOn(page)).toEqual([])
  await account.panel.getByRole("link", { name: /BP-\d{4}-\d+/ }).click()
  await expect(page).toHaveURL(/\/profile\/orders\/BP-\d{4}-\d+$/)
  const amounts = account.main.getByRole("region", { name: account.texts.order.summary })
  await expect(amounts).toContainText((total / 100).toFixed(2).replace(".", ","))
  await expect(account.main.getByRole("list", { name: account.texts.order.timeline })).toContainText(
    account.texts.status.paid,
  )
  expect(await violationsOn(page)).toEqual([])
  await account.main.getByRole("button", { name: account.texts.order.again }).click()
  await cart.open()
  await expect(cart.lines).toHaveCount(1)

  await page.route(ORDERS, async (route) => {
    const newest = new URL(route.request().url())
    const offset = Number(newest.searchParams.get("offset"))
    newest.searchParams.set("offset", "0")
    const [order] = (await (await route.fetch({ url: newest.href })).json()) as object[]
    const numbers = Array.from({ length: offset ? 5 : 20 }, (_, place) => `BP-2025-${1000 + offset + place}`)
    const json = numbers.map((order_number) => ({ ...order, order_number }))
    await route.fulfill({ json, headers: { [TOTAL_COUNT_HEADER]: "25" } })
  })
  await page.goto("/profile?tab=orders")
  const orders = account.panel.getByRole("list", { name: account.texts.orders.title })
  await expect(orders.getByRole("link", { name: /BP-2025-/ })).toHaveCount(20)
  await account.button(account.texts.orders.older).click()
  await expect(orders.getByRole("link", { name: /BP-2025-/ })).toHaveCount(25)
  await expect(account.button(account.texts.orders.older)).toBeHidden()

  await page.unroute(ORDERS)
  await page.route(ORDERS, (route) => route.fulfill({ status: 400, json: {} }))
  await page.clock.setSystemTime(Date.now() + 2 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
  const retry = account.panel.getByRole("button", { name: textsIn("fr").common.retry })
  await expect(retry).toHaveCount(1)
  // The failure is above the orders, as in the other lists.
  await expect(account.panel).toContainText(
    new RegExp(
      `${fill(account.texts.failure.load.of, { what: account.texts.profile.tabs.orders })}.*BP-2025-`,
      "s",
    ),
  )
  await page.unroute(ORDERS)
  await retry.click()
  await expect(retry).toBeHidden()
  await expect(orders).toBeVisible()
})
