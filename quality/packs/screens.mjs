import assert from "node:assert/strict"
import { chromium } from "@playwright/test"
import sharp from "sharp"
import { SilentProgress } from "../../tools/start/progress.mjs"
import { findChromium } from "../../tools/start/test/chromium.mjs"
import { ADMINISTRATOR } from "./client.mjs"

/** @typedef {import("./trials/index.mjs").Screen} Screen */
/** @typedef {import("./client.mjs").Client} Client */

/**
 * Opens a page of Medusa Admin, and waits for the title of the plugin's extension.
 * @param {Client} client @param {Screen} screen @param {string} [picture] file for a picture of the page
 */
export async function tryScreen(client, { path, title }, picture) {
  const executablePath = await findChromium(new SilentProgress())
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  try {
    const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1_200, height: 750 } })
    /** @type {string[]} */
    const errors = []
    page.on("pageerror", ({ message }) => errors.push(message))
    await page.addInitScript({ content: 'localStorage.setItem("lng", "en")' })
    await page.goto(`${client.url}/app/login`)
    await page.locator("input[name=email]").fill(ADMINISTRATOR.email)
    await page.locator("input[name=password]").fill(ADMINISTRATOR.password)
    await page.locator("button[type=submit]").click()
    await page.waitForURL((url) => !url.pathname.endsWith("/login"))
    await page.goto(`${client.url}/app${await path(client)}`)
    const heading = page.getByRole("heading", { name: title, exact: true }).first()
    await heading.waitFor()
    assert.deepEqual(errors, [])
    if (!picture) return
    await page.waitForLoadState("networkidle")
    await heading.evaluate((element) => {
      element.scrollIntoView({ block: "center" })
      // Undoes the scrolling of the frame around the page.
      element.ownerDocument.documentElement.scrollTop = 0
    })
    await sharp(await page.screenshot())
      .webp()
      .toFile(picture)
  } finally {
    await browser.close()
  }
}
