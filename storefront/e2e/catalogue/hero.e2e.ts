// In turn: every third day (docs/testing.md).
import type { Page } from "@playwright/test"
import { LANGUAGES } from "@bon-perroquet/contract"
import { expect, test } from "../shop/test"

/** How often the colour changes along a row of the window's pixels, from the left edge up to a column. */
async function changesAlong(page: Page, { row, columns }: { row: number; columns: number }): Promise<number> {
  const picture = await page.screenshot({ clip: { x: 0, y: row, width: columns, height: 1 } })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
    const surface = new OffscreenCanvas(bitmap.width, 1).getContext("2d")
    if (!surface) throw new Error("This browser draws nothing")
    surface.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(surface.getImageData(0, 0, bitmap.width, 1).data.buffer)
    return pixels.filter((pixel, at) => at > 0 && pixel !== pixels[at - 1]).length
  }, picture.toString("base64"))
}

for (const width of [1280, 1440, 1920]) {
  test(`the picture on the home page begins in the colour of the page, without bands, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/", { waitUntil: "networkidle" })
    const hero = await page.getByRole("main").locator("picture img").first().boundingBox()
    const begins = Math.ceil(hero?.x ?? 0)
    // Where it begins its paper may be a shade other than the page's.
    expect(await changesAlong(page, { row: 90, columns: begins + 150 })).toBeLessThanOrEqual(1)
  })
}

test("the languages stand in the order of their signs", async ({ page }) => {
  await page.goto("/")
  const options = page.getByRole("banner").getByRole("combobox").getByRole("option")
  await expect(options).toHaveText([...LANGUAGES].sort().map((language) => language.toUpperCase()))
})
