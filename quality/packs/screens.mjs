import assert from "node:assert/strict"
import { chromium } from "@playwright/test"
import { SilentProgress } from "../../tools/start/progress.mjs"
import { findChromium } from "../../tools/start/test/chromium.mjs"
import { ADMINISTRATOR } from "./client.mjs"

/** @typedef {import("./trials/index.mjs").Screen} Screen */
/** @typedef {import("./client.mjs").Client} Client */

/** Opens a page of Medusa Admin, and waits for the title of the plugin's extension. @param {Client} client @param {Screen} screen */
export async function tryScreen(client, { path, title }) {
  const executablePath = await findChromium(new SilentProgress())
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  try {
    const page = await browser.newPage({ locale: "en-GB" })
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
    await page.getByRole("heading", { name: title, exact: true }).first().waitFor()
    assert.deepEqual(errors, [])
  } finally {
    await browser.close()
  }
}
