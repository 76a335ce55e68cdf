import { fieldSentence } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { AccountScreen } from "../shop/account-screen"
import { autofill, PROFILE } from "../shop/autofill"
import { violationsOn } from "../shop/axe"
import { fillCart } from "../shop/browser-storage"
import { ADDRESS } from "../shop/checkout-screen"
import { reportPolicyViolations } from "../shop/noise"
import { expect, test } from "../shop/test"
import { fill } from "../shop/texts"

/** HTTP tests (`points.http.spec.ts`) check the order that follows from this call. */
const OPENED = /\/api\/payments\/checkout\/session$/

test.describe("checkout with goods in the cart", () => {
  test.beforeEach(async ({ page, catalogue, checkout }) => {
    await reportPolicyViolations(page)
    await checkout.openWith(await catalogue.almonds())
  })

  test("the checkout lists missing fields, rejects a country without delivery, even after a reload, checks postal code and delivery price of another country, shows a rejected e-mail address and a changed price, and accepts another invoice address", async ({
    page,
    catalogue,
    checkout,
    engine,
    payment,
    noise,
    toasts,
  }) => {
    await checkout.payButton.click()
    await expect(checkout.problems).toContainText(checkout.texts.errors.summary)
    await expect(checkout.problems.getByRole("listitem")).toHaveCount(7)
    await expect(checkout.field("first_name")).toBeFocused()
    await expect(checkout.field("first_name")).toHaveAccessibleDescription(fieldSentence("fr", "first_name"))
    await checkout.fillIn({ ...ADDRESS, email: "ada @example.be" })
    await checkout.payButton.click()
    await expect(checkout.field("email")).toBeFocused()
    await expect(checkout.field("email")).toHaveAccessibleDescription(/Adresse e-mail invalide/)
    await expect(checkout.field("phone")).not.toHaveAttribute("aria-invalid")

    await page.route(/\/api\/delivery\?.*country=LU/, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as object
      await route.fulfill({ response, json: { ...answer, methods: [] } })
    })
    const none = page.getByRole("status").filter({ hasText: checkout.texts.delivery.none })
    await checkout.chooseCountry("LU")
    await expect(none).toBeVisible()
    await expect(checkout.payButton).toBeDisabled()
    await page.reload()
    await expect(checkout.field("country")).toHaveValue("LU")
    await expect(none).toBeVisible()
    await checkout.chooseCountry("BE")
    const belgian = await checkout.totals()
    await expect(none).toHaveCount(0)
    await checkout.chooseCountry("NL")
    await expect.poll(async () => (await checkout.totals()).total).toBeGreaterThan(belgian.total)
    // The VAT on goods is Belgian in both countries.
    expect((await checkout.totals()).items).toBe(belgian.items)
    await checkout.fillIn({ ...ADDRESS, email: "ada@example.be" })
    await checkout.payButton.click()
    await expect(checkout.field("postal_code")).toHaveAccessibleDescription(
      checkout.texts.errors.postal_code.NL,
    )
    await checkout.field("postal_code").fill("1012 AB")

    noise.expect(/checkout\/session/)
    await checkout.field("email").fill("ada..peeters@example.be")
    await checkout.payButton.click()
    await expect(checkout.field("email")).toBeFocused()
    await expect(checkout.field("email")).toHaveAccessibleDescription(
      new RegExp(checkout.texts.errors.email_refused),
    )
    await checkout.field("email").fill("ada.peeters@example.be")
    await expect(checkout.field("email")).not.toHaveAttribute("aria-invalid", "true")

    await page.getByRole("checkbox", { name: checkout.texts.invoice.other }).check()
    const section = page.getByRole("region", { name: checkout.texts.invoice.title })
    const { country, street, number, postal_code, city } = checkout.texts.fields
    await section.getByLabel(country).selectOption("FR")
    for (const [label, text] of [
      [street, "Rue de Rivoli"],
      [number, "99"],
      [postal_code, "75001"],
      [city, "Paris"],
    ] as const)
      await section.getByLabel(label).fill(text)

    const almonds = await catalogue.almonds()
    const { total } = await checkout.totals()
    await engine.setPrice(almonds.id, almonds.price + 1)
    try {
      await expect.poll(async () => (await catalogue.almonds()).price).toBe(almonds.price + 1)
      // The checkout shows the new price before the payment.
      await checkout.payButton.click()
      await expect(toasts).toContainText(checkout.texts.failure.priceChanged)
      await expect.poll(async () => (await checkout.totals()).total).toBe(total + 100)
      const opened = page.waitForRequest((request) => OPENED.test(request.url()))
      await checkout.pay()
      expect(await payment.total()).toBe(total + 100)
      expect((await opened).postDataJSON()).toMatchObject({
        invoice_address: { street: "Rue de Rivoli", number: "99", postal_code: "75001", country: "FR" },
      })
    } finally {
      await engine.setPrice(almonds.id, almonds.price)
      await expect.poll(async () => (await catalogue.almonds()).price).toBe(almonds.price)
    }
  })

  test("the checkout requires a locker instead of a home address, and keeps locker and gift wrapping after a reload and a cancelled payment", async ({
    page,
    checkout,
    payment,
  }) => {
    const { delivery, errors, invoice, extras, cancelled } = checkout.texts
    const { points, methods } = delivery
    const home = await checkout.totals()
    const email = `locker-${Date.now()}@example.be`
    await checkout.fillIn({ email })
    await autofill(page.getByRole("main"), PROFILE)
    await checkout.deliveryMethod(methods.locker).check()
    await expect(checkout.points.getByRole("radio", { name: /1000 Bruxelles/ })).toBeVisible()
    await expect(checkout.points).toContainText(fill(points.away, { distance: "50 m" }))
    await expect.poll(async () => (await checkout.totals()).total).toBeLessThan(home.total)
    await expect(checkout.field("street")).toHaveCount(0)
    await checkout.payButton.click()
    await expect(checkout.problems).toContainText(errors.delivery_point)
    await expect(checkout.problems.getByRole("listitem")).toHaveCount(1)
    await page.getByRole("checkbox", { name: invoice.wanted }).check()
    await checkout.payButton.click()
    await expect(checkout.problems.getByRole("listitem")).toHaveCount(5)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole("checkbox", { name: invoice.wanted }).uncheck()
    await page.getByLabel(points.near).fill("9000")
    await expect(checkout.points).toContainText(points.always)
    await expect(checkout.points.getByRole("link").first()).toHaveAttribute(
      "href",
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=51\./,
    )
    const locker = checkout.points.getByRole("radio", { name: /9000 Gent/ })
    await locker.check()
    const wrapping = page.getByRole("region", { name: extras.title }).getByRole("checkbox")
    await wrapping.check()
    for (const again of [
      () => page.reload(),
      async () => {
        await checkout.totals()
        await checkout.pay()
        await payment.turnBack()
        await page.getByRole("main").getByRole("link", { name: cancelled.tryAgain }).click()
      },
    ]) {
      await again()
      await expect(checkout.deliveryMethod(methods.locker)).toBeChecked()
      await expect(locker).toBeChecked()
      await expect(wrapping).toBeChecked()
    }
    // After a change from locker to pick-up point, no point is selected.
    await checkout.deliveryMethod(methods.pickup_point).check()
    await expect(checkout.points.getByRole("radio").first()).toBeVisible()
    await expect(checkout.points.getByRole("radio", { checked: true })).toHaveCount(0)
    await checkout.deliveryMethod(methods.locker).check()
    await page.getByLabel(points.near).fill("9000")
    await locker.check()
    await checkout.totals()
    const opened = page.waitForRequest((request) => OPENED.test(request.url()))
    const point = await locker.getAttribute("value")
    await checkout.pay()
    expect((await opened).postDataJSON()).toMatchObject({ first_name: "Ada", delivery_point: point })
  })

  test(
    "the checkout fills in the only saved address if the default address was deleted",
    { tag: "@campaign" },
    async ({ page, checkout }) => {
      const shop = new ShopClient()
      const { user, password } = await shop.register()
      for (const [street, is_default] of [
        ["Rue Haute", true],
        ["Rue Basse", false],
      ] as const) {
        const json = { first_name: "An", last_name: "Claes", street, number: "12", is_default }
        const rest = { postal_code: "1000", city: "Bruxelles", country: "BE", phone: "0470123456" }
        await shop.write("POST", "/api/users/addresses", { json: { ...json, ...rest } })
      }
      const [first] = await shop.addresses()
      await shop.write("DELETE", `/api/users/addresses/${first?.id ?? ""}`)
      await page.goto("/auth?next=/checkout")
      await new AccountScreen(page, "fr").logIn(user.email, password)
      await expect(checkout.field("street")).toHaveValue("Rue Basse")
    },
  )
})

