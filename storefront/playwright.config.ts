import { defineConfig, devices } from "@playwright/test"

/** The browser that the harness found (tools/start/test/chromium.mjs); without one, Playwright's own. */
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

/** Browsing and an administrator's week run on a phone in `npm test`, and at both widths in `npm run campaigns`. */
const PHONE_ONLY = isCampaign ? [] : ["browse", "week"]

/** In `npm test`: no tests with the tag @campaign (docs/testing.md lists them), and none with the tag of the other width. */
const leaveOut = (otherWidth: string) =>
  isCampaign ? {} : { grepInvert: new RegExp(`@campaign|@${otherWidth}`) }

/** Browser tests of the shops that the harness started: a worker has one of its own (see e2e/shop/own-shop.ts). */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  // As many as the harness has shops: on one stock, buyers at the same time would take each other's goods.
  workers: 1,
  // The limits of packages/testing/src/limits.ts.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // On a developer's machine a test that fails at times must be noticed; elsewhere it is tried once more and named.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"]],
  use: {
    // Recording costs more than many a test: only what is tried again is recorded.
    trace: "on-first-retry",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Without a graphics card a page is drawn by the processor alone, not by a graphics card played by it.
      // Few processes: one draws all of a visit's pages, as most of what a test costs is the start of such; and what asks
      // the network and puts pages together is part of the browser's own, as on small devices.
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
