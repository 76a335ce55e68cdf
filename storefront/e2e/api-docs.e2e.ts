import type { Locator } from "@playwright/test"
import { everyNth } from "@bon-perroquet/testing/campaign"
import { violationsByNight, violationsOnWhole } from "./shop/axe"
import { Keyboard } from "./shop/keyboard"
import { expect, test } from "./shop/test"

/** Keeps every ninth element, because axe is slow, and the same code renders all calls and schemas. */
async function leaveSomeOf(like: Locator): Promise<void> {
  const left = everyNth([...Array(await like.count()).keys()], 9)
  expect(left.length).toBeGreaterThan(1)
  await like.evaluateAll((all, numbers) => {
    for (const [number, each] of all.entries()) if (!numbers.includes(number)) each.remove()
  }, left)
}

test("the API documentation can be used by keyboard and has no axe violations in light and dark mode", async ({
  page,
}) => {
  test.slow()
  const keyboard = new Keyboard(page)
  await page.goto("/api/docs")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The API")
  await keyboard.press(page.getByRole("link", { name: "Skip to the calls" }))
  const call = page.locator("details", { hasText: "Retrieve a cart" }).first()
  await keyboard.press(call.locator("summary"))
  await expect(call).toHaveAttribute("open")
  await keyboard.press(call.getByRole("link", { name: "Cart", exact: true }))
  await expect(page.getByRole("heading", { name: "Cart", exact: true, level: 3 })).toBeInViewport()

  await page.locator("details").evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true
  })
  const { scrollWidth, clientWidth } = await page
    .locator("html")
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(scrollWidth).toBe(clientWidth)
  await leaveSomeOf(page.locator("details"))
  await leaveSomeOf(page.locator("section.schema"))
  expect(await violationsOnWhole(page)).toEqual([])
  expect(await violationsByNight(page)).toEqual([])
})
