import { defineConfig, devices } from "@playwright/test"

/** Path that tools/start/test/chromium.mjs found. Default: Playwright's browser. */
const chromium = process.env["CHROMIUM_PATH"]

const isCampaign = process.env["CAMPAIGNS"] === "whole"

// Files that run at desktop width. Other files run at phone width, because only style sheets depend on the width.
// e2e/accessibility.e2e.ts checks each screen at both widths.
const DESKTOP = ["admin-*", "api-docs", "contract", "keyboard", "medusa-admin*", "other-origin", "security"]
/** Files that run at both widths. Their tests are tagged with a width, or the width changes their result. */
const BOTH = ["buy", "header-search"]
const BOTH_IN_CAMPAIGNS = [
  ...["brand", "browse", "change-articles", "first-day", "fresh-proof", "holds", "second-brand"],
  ...["split-parcels", "week"],
]

const files = (names: string[]) => names.map((name) => `**/${name}.e2e.ts`)

/** Omits tests with the tag @campaign (docs/testing.md) or the tag of the other width. */
const leaveOut = (otherWidth: string) =>
  isCampaign ? {} : { grepInvert: new RegExp(`@campaign|@${otherWidth}`) }

/** Each worker has a separate shop (e2e/shop/own-shop.ts). */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  // One worker per shop, because parallel buyers of one stock would affect each other.
  workers: 1,
  // The same limits as in packages/testing/src/limits.ts.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // Without retries, a developer notices a flaky test. CI retries it once.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"]],
  use: {
    // Without limits, a step that waits in vain would end with the test's limit, which names no step.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Each frame of an animation is painted, which takes processor time. Campaigns run with animations.
    contextOptions: { reducedMotion: isCampaign ? "no-preference" : "reduce" },
    // Traces are only recorded for retries, because recording is slow.
    trace: "on-first-retry",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Renders without an emulated graphics card. All pages share a renderer process, and network and compositor run
      // in the browser process, because starting processes takes the most time.
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer", "--disable-dev-shm-usage"],
        ...["--renderer-process-limit=1", "--in-process-gpu", "--enable-features=NetworkServiceInProcess2"],
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: files(DESKTOP),
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
      testMatch: files([...DESKTOP, ...BOTH, ...(isCampaign ? BOTH_IN_CAMPAIGNS : [])]),
      ...leaveOut("phone"),
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
  ],
})
