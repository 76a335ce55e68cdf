import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { AccountScreen } from "./shop/account-screen"
import { violationsOn } from "./shop/axe"
import { ADDRESS } from "./shop/checkout-screen"
import { TESTED_LANGUAGES } from "./shop/languages"
import { expect, test } from "./shop/test"
import { informationIn, pattern, textsIn } from "./shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`information pages in ${language}`, () => {
    test.use({ language })
    const texts = informationIn(language)

    test("the contact form marks missing fields, keeps its input after a failure, and sends a message, and the delivery page lists prices and times by country and method", async ({
      page,
      engine,
      noise,
      visits,
    }) => {
      noise.expect(/\/api\/contact/)
      const { contactForm: form } = texts
      const email = `reader-${randomUUID()}@example.org`
      const field = (name: "name" | "email" | "topic" | "message") =>
        page.getByLabel(form[name], { exact: true })
      const send = () => page.getByRole("button", { name: form.send }).click()
      const alert = page.getByRole("alert")
      await page.goto("/contact")
      await send()
      await expect(alert).toHaveText(form.errors.summary)
      await expect(field("name")).toBeFocused()
      for (const error of ["name", "email", "topic", "message"] as const)
        await expect(page.getByText(form.errors[error], { exact: true })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await field("name").fill("Anne Peeters")
      await field("email").fill(email)
      await field("topic").selectOption("product")
      await field("message").fill("Do your almonds keep well over the summer?")

      const detail = "Trop de demandes à la fois. Patientez un instant, puis réessayez."
      const refusal = { status: 429, json: { detail, code: "too_many_requests" } }
      await page.route("**/api/contact", (route) => route.fulfill(refusal))
      await send()
      await expect(alert).toContainText(detail)
      await page.route("**/api/contact", (route) => route.abort("connectionrefused"))
      await send()
      await expect(alert).toContainText(form.failed.network)
      await expect(field("message")).toHaveValue("Do your almonds keep well over the summer?")
      await page.unroute("**/api/contact")
      await send()
      await expect(page.getByRole("status").filter({ hasText: form.sent.title })).toContainText(email)
      await expect(page.getByRole("heading", { name: form.sent.title })).toBeFocused()
      const { messages } = await engine.get<{ messages: { language: string }[] }>("/admin/outbox", {
        to: email,
      })
      expect(messages).toMatchObject([{ language }])

      await visits.show("/shipping")
      const { kinds } = textsIn(language).delivery
      const belgium = new Intl.DisplayNames([language], { type: "region" }).of("BE") ?? ""
      const row = page.getByRole("row").filter({ hasText: belgium }).filter({ hasText: kinds.home })
      await expect(row.getByRole("cell")).toHaveCount(4)
      await expect(row).toContainText(/\d[.,]\d\d.*2\s?kg/)
      await expect(row).toContainText(/70/)
    })
  })
}

