// First: what is read of the environment from here on is the own shop's.
import "./own-shop"
import { STORAGE_KEYS, type Language } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { test as base, expect, type Locator } from "@playwright/test"
import { EngineClient } from "@bon-perroquet/testing"
import { AdminCalls, AdminScreen, signInAs } from "./admin-screen"
import { CartPanel } from "./cart-panel"
import { Catalogue } from "./catalogue"
import { CheckoutScreen } from "./checkout-screen"
import { MedusaAdmin } from "./medusa-admin"
import { Noise } from "./noise"
import { OutcomeScreen } from "./outcome-screen"
import { PaymentPage } from "./payment-page"
import { ProductPage } from "./product-page"
import { ProductsScreen } from "./products-screen"
import { textsIn } from "./texts"

type Options = {
  /** What the visitor's browser speaks. */
  language: Language
  /** Whether the visitor already answered the question about cookies. */
  cookiesAnswered: boolean
}

type Fixtures = {
  /** Products that the test made are for sale no longer when it ends. */
  tidiness: undefined
  noise: Noise
  catalogue: Catalogue
  products: ProductsScreen
  productPage: ProductPage
  cart: CartPanel
  checkout: CheckoutScreen
  payment: PaymentPage
  outcome: OutcomeScreen
  /** The messages in passing; also while the cart's panel takes all alerts. */
  toasts: Locator
  /** The dashboard, with an administrator signed in. */
  admin: AdminScreen
  /** The engine's own administration, with the shop's extensions. */
  medusaAdmin: MedusaAdmin
  /** Stripe's side: the emulator's controls. */
  stripe: EmulatorControl
}

type WorkerFixtures = {
  /** The engine as its administrator sees it. */
  engine: EngineClient
  /** An administrator's calls. */
  adminCalls: AdminCalls
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
  // Before the page: who deletes what an open page shows would be heard as noise.
  tidiness: [
    async ({ adminCalls }, use) => {
      await use(undefined)
      await adminCalls.tidy()
    },
    { auto: true },
  ],
  // Listens in every test: nothing may go wrong unnoticed.
  noise: [
    async ({ page }, use, test) => {
      const noise = new Noise()
      noise.listen(page)
      await use(noise)
      // What a test answers in the server's place may still be asked for when it ends: nobody waits for that.
      await page.unrouteAll({ behavior: "ignoreErrors" })
      // Playwright's own way takes a picture of each page that closes, in case the test turns out to have failed.
      if (test.status !== test.expectedStatus)
        await page.screenshot({ path: test.outputPath("failed.png") }).catch(() => undefined)
      expect(noise.surprises, "the browser reported errors that the test did not announce").toEqual([])
    },
    { auto: true },
  ],
  catalogue: async ({ request }, use) => use(new Catalogue(request)),
  products: async ({ page, language }, use) => use(new ProductsScreen(page, language)),
  productPage: async ({ page, language }, use) => use(new ProductPage(page, language)),
  cart: async ({ page, language }, use) => use(new CartPanel(page, language)),
  checkout: async ({ page, language }, use) => use(new CheckoutScreen(page, language)),
  payment: async ({ page, language }, use) => use(new PaymentPage(page, language)),
  outcome: async ({ page, language }, use) => use(new OutcomeScreen(page, language)),
  toasts: async ({ page, language }, use) => {
    const [name = ""] = textsIn(language).common.notifications.split(" (")
    // By its attributes: what looks for roles looks at every element, and on a large page a toast may have gone by then.
    await use(page.locator(`[role=region][aria-label^="${name}"]`))
  },
  admin: async ({ page, language, adminCalls }, use) => {
    await signInAs(page, adminCalls.signedIn)
    await use(new AdminScreen(page, language))
  },
  medusaAdmin: async ({ page, language, noise }, use) => use(new MedusaAdmin(page, language, noise)),
  stripe: async ({ browserName: _ }, use) =>
    use(new EmulatorControl(process.env["STRIPE_EMULATOR_URL"] ?? "http://127.0.0.1:9100")),
  engine: [async ({ browserName: _ }, use) => use(await EngineClient.signIn()), { scope: "worker" }],
  adminCalls: [async ({ browserName: _ }, use) => use(await AdminCalls.signIn()), { scope: "worker" }],
})

export { expect }
