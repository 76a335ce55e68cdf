import { LANGUAGES } from "@bon-perroquet/contract"
import { everyNth, representatives } from "@bon-perroquet/testing/campaign"
import type { Page } from "@playwright/test"
import { signInAs } from "../shop/admin-screen"
import { expect, test } from "../shop/test"

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

/** Returns the names of controls that overlap or are outside the window. */
function misplaced(controls: Element[]): string[] {
  const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent.trim()
  const shown = controls.filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const outside = shown.filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left < 0 || right > innerWidth
  })
  const pairs = shown.flatMap((one, at) =>
    shown.slice(at + 1).flatMap((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const isBeside = a.right <= b.left + 1 || b.right <= a.left + 1
      const isBelow = a.bottom <= b.top + 1 || b.bottom <= a.top + 1
      return isBeside || isBelow || one.contains(other) ? [] : [`${nameOf(one)} and ${nameOf(other)}`]
    }),
  )
  return [...outside.map(nameOf), ...pairs]
}

/** Measures the headline in its font and in each installed fallback font. */
async function headlineLines(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const headline = document.querySelector("h1")
    if (!headline) throw new Error("The page has no headline")
    const standIns = ["Fraunces stand-in", "Fraunces on Android", "Fraunces on Linux"]
    const loaded = await Promise.allSettled(standIns.map((name) => document.fonts.load(`600 40px "${name}"`)))
    const there = standIns.filter((_, index) => loaded[index]?.status === "fulfilled")
    await document.fonts.ready
    return ["Fraunces", ...there].map((name) => {
      headline.style.fontFamily = `"${name}"`
      return Math.round(headline.offsetHeight / parseFloat(getComputedStyle(headline).lineHeight))
    })
  })
}

test("the home page has a seamless hero picture, the same lines of headline in every font, and a header that fits into 320 pixels", async ({
  page,
  adminCalls,
}) => {
  for (const width of representatives([1440, 1280, 1920])) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/", { waitUntil: "networkidle" })
    const hero = await page.getByRole("main").locator("picture img").first().boundingBox()
    const begins = Math.ceil(hero?.x ?? 0)
    // One change of colour is allowed, because the picture's background may differ slightly from the page's.
    expect(await changesAlong(page, { row: 90, columns: begins + 150 })).toBeLessThanOrEqual(1)
  }
  const controls = page.getByRole("banner").locator("a, button, select")
  const languages = page.locator("header select")
  for (const language of LANGUAGES) {
    // The header of a very narrow screen has no selector of languages.
    await page.setViewportSize({ width: 390, height: 844 })
    await languages.selectOption(language)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const width of everyNth([320, 360, 375, 390, 412, 430, 768, 1440], 2)) {
      await page.setViewportSize({ width, height: 844 })
      expect(new Set(await headlineLines(page)), `${language}, ${width} pixels`).toHaveProperty("size", 1)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await controls.count()).toBeGreaterThan(3)
    expect(await controls.evaluateAll(misplaced)).toEqual([])
  }
  const { signedIn } = adminCalls
  const user = { ...signedIn.user, first_name: "Maximiliane-Wilhelmina" }
  await signInAs(page, { ...signedIn, user })
  await page.goto("/")
  await expect(page.getByRole("banner").getByText(user.first_name)).toBeAttached()
  expect(await controls.evaluateAll(misplaced)).toEqual([])
})
