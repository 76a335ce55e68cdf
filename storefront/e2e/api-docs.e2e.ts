// In turn: every third day (docs/testing.md).
import { oneInSoManyOfTheDay } from "@bon-perroquet/testing/campaign"
import { violationsByNight, violationsOn } from "./shop/axe"
import { Keyboard } from "./shop/keyboard"
import { expect, test } from "./shop/test"

test("the API's page leads by keyboard from a call to what it answers", async ({ page }) => {
  const keyboard = new Keyboard(page)
  await page.goto("/api/docs")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The API")
  await keyboard.press(page.getByRole("link", { name: "Skip to the calls" }))
  const call = page.locator("details", { hasText: "Read a cart" }).first()
  await keyboard.press(call.locator("summary"))
  await expect(call).toHaveAttribute("open")
  await keyboard.press(call.getByRole("link", { name: "Cart", exact: true }))
  await expect(page.getByRole("heading", { name: "Cart", exact: true, level: 3 })).toBeInViewport()
})

test("the API's page fits on the screen with every call open, and axe objects to nothing, by day and by night", async ({
  page,
}) => {
  // The longest page of all, looked at twice.
  test.slow()
  await page.goto("/api/docs")
  const calls = page.locator("details")
  const open = (numbers: number[], isOpen: boolean) =>
    calls.evaluateAll(
      (all, [some, state]) => {
        for (const number of some) (all[number] as HTMLDetailsElement).open = state
      },
      [numbers, isOpen] as const,
    )
  const all = [...Array(await calls.count()).keys()]
  await open(all, true)
  const { scrollWidth, clientWidth } = await page
    .locator("html")
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(scrollWidth).toBe(clientWidth)
  // All are drawn by the same code: axe looks into one in nine each time.
  const looked = new Set(oneInSoManyOfTheDay(all, 9))
  await open(
    all.filter((number) => !looked.has(number)),
    false,
  )
  expect(await violationsOn(page)).toEqual([])
  expect(await violationsByNight(page)).toEqual([])
})
