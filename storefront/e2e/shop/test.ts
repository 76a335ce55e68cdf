// Must be first, because it sets the environment for the other modules.
import "./own-shop"
import { STORAGE_KEYS, type Language } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { test as base, expect, type Locator } from "@playwright/test"
import { EngineClient } from "@bon-perroquet/testing"
import { AdminCalls, AdminScreen, signInAs } from "./admin-screen"
import { CartPanel } from "./cart-panel"
import { Catalogue } from "./catalogue"
import { CheckoutScreen } from "./checkout-screen"
import { Contexts } from "./contexts"
import { MedusaAdmin } from "./medusa-admin"
import { Noise } from "./noise"
import { OutcomeScreen } from "./outcome-screen"
import { Visits } from "./page-readiness"
import { PaymentPage } from "./payment-page"
import { ProductPage } from "./product-page"
import { ProductsScreen } from "./products-screen"
import { textsIn } from "./texts"

/** Screens of a test that plays a journey on a desktop and on a phone. */
export const SCREENS = [
  { name: "a desktop", viewport: { width: 1440, height: 900 }, language: "fr" },
  { name: "a phone", viewport: { width: 390, height: 844 }, language: "nl" },
] as const

type Options = {
  language: Language
  /** True if the visitor has answered the cookie banner. */
  cookiesAnswered: boolean
}

type Fixtures = {
  tidiness: undefined
  noise: Noise
  /** Navigates within the open page, which costs a fraction of loading it again. */
  visits: Visits
  catalogue: Catalogue
  products: ProductsScreen
  productPage: ProductPage
  cart: CartPanel
  checkout: CheckoutScreen
  payment: PaymentPage
  outcome: OutcomeScreen
  /** Selected by attribute, because an open cart panel hides all roles on the rest of the page. */
  toasts: Locator
  admin: AdminScreen
  medusaAdmin: MedusaAdmin
  stripe: EmulatorControl
}

type WorkerFixtures = {
  engine: EngineClient
  adminCalls: AdminCalls
  contexts: Contexts
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  language: ["fr", { option: true }],
  cookiesAnswered: [true, { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(process.env["SHOP_URL"] ?? "http://localhost:8000"),
  locale: async ({ language }, use) => use(`${language}-BE`),
  storageState: async ({ cookiesAnswered, baseURL }, use) => {
    const origin = baseURL ?? ""
    const localStorage = cookiesAnswered ? [{ name: STORAGE_KEYS.cookiesChoice, value: "refused" }] : []
    await use({ cookies: [], origins: [{ origin, localStorage }] })
  },
  context: async (
    {
      contexts,
      javaScriptEnabled,
      viewport,
      isMobile,
      hasTouch,
      locale,
      timezoneId,
      contextOptions,
      storageState,
    },
    use,
    test,
  ) => {
    const options = {
      javaScriptEnabled,
      viewport,
      isMobile,
      hasTouch,
      locale,
      timezoneId,
      contextOptions,
      storageState,
    }
    const context = await contexts.take(options)
    await use(context)
    // Does not use a context again after a failed test, which may have left data in it.
    await (test.status === test.expectedStatus ? contexts.clear(context) : contexts.drop(context))
  },
  page: async ({ context, contexts, javaScriptEnabled, storageState }, use) => {
    if (!javaScriptEnabled) return use(await context.newPage())
    const [origin] = typeof storageState === "object" ? storageState.origins : []
    await use(await contexts.openPage(context, origin?.localStorage ?? []))
  },
  // Comes before `page`, so that Playwright closes the page first and removes the products afterwards.
  tidiness: [
    async ({ adminCalls }, use) => {
      await use(undefined)
      await adminCalls.tidy()
    },
    { auto: true },
  ],
  noise: [
    async ({ page }, use, test) => {
      const noise = new Noise()
      noise.listen(page)
      await use(noise)
      await page.unrouteAll({ behavior: "ignoreErrors" })
      // Playwright's `screenshot` option would also take screenshots of successful tests.
      if (test.status !== test.expectedStatus)
        await page.screenshot({ path: test.outputPath("failed.png") }).catch(() => undefined)
      expect(noise.surprises, "the browser reported errors that the test did not announce").toEqual([])
    },
    { auto: true },
  ],
  visits: async ({ page }, use) => use(new Visits(page)),
  catalogue: async ({ request }, use) => use(new Catalogue(request)),
  products: async ({ page, language }, use) => use(new ProductsScreen(page, language)),
  productPage: async ({ page, language }, use) => use(new ProductPage(page, language)),
  cart: async ({ page, language }, use) => use(new CartPanel(page, language)),
  checkout: async ({ page, language }, use) => use(new CheckoutScreen(page, language)),
  payment: async ({ page }, use) => use(new PaymentPage(page)),
  outcome: async ({ page, language }, use) => use(new OutcomeScreen(page, language)),
  toasts: async ({ page, language }, use) => {
    const [name = ""] = textsIn(language).common.notifications.split(" (")
    // Searches by attribute. A search by role is so slow on a large page that the toast may have disappeared.
    await use(page.locator(`[role=region][aria-label^="${name}"]`))
  },
  admin: async ({ page, language, adminCalls, visits }, use) => {
    await signInAs(page, adminCalls.signedIn)
    await use(new AdminScreen(page, language, visits))
  },
  medusaAdmin: async ({ page, language, noise }, use) => use(new MedusaAdmin(page, language, noise)),
  stripe: async ({ browserName: _ }, use) =>
    use(new EmulatorControl(process.env["STRIPE_EMULATOR_URL"] ?? "http://127.0.0.1:9100")),
  contexts: [
    async ({ browser }, use) => {
      const contexts = new Contexts(browser)
      await use(contexts)
      await contexts.close()
    },
    { scope: "worker" },
  ],
  engine: [async ({ browserName: _ }, use) => use(await EngineClient.signIn()), { scope: "worker" }],
  adminCalls: [async ({ browserName: _ }, use) => use(await AdminCalls.signIn()), { scope: "worker" }],
})

export { expect }
