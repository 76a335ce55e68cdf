import { defineConfig, devices } from "@playwright/test"

/** Found by tools/start/test/chromium.mjs. Default: Playwright's browser. */
const chromium = process.env["CHROMIUM_PATH"]

// A screen behaves the same at every width, because only style sheets decide its layout. Each test runs once, at the width that most
// people use. Buying runs at both widths, and e2e/accessibility.e2e.ts checks each screen at both.
const IN_THE_HAND = [
  "accessibility",
  "address-autofill",
  "addresses",
  "auth",
  "birds",
  "bought-together",
  "business",
  "cart",
  "checkout",
  "coming-back",
  "drafts",
  "drawer",
  "errors",
  "extras",
  "found",
  "hero",
  "information",
  "isolation",
  "missing-code",
  "orders",
  "payment",
  "payment-link",
  "phone",
  "prices",
  "product",
  "profile",
  "promo-code",
  "repeat-delivery",
  "reviews",
  "search",
  "sizes",
  "success",
  "toasts",
  "transfer",
]
const AT_A_DESK = ["admin-*", "api-docs", "keyboard", "medusa-admin*", "other-origin", "security"]

const files = (names: string[]) => names.map((name) => `**/${name}.e2e.ts`)

const isCampaign = process.env["CAMPAIGNS"] === "whole"

/** `npm run campaigns` also runs these on a desktop. */
const PHONE_ONLY = isCampaign ? [] : ["browse", "week"]

/** `npm test` omits the tag @campaign (docs/testing.md) and the tag of the other width. */
const leaveOut = (otherWidth: string) =>
  isCampaign ? {} : { grepInvert: new RegExp(`@campaign|@${otherWidth}`) }

/** Each worker has a separate shop (e2e/shop/own-shop.ts). */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  // One worker per shop, because parallel buyers of one stock would affect each other.
  workers: 1,
  // The limits of packages/testing/src/limits.ts.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // A developer must notice a flaky test. CI retries it once.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"]],
  use: {
    // Recording is slow.
    trace: "on-first-retry",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Renders on the processor, without an emulated graphics card. Starting processes costs most, so all
      // pages share a renderer process, and network and compositor run in the browser process.
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer", "--disable-dev-shm-usage"],
        ...["--renderer-process-limit=1", "--in-process-gpu", "--enable-features=NetworkServiceInProcess2"],
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: files(AT_A_DESK),
      ...leaveOut("desktop"),
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      testIgnore: files([...IN_THE_HAND, ...PHONE_ONLY]),
      ...leaveOut("phone"),
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
  ],
})
