import { defineConfig, devices } from "@playwright/test"

/** The browser that the harness found (tools/start/test/chromium.mjs); without one, Playwright's own. */
const chromium = process.env["CHROMIUM_PATH"]

// What a screen does is the same at every width, for its layout is the style sheets' alone: it is tried once, at the width
// that most people have it at. Buying is tried at both, finding goods at one of them each day, and e2e/accessibility.e2e.ts
// looks at each screen at both.
const IN_THE_HAND = [
  "accessibility",
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
const AT_A_DESK = ["admin-*", "api-docs", "keyboard", "medusa-admin*", "security"]

const files = (names: string[]) => names.map((name) => `**/${name}.e2e.ts`)

/** Files that have their turn on another day (tools/start/test/turns.mjs). */
const RESTING = (JSON.parse(process.env["RESTING_TESTS"] ?? "[]") as string[]).map((file) => `**/${file}`)

/** Finding goods is tried at one width each day, on even days on a phone; at both where everything is tried, or no day is told. */
const day = Date.parse(process.env["TEST_DAY"] ?? "") / 86_400_000
const restsOn = (remainder: 0 | 1) =>
  process.env["CAMPAIGNS"] !== "whole" && day % 2 === remainder ? files(["browse"]) : []

/** As for all tests (tools/start/test/runners.mjs). */
const TIMEOUT_FACTOR = Number(process.env["TIMEOUT_FACTOR"] ?? 1)

/** Browser tests of the shops that the harness started: a worker has one of its own (see e2e/shop/own-shop.ts). */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  // As many as the harness has shops: on one stock, buyers at the same time would take each other's goods.
  workers: 1,
  timeout: 60_000 * TIMEOUT_FACTOR,
  expect: { timeout: 15_000 * TIMEOUT_FACTOR },
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
      testIgnore: [...files(AT_A_DESK), ...restsOn(1), ...RESTING],
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      testIgnore: [...files(IN_THE_HAND), ...restsOn(0), ...RESTING],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
  ],
})
