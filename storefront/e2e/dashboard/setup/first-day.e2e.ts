import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { SetupStepName } from "@bon-perroquet/contract/setup"
import { MailServer } from "@bon-perroquet/mail/testing"
import { codeOf } from "@bon-perroquet/testing/authenticator"
import type { BrowserContext, Page } from "@playwright/test"
import { AccountScreen } from "../../shop/account-screen"
import { AdminScreen } from "../../shop/admin-screen"
import { CartPanel } from "../../shop/cart-panel"
import { ADDRESS, CheckoutScreen } from "../../shop/checkout-screen"
import { NewShop } from "./new-shop"
import { Noise } from "../../shop/noise"
import { OutcomeScreen } from "../../shop/outcome-screen"
import { hydrated } from "../../shop/page-readiness"
import { CARDS, PaymentPage } from "../../shop/payment-page"
import { ProofDialog } from "../../shop/proof-dialog"
import { expect, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

const LANGUAGE = "fr"
const TEXTS = textsIn(LANGUAGE)
const LOGO = join(__dirname, "../../../public/icon-512.png")
const PHOTO = join(__dirname, "../../../../backend/pictures/products/noix-de-cajou-960.webp")
const KEY = "sk_live_emulator_voliere"
const NAME = "Noix du Queensland"

/** Folder of the pictures of docs/first-day.md. Without it, the test takes no pictures. */
const { PICTURES } = process.env

/** Stores the visible part of a page. */
async function picture(page: Page, name: string, width: string): Promise<void> {
  if (!PICTURES) return
  await page.waitForLoadState("networkidle")
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 70 })
  writeFileSync(join(PICTURES, `first-day-${name}-${width}.webp`), Buffer.from(data, "base64"))
}

let shop: NewShop
const mails = new MailServer()
test.beforeAll(async () => {
  await mails.start()
  shop = await NewShop.start()
})
test.afterAll(async () => {
  await shop.stop()
  await mails.stop()
})

