import { violationsOn } from "./shop/axe"
import { ADDRESS } from "./shop/checkout-screen"
import { expect, test } from "./shop/test"

test("an empty cart cannot be checked out", async ({ page, cart }) => {
  await page.goto("/checkout")
  const main = page.getByRole("main")
  await expect(main).toContainText(cart.texts.empty.title)
  await expect(main.getByRole("link", { name: cart.texts.continueShopping })).toHaveAttribute(
    "href",
    "/products",
  )
})

test.describe("with something in the cart", () => {
  test.beforeEach(async ({ catalogue, products, cart }) => {
    await products.open()
    await products.add(await catalogue.almonds())
    await cart.open()
    await cart.checkOut()
  })

  test("an incomplete form names what is missing and puts the cursor there", async ({ checkout }) => {
    await checkout.payButton.click()
    await expect(checkout.problems).toContainText(checkout.texts.errors.summary)
    await expect(checkout.problems.getByRole("listitem")).toHaveCount(7)
    await expect(checkout.field("first_name")).toBeFocused()
    await expect(checkout.field("first_name")).toHaveAccessibleDescription(checkout.texts.errors.first_name)
    await checkout.fillIn({ ...ADDRESS, email: "ada@example" })
    await checkout.payButton.click()
    await expect(checkout.field("email")).toBeFocused()
    await expect(checkout.field("email")).toHaveAccessibleDescription(/Adresse e-mail invalide/)
    await expect(checkout.field("phone")).not.toHaveAttribute("aria-invalid")
  })

  test("an e-mail address that the payment service refuses is told at its field", async ({
    page,
    checkout,
    noise,
  }) => {
    noise.expect(/checkout\/session/)
    await checkout.fillIn({ ...ADDRESS, email: "ada..peeters@example.be" })
    await checkout.payButton.click()
    await expect(checkout.field("email")).toBeFocused()
    await expect(checkout.field("email")).toHaveAccessibleDescription(
      new RegExp(checkout.texts.errors.email_refused),
    )
    await checkout.field("email").fill("ada.peeters@example.be")
    await expect(checkout.field("email")).not.toHaveAttribute("aria-invalid", "true")
    await checkout.pay()
    await expect(page).toHaveURL(/\/c\/pay\//)
  })

  test("postal codes are checked for the country of delivery, which also sets the price", async ({
    page,
    checkout,
  }) => {
    const belgian = await checkout.totals()
    await checkout.chooseCountry("NL")
    await expect.poll(async () => (await checkout.totals()).total).toBeGreaterThan(belgian.total)
    await checkout.fillIn({ ...ADDRESS, email: "ada@example.be" })
    await checkout.payButton.click()
    await expect(checkout.field("postal_code")).toHaveAccessibleDescription(
      checkout.texts.errors.postal_code.NL,
    )
    await checkout.field("postal_code").fill("1012 AB")
    await checkout.pay()
    await expect(page).toHaveURL(/\/c\/pay\//)
  })

  test("a parcel can wait in a locker, which one has to be chosen", async ({ page, checkout }) => {
    const { points, methods } = checkout.texts.delivery
    const home = await checkout.totals()
    await checkout.fillIn({ ...ADDRESS, email: "ada@example.be" })
    await checkout.deliveryMethod(methods.locker).check()
    await expect.poll(async () => (await checkout.totals()).total).toBeLessThan(home.total)
    await expect(checkout.points.getByRole("radio").first()).toHaveAccessibleName(/1000 Bruxelles/)
    await checkout.payButton.click()
    await expect(checkout.problems).toContainText(checkout.texts.errors.delivery_point)
    expect(await violationsOn(page)).toEqual([])
    await page.getByLabel(points.near).fill("9000")
    await checkout.points.getByRole("radio", { name: /9000 Gent/ }).check()
    await checkout.pay()
  })

  test("the accepted ways to pay are listed, and back goes one page back", async ({ page, checkout }) => {
    const marks = page.getByRole("region", { name: checkout.texts.accepted.title }).getByRole("listitem")
    await expect(marks).toHaveText([/Visa/, /Mastercard/, /American Express/, /Bancontact/])
    await page.getByRole("main").getByRole("button", { name: checkout.texts.back }).click()
    await expect(page).toHaveURL(/\/products/)
  })

  test("a signed-in shopper's details are filled in", async ({ page, checkout }) => {
    const shopper = {
      id: "cus_1",
      email: "an@example.be",
      first_name: "An",
      last_name: "Claes",
      phone: "0470",
    }
    await page.evaluate((user) => localStorage.setItem("userData", user), JSON.stringify(shopper))
    await page.reload()
    await expect(checkout.field("first_name")).toHaveValue("An")
    await expect(checkout.field("last_name")).toHaveValue("Claes")
    await expect(checkout.field("email")).toHaveValue("an@example.be")
    await expect(checkout.field("phone")).toHaveValue("0470")
  })

  test("a price that changed since it was shown is told before anyone pays", async ({
    catalogue,
    checkout,
    engine,
    noise,
    toasts,
  }) => {
    const almonds = await catalogue.almonds()
    await checkout.fillIn({ ...ADDRESS, email: "ada@example.be" })
    const { total } = await checkout.totals()
    noise.expect(/\/api\/payments\/checkout\/session$/)
    await engine.setPrice(almonds.id, almonds.price + 1)
    try {
      await expect.poll(async () => (await catalogue.almonds()).price).toBe(almonds.price + 1)
      await checkout.payButton.click()
      await expect(toasts).toContainText(checkout.texts.failure.priceChanged)
      await expect.poll(async () => (await checkout.totals()).total).toBe(total + 100)
    } finally {
      await engine.setPrice(almonds.id, almonds.price)
      await expect.poll(async () => (await catalogue.almonds()).price).toBe(almonds.price)
    }
  })

  test("a payment service that does not answer leaves the form ready for another try", async ({
    page,
    checkout,
    noise,
    toasts,
  }) => {
    await checkout.fillIn({ ...ADDRESS, email: "ada@example.be" })
    await expect(checkout.payButton).toBeEnabled()
    noise.expect(/\/api\/payments\/checkout\/session$/)
    await page.route(/checkout\/session$/, (route) => route.abort("connectionfailed"))
    await checkout.payButton.click()
    await expect(toasts).toContainText(checkout.texts.failure.checkout)
    await page.unroute(/checkout\/session$/)
    await checkout.pay()
  })
})
