import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { WITHOUT_ROWS } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"

test("the dashboard has a menu and a search button on a phone", async ({ page, admin }) => {
  const number = await buy(new ShopClient())
  await page.goto(`/admin?${WITHOUT_ROWS}`)
  await admin.expectLoaded()
  await expect(admin.navigation).toBeHidden()
  const menu = page.getByRole("button", { name: admin.texts.frame.openMenu })
  await menu.click()
  await expect(admin.entry("today")).toHaveAttribute("aria-current", "page")
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press("Escape")
  await expect(menu).toBeFocused()
  await menu.click()
  await admin.entry("orders").click()
  await expect(page).toHaveURL(/\/admin\/orders$/)
  await expect(admin.navigation).toBeHidden()
  await page.getByRole("button", { name: admin.texts.find.title }).click()
  await admin.search.getByRole("combobox").fill(number)
  await admin.search.getByRole("option").first().click()
  await expect(admin.main.getByRole("heading", { level: 1 })).toContainText(number)
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
})