test("an owner takes a new shop from its first start to its first order", async ({ browser, isMobile }) => {
  test.setTimeout(600_000)
  const width = isMobile ? "phone" : "desktop"
  const noise = new Noise()
  // The shop rejects these calls until the password or a valid key is entered.
  noise.expect(/\/api\/admin\/settings\/(merchant|payments)/)
  const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await browser.newContext({ baseURL: shop.started.shop, storageState: undefined })
    const page = await context.newPage()
    noise.listen(page)
    return { context, page }
  }
  const { context, page } = await open()
  const admin = new AdminScreen(page, LANGUAGE)
  const { setup, settings, form, products, productDraft, information, done } = admin.texts
  const account = new AccountScreen(page, LANGUAGE)
  const proof = new ProofDialog(page, LANGUAGE)
  const toasts = page.locator(
    `[role=region][aria-label^="${TEXTS.common.notifications.split(" (")[0] ?? ""}"]`,
  )
  const list = admin.main.getByRole("list", { name: setup.title })
  const lineOf = (step: SetupStepName) => list.getByRole("listitem").filter({ hasText: setup.steps[step] })

  /** Opens the screen of a step from the checklist. */
  const goTo = async (step: SetupStepName) => {
    await page.goto("/admin")
    await list.getByRole("link", { name: fill(setup.go, { step: setup.steps[step] }) }).click()
    await expect(page).not.toHaveURL(/\/admin$/)
  }
  const expectDone = async (step: SetupStepName) => {
    await page.goto("/admin")
    await expect(lineOf(step)).toContainText(setup.states.done)
  }
  const expectSaved = async () => {
    await expect(toasts).toContainText(settings.saved)
    await toasts.getByRole("button").first().click()
  }
  const save = async () => {
    await admin.button(settings.save).click()
    await expectSaved()
  }

  await test.step("sign in with the first password", async () => {
    await page.goto("/admin")
    await page.getByRole("button", { name: TEXTS.cookies.refuse, exact: true }).click()
    await hydrated(account.password)
    await account.logIn(shop.started.email, shop.started.password)
    await expect(page).toHaveURL(/\/admin$/)
  })

  // The shop requests the password again before sensitive changes.
  await page.addLocatorHandler(proof.dialog, () => proof.give(shop.started.password))

  await test.step("close the shop until everything is ready", async () => {
    await page.goto("/admin/settings/opening")
    await admin.main.getByRole("switch", { name: settings.opening.fields.is_open }).click()
    await save()
    await page.goto("/admin")
    await expect(list.getByRole("listitem")).toHaveCount(12)
    await picture(page, "checklist", width)
  })

  await test.step("merchant", async () => {
    await goTo("merchant")
    const { fields } = settings.merchant
    for (const [name, value] of Object.entries({
      ...{ name: "La Volière", legal_name: "La Volière SRL", email: "bonjour@la-voliere.be" },
      ...{ street: "Rue du Moulin 3", postal_code: "5000", city: "Namur", phone: "+32 81 00 00 00" },
      ...{ vat_number: "BE 0417.497.106", bank_account: "BE71 0961 2345 6769", bic: "" },
    }))
      await admin.main.getByLabel(new RegExp(`^${fields[name as keyof typeof fields]}( \\(|$)`)).fill(value)
    await admin.button(settings.save).click()
    await expectSaved()
    await expectDone("merchant")
  })

  await test.step("logo and colours", async () => {
    await goTo("brand")
    await page.locator("input[type=file]").setInputFiles(LOGO)
    await expect(admin.main.getByRole("img", { name: settings.brand.ownLogo })).toBeVisible()
    await admin.main.getByRole("textbox", { name: settings.brand.fields.action, exact: true }).fill("#1d3f8f")
    await save()
    await expectDone("brand")
  })

  await test.step("home page", async () => {
    await goTo("home")
    await admin.main.getByLabel(settings.home.fields.title).first().fill("Bienvenue à La Volière")
    await save()
    await expectDone("home")
  })

  await test.step("VAT", async () => {
    await goTo("vat")
    await expect(admin.main.getByRole("group", { name: settings.features.groups.vat })).toBeVisible()
    await save()
    await expectDone("vat")
  })

  await test.step("countries and prices", async () => {
    await expectDone("countries")
    await page.goto("/admin/settings/countries")
    await expect(admin.main.getByRole("region", { name: "Belgique", exact: true })).toContainText("€")
  })

  await test.step("payment", async () => {
    await goTo("payment")
    const key = admin.main.getByLabel(settings.payments.secretKey)
    await key.fill("pk_live_x")
    await admin.button(settings.payments.save).click()
    await expect(key).toHaveAttribute("aria-invalid", "true")
    await key.fill(KEY)
    await admin.button(settings.payments.save).click()
    await expectSaved()
    await expect(admin.main).toContainText(settings.payments.modes.live)
    await picture(page, "payments", width)
    await expectDone("payment")
  })

  await test.step("mail server", async () => {
    await goTo("mail")
    const { fields, securities, save: test_ } = settings.mailServer
    await admin.main.getByLabel(fields.host).fill("127.0.0.1")
    await admin.main.getByLabel(fields.port).fill(new URL(mails.url).port)
    await admin.main.getByLabel(fields.security).selectOption(securities.none)
    await admin.button(test_).click()
    await expectSaved()
    expect(mails.received.map(({ to }) => to)).toContainEqual([shop.started.email])
    await expectDone("mail")
  })

  await test.step("products", async () => {
    await page.goto("/admin")
    await admin.main.getByRole("button", { name: /démonstration/ }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: setup.demo.confirm, exact: true }).click()
    await expect(toasts).toContainText(setup.demo.done)
    await goTo("products")
    const labelled = (label: string) => admin.main.getByLabel(new RegExp(`^${label}( \\(|$)`))
    await admin.button(products.add).click()
    await admin.field(form.name, "fr").fill(NAME)
    await admin.field(form.name, "nl").fill("Macadamianoten")
    await admin.field(form.name, "en").fill("Macadamia nuts")
    await labelled(form.price).fill("12,35")
    await labelled(form.vat).selectOption("6")
    await admin.main.locator('input[type="file"]').first().setInputFiles(PHOTO)
    await expect(admin.main.getByRole("img", { name: /^Image 1 / })).toBeVisible()
    await admin.button(form.create).click()
    await expect(toasts).toContainText(done.created)
    const { fields, kinds } = TEXTS["product-information"]
    await labelled(fields.kind).selectOption(kinds.single_ingredient_food)
    await admin.main.getByLabel(information.allergensTold).check()
    await labelled(fields.manufacturer_name).fill("La Volière SRL")
    await admin.main
      .getByLabel(fields.manufacturer_address, { exact: true })
      .fill("Rue du Moulin 3, 5000 Namur")
    await labelled(fields.manufacturer_country).selectOption("BE")
    await admin.button(information.save).click()
    await expect(toasts).toContainText(information.saved)
    await admin.button(productDraft.publish).scrollIntoViewIfNeeded()
    await picture(page, "product", width)
    await admin.button(productDraft.publish).click()
    await expect(toasts).toContainText(productDraft.published)
    await expectDone("products")
  })

  await test.step("legal texts", async () => {
    await goTo("texts")
    for (const name of ["terms", "privacy", "returns"] as const) {
      const choice = admin.main.getByRole("combobox", { name: settings.pages.page })
      await choice.selectOption({ label: settings.pages.names[name] })
      await expect(page).toHaveURL(new RegExp(`pages/${name}$`))
      await save()
    }
    await expectDone("texts")
  })

  await test.step("second factor", async () => {
    await goTo("staff")
    await admin.main.getByRole("link", { name: admin.texts.staff.activate }).click()
    const { factor } = account.texts.security
    const button = (name: string) => account.main.getByRole("button", { name, exact: true })
    await button(factor.begin).click()
    await account.main
      .getByRole("textbox", { name: account.texts.password.label, exact: true })
      .fill(shop.started.password)
    await button(factor.goOn).click()
    const secret = await account.main.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
    await account.main
      .getByLabel(account.texts.code.label, { exact: true })
      .fill(codeOf((secret ?? "").replaceAll(" ", "")))
    await button(factor.switchOn).click()
    await button(factor.kept).click()
    await expectDone("staff")
  })

  await test.step("test order", async () => {
    await goTo("test_order")
    await buy(page, "owner@la-voliere.be")
    await expectDone("test_order")
  })

  await test.step("open the shop", async () => {
    await page.goto("/admin")
    await expect(list.getByRole("listitem").filter({ hasText: setup.states.open })).toHaveCount(1)
    await picture(page, "ready", width)
    await admin.button(setup.open).click()
    await expect(toasts).toContainText(setup.opened)
    await expect(admin.main.getByRole("heading", { name: new RegExp(`^${setup.title}`) })).toHaveCount(0)
  })

  const number = await test.step("a visitor buys the product", async () => {
    const visitor = await open()
    await visitor.page.goto("/")
    await visitor.page.getByRole("button", { name: TEXTS.cookies.refuse, exact: true }).click()
    await expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Bienvenue à La Volière")
    await picture(visitor.page, "home", width)
    await visitor.page.goto("/products")
    const orderNumber = await buy(visitor.page, "claire@example.org")
    await picture(visitor.page, "order", width)
    await visitor.context.close()
    return orderNumber
  })

  await test.step("the owner sees the order, and the checklist is gone", async () => {
    await page.goto("/admin")
    await expect(admin.main.getByText(number).first()).toBeVisible()
    await expect(admin.main.getByText(setup.steps.test_order)).toHaveCount(0)
    await picture(page, "orders", width)
    await admin.openOrder(number)
    await expect(admin.main).toContainText(NAME)
    await expect.poll(() => mails.received.some(({ to }) => to.includes("claire@example.org"))).toBe(true)
  })
  await context.close()
  expect(noise.surprises).toEqual([])
})

/** Buys the only product from the product list. @returns the order number */
async function buy(page: Page, email: string): Promise<string> {
  const checkout = new CheckoutScreen(page, LANGUAGE)
  const cart = new CartPanel(page, LANGUAGE)
  const add = page.getByRole("button", { name: fill(TEXTS.products.card.addOf, { name: NAME }), exact: true })
  await (await hydrated(add)).click()
  await cart.open()
  await cart.checkOut()
  await checkout.fillIn({ ...ADDRESS, email })
  await checkout.pay()
  await new PaymentPage(page).payByCard(CARDS.visa)
  return (await new OutcomeScreen(page, LANGUAGE).confirmation()).orderNumber
}
