import { everyNth } from "@bon-perroquet/testing/campaign"
import type { Page } from "@playwright/test"
import { violationsByNight, violationsOnWhole } from "./shop/axe"
import { Keyboard } from "./shop/keyboard"
import { expect, test } from "./shop/test"

const PARTS = [/<details.*?<\/details>/gs, /<section class="schema".*?<\/section>/gs]
const USED = /id="(getCartBySessionId|schema-Cart)"/

/** Removes most calls and schemas from the page, because the same code renders all of them. */
async function leaveSome(page: Page): Promise<void> {
  await page.route("/api/docs", async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const part of PARTS) {
      const left = everyNth(body.match(part) ?? [], 40)
      expect(left.length).toBeGreaterThan(1)
      body = body.replace(part, (text) => (left.includes(text) || USED.test(text) ? text : ""))
    }
    await route.fulfill({ response, body })
  })
}

test("the API documentation can be used by keyboard and has no axe violations in light and dark mode", async ({
  page,
}) => {
  const keyboard = new Keyboard(page)
  await leaveSome(page)
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
  expect(await violationsOnWhole(page)).toEqual([])
  expect(await violationsByNight(page)).toEqual([])
})
