import type { Page } from "@playwright/test"
import { ADDRESS } from "./shop/checkout-screen"
import { hydrated } from "./shop/page-readiness"
import { expect, test } from "./shop/test"
import { textsIn } from "./shop/texts"

const { common, layout } = textsIn("fr")
const CODE = /\/(assets|api|static)\//
const SIDE_MENU = /\/assets\/SideMenu-/
const FETCHED_AHEAD = /\/assets\/(CartPanel|Toaster)-/

const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: layout.openMenu })
const sideMenu = (page: Page) => page.getByRole("dialog", { name: layout.menu })

/** Opens the menu. Clicks again if the page reloads to get the missing code. */
async function openMenu(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await sideMenu(page).isVisible())) await menuButton(page).click({ timeout: 10_000 })
    await expect(sideMenu(page)).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

test("a page still works after a lost connection, and its menu opens when the connection returns", async ({
  page,
  context,
  products,
  noise,
}) => {
  noise.expect(CODE)
  await page.route(FETCHED_AHEAD, async (route) => {
    await context.setOffline(true)
    await route.abort("internetdisconnected")
  })
  const failed = page.waitForEvent("requestfailed", (request) => FETCHED_AHEAD.test(request.url()))
  let loads = 0
  page.on("load", () => (loads += 1))
  // The incomplete escape in the fragment must not stop the page.
  await products.open("#50%")
  await failed
  // Waits until the menu's code has failed to load. If the connection returned earlier, the page would reload.
  const missed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("vite:preloadError", (event) => {
          if ("payload" in event && String(event.payload).includes("/SideMenu-")) resolve()
        })
      }),
  )
  await menuButton(page).click()
  await missed
  await expect(products.cards.first()).toBeVisible()
  await expect(sideMenu(page)).toHaveCount(0)
  expect(loads).toBe(1)

  await page.unroute(FETCHED_AHEAD)
  await context.setOffline(false)
  await openMenu(page)
})

test("if the menu's code is missing, the page reloads once and then shows an error, and the menu opens a minute later", async ({
  page,
  products,
  toasts,
  noise,
}) => {
  noise.expect(CODE)
  await page.route(SIDE_MENU, (route) => route.fulfill({ status: 404, body: "" }))
  let loads = 0
  page.on("load", () => (loads += 1))
  await products.open()
  await expect(async () => {
    await menuButton(page).click({ timeout: 10_000 })
    await expect(toasts).toContainText(common.failure.title, { timeout: 10_000 })
    expect(loads).toBe(2)
  }).toPass()
  await expect(products.cards.first()).toBeVisible()
  expect(loads).toBe(2)

  await page.unroute(SIDE_MENU)
  await page.clock.setSystemTime(Date.now() + 2 * 60_000)
  await openMenu(page)
})

test("if the code of the checkout's rules is missing, the server validates the form", async ({
  page,
  catalogue,
  checkout,
  toasts,
  noise,
}) => {
  noise.expect(CODE)
  await page.route(/\/assets\/checkout-rules-/, (route) => route.fulfill({ status: 404, body: "" }))
  await checkout.openWith(await catalogue.almonds())
  const reloaded = page.waitForEvent("load")
  await checkout.field("first_name").focus()
  await reloaded
  await hydrated(checkout.field("email"))
  await checkout.fillIn({ ...ADDRESS, email: "ada @example.be" })
  await checkout.payButton.click()
  await expect(toasts).toContainText(checkout.texts.failure.title)
  await checkout.field("email").fill("ada@example.be")
  await checkout.pay()
})
