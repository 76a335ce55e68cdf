import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"

/** Folder of the pictures of docs/first-day.md. Without it, the test takes no pictures. */
const { PICTURES } = process.env

/** Stores the visible part of a page. */
export async function picture(page: Page, name: string, width: string): Promise<void> {
  if (!PICTURES) return
  await page.waitForLoadState("networkidle")
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 70 })
  writeFileSync(join(PICTURES, `first-day-${name}-${width}.webp`), Buffer.from(data, "base64"))
}
