import { join } from "node:path"
import { MailServer } from "@bon-perroquet/mail/testing"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { codeOf } from "@bon-perroquet/testing/authenticator"
import type { Browser, Page } from "@playwright/test"
import { AccountScreen } from "../../shop/account-screen"
import { buy } from "./buy"
import { Checklist } from "./checklist"
import { NewShop } from "@bon-perroquet/testing/new-shop/index"
import { picture } from "./picture"
import { Noise } from "../../shop/noise"
import { hydrated } from "../../shop/page-readiness"
import { ProofDialog } from "../../shop/proof-dialog"
import { expect, test } from "../../shop/test"
import { textsIn } from "../../shop/texts"

const LANGUAGE = "fr"
const TEXTS = textsIn(LANGUAGE)
const LOGO = join(__dirname, "../../../public/icon-512.png")
const PHOTO = join(__dirname, "../../../../backend/pictures/products/noix-de-cajou-960.webp")
const KEY = "sk_live_emulator_voliere"
const NAME = "Noix du Queensland"
const GOODS = { name: NAME, language: LANGUAGE } as const

let shop: NewShop
let browser: Browser
const mails = new MailServer()
test.beforeAll(async ({ playwright, launchOptions }) => {
  await mails.start()
  shop = await NewShop.start()
  const { host, port } = shop.started
  const { args = [] } = launchOptions
  browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...args, `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`],
  })
})
test.afterAll(async () => {
  await browser.close()
  await shop.stop()
  await mails.stop()
})
// The certificate of the public address is only for this test.
test.use({ ignoreHTTPSErrors: true, actionTimeout: 60_000 })