test("the privacy page lists everything that a visit with a purchase stores in the browser, and its contents link to sections", async ({
  page,
  catalogue,
  products,
  cart,
  checkout,
  visits,
}) => {
  const account = new AccountScreen(page, "fr")
  const { email } = await account.register()
  await visits.show("/products")
  await products.add(await catalogue.almonds())
  await page
    .getByRole("combobox", { name: textsIn("fr").layout.language })
    .first()
    .selectOption("nl")
  await expect(page.locator("html")).toHaveAttribute("lang", "nl")
  await page
    .getByRole("combobox", { name: textsIn("nl").layout.language })
    .first()
    .selectOption("fr")
  await expect(page.locator("html")).toHaveAttribute("lang", "fr")
  await cart.open()
  await cart.checkOut()
  await checkout.fillIn({ ...ADDRESS, email })
  await checkout.pay()
  await page.goto("/privacy")
  const inStores = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  // Includes cookies of other ports of this host, because browsers do not separate cookies by port.
  const cookies = (await page.context().cookies()).map(({ name }) => `${name} (cookie)`)
  expect(cookies).toEqual(expect.arrayContaining(["language (cookie)", "XSRF-TOKEN (cookie)"]))
  const { rows = [] } = informationIn("fr").privacy.sections["cookies"]?.table ?? {}
  const named = rows.flatMap(([names = ""]) => names.split(", "))
  expect([...inStores, ...cookies].filter((name) => !named.includes(name))).toEqual([])

  const { privacy, contents } = informationIn("fr")
  const title = privacy.sections["rights"]?.heading ?? ""
  await page.getByRole("navigation", { name: contents }).getByRole("link", { name: title }).click()
  await expect(page).toHaveURL(/#rights$/)
  const heading = page.getByRole("heading", { name: title })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
})

test.describe("cookies", () => {
  test.use({ cookiesAnswered: false })
  const texts = informationIn("fr").cookieSettings
  const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

  test("the cookie banner is shown until an answer is stored, the cookie settings apply to each group separately, and withdrawing a consent deletes its data", async ({
    page,
    visits,
  }) => {
    const { accept, label, privacy, settings } = textsIn("fr").cookies
    const banner = page.getByRole("region", { name: label })
    await page.goto("/")
    await expect(banner.getByRole("link", { name: pattern(privacy) })).toHaveAttribute("href", "/privacy")
    expect(Object.keys(await stored(page)).filter((key) => key.startsWith("bp_"))).toEqual([])
    expect(await violationsOn(banner)).toEqual([])
    await page.getByRole("link", { name: settings }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.title)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole("switch", { name: texts.groups.preferences.label }).click()
    await page.getByRole("button", { name: texts.save }).click()
    const choice = await stored(page)
    expect(choice).toMatchObject({ bp_cookies_choice: "accepted" })
    expect(choice["bp_cookies_preferences"]).toBe(
      JSON.stringify({ preferences: true, analytics: false, marketing: false }),
    )

    const { contactForm: form } = informationIn("fr")
    await visits.show("/contact")
    await page.getByLabel(form.name, { exact: true }).fill("Anne")
    await page.getByLabel(form.email, { exact: true }).fill(`anne-${randomUUID()}@example.org`)
    await page.getByLabel(form.topic, { exact: true }).selectOption("other")
    await page.getByLabel(form.message, { exact: true }).fill("Retenez mon nom, s’il vous plaît.")
    await page.getByRole("button", { name: form.send }).click()
    await expect(page.getByRole("heading", { name: form.sent.title })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(form.name, { exact: true })).toHaveValue("Anne")
    await expect(banner).toBeHidden()

    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: textsIn("fr").layout.footer.cookies })
      .click()
    await expect(page.getByRole("switch", { name: texts.groups.preferences.label })).toBeChecked()
    await page.getByRole("button", { name: texts.refuseAll }).click()
    const refused = await stored(page)
    expect(refused).toMatchObject({ bp_cookies_choice: "refused" })
    expect(refused).not.toHaveProperty("bp_preferences_contact")

    // The settings show no banner.
    await visits.show("/contact")
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await banner.getByRole("button", { name: accept, exact: true }).click()
    await expect(banner).toBeHidden()
    const answer = await stored(page)
    expect(answer["bp_cookies_choice"]).toBe("accepted")
    expect(Date.now() - Date.parse(String(answer["bp_cookies_date"]))).toBeLessThan(60_000)
  })

  test("the cookie banner never covers the pay bar, which moves down after the visitor's answer", async ({
    page,
    catalogue,
    checkout,
  }) => {
    await checkout.openWith(await catalogue.almonds())
    await expect(checkout.payButton).toBeVisible()
    const texts = textsIn("fr").cookies
    const banner = page.getByRole("region", { name: texts.label })
    const payEdge = async () => {
      const pay = await checkout.payButton.boundingBox()
      return (pay?.y ?? 0) + (pay?.height ?? 0)
    }
    await expect
      .poll(async () => ((await banner.boundingBox())?.y ?? 0) - (await payEdge()))
      .toBeGreaterThan(0)
    const above = await payEdge()
    await banner.getByRole("button", { name: texts.refuse, exact: true }).click()
    await expect.poll(payEdge).toBeGreaterThan(above)
    expect((await stored(page))["bp_cookies_choice"]).toBe("refused")
  })
})
