import { existsSync } from "node:fs"
import { defineConfig, devices } from "@playwright/test"

/** The browser that the machine has; without one, Playwright's own. */
const chromium = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
)

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

/** Browser tests of the running shop at SHOP_URL, whose payments go to the emulator at STRIPE_EMULATOR_URL. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  // One stock, one shop: buyers at the same time would take each other's goods.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // On a developer's machine a test that fails at times must be noticed; elsewhere it is tried once more and named.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"]],
  use: {
    baseURL: process.env["SHOP_URL"] ?? "http://localhost:8000",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    },
  },
  projects: [
    {
      name: "phone",
      use: { ...devices["Desktop Chrome"], viewport: sizes.phone, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: sizes.desktop },
      // What does not depend on the window's size is tried once.
      testIgnore: ["**/found.e2e.ts", "**/payment.e2e.ts"],
    },
  ],
})