test("the checkout shows each line, lists payment methods and links back to the previous page", async ({
  page,
  catalogue,
  checkout,
  visits,
}) => {
  const almonds = await catalogue.almonds()
  await fillCart(page, [almonds, almonds])
  // Waits, because the shop reads the account's payment methods after its start.
  const shop = async () => (await page.request.get("/api/shop")).text()
  await expect.poll(shop).toContain("iDEAL")
  await page.goto("/shipping")
  await visits.show("/checkout")
  const line = checkout.summary.getByRole("listitem").first()
  const cents = Math.round(almonds.price * 100)
  const euro = (amount: number) => (amount / 100).toFixed(2).replace(".", ",")
  await expect(line.locator("img")).toHaveCount(1)
  await expect(line).toContainText(almonds.name_fr)
  await expect(line).toContainText(new RegExp(`2\\s×\\s${euro(cents)}`))
  await expect(line).toContainText(euro(2 * cents))
  await expect(checkout.field("phone")).toHaveAttribute("placeholder", "+32 xxx xx xx xx")
  const marks = page.getByRole("region", { name: checkout.texts.accepted.title }).getByRole("listitem")
  const cards = [/Visa/, /Mastercard/, /American Express/]
  await expect(marks).toHaveText([...cards, /Bancontact/])
  for (const brand of ["Visa", "Mastercard"]) {
    const picture = marks.filter({ hasText: brand }).getByRole("presentation")
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute("src", `/marks/${brand.toLowerCase()}.svg`)
    await expect(picture).toHaveJSProperty("naturalWidth", 24)
  }
  await checkout.chooseCountry("NL")
  await expect(marks).toHaveText([...cards, /iDEAL \| Wero/])
  const footer = page.getByRole("contentinfo").getByRole("listitem")
  await expect(footer.filter({ hasText: "iDEAL | Wero" })).toBeVisible()
  await page.getByRole("main").getByRole("button", { name: checkout.texts.back }).click()
  await expect(page).toHaveURL(/\/shipping$/)
})