test("an owner takes a new shop from its first start to its first order by clicks only", async ({
  isMobile,
}) => {
  test.setTimeout(600_000)
  const width = isMobile ? "phone" : "desktop"
  const noise = new Noise()
  // The shop rejects these calls until the password or a valid key is entered.
  noise.expect(/\/api\/admin\/settings\/(merchant|payments)/)
  const publicAddress = `https://${shop.started.host}`
  /** Opens a new browser window at an address, the only one that the person types. */
  const open = async (address: string): Promise<Page> => {
    const context = await browser.newContext({ storageState: undefined })
    const opened = await context.newPage()
    noise.listen(opened)
    await opened.goto(address)
    await opened.getByRole("button", { name: TEXTS.cookies.refuse, exact: true }).click()
    return opened
  }
  const page = await open(`${shop.started.shop}/admin`)
  const checklist = new Checklist(page, LANGUAGE, isMobile)
  const { admin, list } = checklist
  const { setup, settings, form, products, productDraft, information, done } = admin.texts
  const account = new AccountScreen(page, LANGUAGE)
  const proof = new ProofDialog(page, LANGUAGE)
  const signIn = async () => {
    await hydrated(account.password)
    await account.logIn(shop.started.email, shop.started.password)
    await expect(page).toHaveURL(/\/admin$/)
  }

  await test.step("sign in with the first password", async () => {
    await signIn()
  })

  // The shop requests the password again before sensitive changes.
  await page.addLocatorHandler(proof.dialog, () => proof.give(shop.started.password))

  await test.step("close the shop until everything is ready", async () => {
    // The shop is open, so the checklist is one line.
    await admin.main.getByRole("heading", { name: new RegExp(`^${setup.title}`) }).click()
    await checklist.goTo("opening")
    await admin.main.getByRole("switch", { name: settings.opening.fields.is_open }).click()
    await checklist.save()
    await checklist.goBack()
    await expect(checklist.line("opening")).toContainText(setup.states.open)
    await expect(list.getByRole("listitem")).toHaveCount(13)
    await picture(page, "checklist", width)
  })

  await test.step("merchant", async () => {
    await checklist.goTo("merchant")
    const { fields } = settings.merchant
    for (const [name, value] of Object.entries({
      ...{ name: "La Volière", legal_name: "La Volière SRL", email: "bonjour@la-voliere.be" },
      ...{ street: "Rue du Moulin 3", postal_code: "5000", city: "Namur", phone: "+32 81 00 00 00" },
      ...{ vat_number: "BE 0417.497.106", bank_account: "BE71 0961 2345 6769", bic: "" },
    }))
      await admin.main.getByLabel(new RegExp(`^${fields[name as keyof typeof fields]}( \\(|$)`)).fill(value)
    await checklist.save()
    await checklist.expectDone("merchant")
  })

  await test.step("logo and colours", async () => {
    await checklist.goTo("brand")
    await page.locator("input[type=file]").setInputFiles(LOGO)
    await expect(admin.main.getByRole("img", { name: settings.brand.ownLogo })).toBeVisible()
    await admin.main.getByRole("textbox", { name: settings.brand.fields.action, exact: true }).fill("#1d3f8f")
    await checklist.save()
    await checklist.expectDone("brand")
  })

  await test.step("home page", async () => {
    await checklist.goTo("home")
    await admin.main.getByLabel(settings.home.fields.title).first().fill("Bienvenue à La Volière")
    await checklist.save()
    await checklist.expectDone("home")
  })

  await test.step("VAT", async () => {
    await checklist.goTo("vat")
    await expect(admin.main.getByRole("group", { name: settings.features.groups.vat })).toBeVisible()
    await checklist.save()
    await checklist.expectDone("vat")
  })

  await test.step("countries and prices", async () => {
    await checklist.goTo("countries")
    await expect(admin.main.getByRole("region", { name: "Belgique", exact: true })).toContainText("€")
    await checklist.expectDone("countries")
  })

  await test.step("public address", async () => {
    await checklist.goTo("address")
    const field = admin.main.getByLabel(settings.address.field)
    await field.fill(`http://${shop.started.host}/`)
    await admin.button(settings.address.save).click()
    await expect(field).toHaveAttribute("aria-invalid", "true")
    await field.fill(shop.started.host)
    await checklist.save(settings.address.save)
    await picture(page, "address", width)
    await admin.main.getByRole("link", { name: settings.address.go }).click()
    await expect(page).toHaveURL(new RegExp(`^${publicAddress}/`))
    await page.getByRole("button", { name: TEXTS.cookies.refuse, exact: true }).click()
    await signIn()
    await expect(checklist.line("address")).toContainText(setup.states.done)
  })

  await test.step("payment", async () => {
    await checklist.goTo("payment")
    const key = admin.main.getByLabel(settings.payments.secretKey)
    await key.fill("pk_live_x")
    await admin.button(settings.payments.save).click()
    await expect(key).toHaveAttribute("aria-invalid", "true")
    await key.fill(KEY)
    await checklist.save(settings.payments.save)
    await expect(admin.main).toContainText(settings.payments.modes.live)
    await expect(admin.main).toContainText(settings.payments.eventStates.reported)
    await picture(page, "payments", width)
    await checklist.expectDone("payment")
  })

  await test.step("mail server", async () => {
    await checklist.goTo("mail")
    const { fields, securities, save: test_ } = settings.mailServer
    await admin.main.getByLabel(fields.host).fill("127.0.0.1")
    await admin.main.getByLabel(fields.port).fill(new URL(mails.url).port)
    await admin.main.getByLabel(fields.security).selectOption(securities.none)
    await checklist.save(test_)
    expect(mails.received.map(({ to }) => to)).toContainEqual([shop.started.email])
    await checklist.expectDone("mail")
  })

  await test.step("products", async () => {
    await admin.main.getByRole("button", { name: /démonstration/ }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: setup.demo.confirm, exact: true }).click()
    await checklist.expectToast(setup.demo.done)
    await checklist.goTo("products")
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
    await checklist.expectToast(done.created)
    const { fields, kinds } = TEXTS["product-information"]
    await labelled(fields.kind).selectOption(kinds.single_ingredient_food)
    await admin.main.getByLabel(information.allergensTold).check()
    await labelled(fields.manufacturer_name).fill("La Volière SRL")
    await admin.main
      .getByLabel(fields.manufacturer_address, { exact: true })
      .fill("Rue du Moulin 3, 5000 Namur")
    await labelled(fields.manufacturer_country).selectOption("BE")
    await admin.button(information.save).click()
    await checklist.expectToast(information.saved)
    await admin.button(productDraft.publish).scrollIntoViewIfNeeded()
    await picture(page, "product", width)
    await admin.button(productDraft.publish).click()
    await checklist.expectToast(productDraft.published)
    await checklist.expectDone("products")
  })

  await test.step("legal texts", async () => {
    await checklist.goTo("texts")
    for (const name of ["terms", "privacy", "returns"] as const) {
      const choice = admin.main.getByRole("combobox", { name: settings.pages.page })
      await choice.selectOption({ label: settings.pages.names[name] })
      await expect(page).toHaveURL(new RegExp(`pages/${name}$`))
      await checklist.save()
    }
    await checklist.expectDone("texts")
  })

  await test.step("second factor", async () => {
    await checklist.goTo("staff")
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
    await checklist.returnTo("staff")
  })

  await test.step("test order", async () => {
    await checklist.goTo("test_order")
    await buy(page, { ...GOODS, email: "owner@la-voliere.be" })
    await checklist.returnTo("test_order")
  })

  await test.step("open the shop", async () => {
    await expect(list.getByRole("listitem").filter({ hasText: setup.states.open })).toHaveCount(1)
    await picture(page, "ready", width)
    await admin.button(setup.open).click()
    await checklist.expectToast(setup.opened)
    await expect(admin.main.getByRole("heading", { name: new RegExp(`^${setup.title}`) })).toHaveCount(0)
  })

  const number = await test.step("a visitor buys the product", async () => {
    const visitor = await open(publicAddress)
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Bienvenue à La Volière")
    await picture(visitor, "home", width)
    await new Checklist(visitor, LANGUAGE, isMobile).follow("products")
    const orderNumber = await buy(visitor, { ...GOODS, email: "claire@example.org" })
    await picture(visitor, "order", width)
    await visitor.context().close()
    return orderNumber
  })

  await test.step("the owner sees the order, and the checklist is gone", async () => {
    const order = admin.main.getByRole("link", { name: new RegExp(number) }).first()
    // The list is up to half a minute old, and another visit loads it again.
    await expect(async () => {
      await checklist.visit("today")
      await checklist.visit("orders")
      await expect(order).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await order.click()
    await expect(admin.main).toContainText(NAME)
    await expect(admin.status(number)).toBeVisible()
    await checklist.visit("today")
    await expect(admin.main.getByText(number).first()).toBeVisible()
    await expect(admin.main.getByText(setup.steps.test_order)).toHaveCount(0)
    await picture(page, "orders", width)
    const mail = () => mails.received.find(({ to }) => to.includes("claire@example.org"))
    await expect.poll(mail).toBeDefined()
    expect(mail()?.source).toContain(publicAddress)
  })

  await test.step("Stripe reported the payments to the public address", async () => {
    const { deliveries } = await new EmulatorControl(shop.started.stripe).state("deliveries")
    const reported = deliveries.filter(({ url }) => url === `${publicAddress}/api/payments/webhook`)
    expect(reported.map(({ type }) => type)).toContain("checkout.session.completed")
    expect(new Set(reported.map(({ status }) => status))).toEqual(new Set([200]))
  })
  await page.context().close()
  expect(noise.surprises).toEqual([])
})
