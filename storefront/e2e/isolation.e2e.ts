import { requireVariable } from "@bon-perroquet/testing"
import { expect, test } from "./shop/test"

// The tests of this file use the same browser context. shop/contexts.ts empties it after each test.
const origins = () => ["/contact", `${requireVariable("ENGINE_URL")}/health`]

test("a first test stores cookies and other data in the browser", async ({ page }) => {
  for (const origin of origins()) {
    await page.goto(origin)
    await page.evaluate(() => {
      document.cookie = "left=behind; path=/"
      for (const storage of [localStorage, sessionStorage]) storage.setItem("left", "behind")
    })
  }
})

test("a second test finds no data of the first test and no window.opener", async ({
  page,
  context,
  cookiesAnswered,
}) => {
  expect(cookiesAnswered).toBe(true)
  for (const origin of origins()) {
    await page.goto(origin)
    expect(await page.evaluate(() => [localStorage.getItem("left"), sessionStorage.getItem("left")])).toEqual(
      [null, null],
    )
    expect(await page.evaluate(() => document.cookie)).not.toContain("left")
  }
  expect(await page.evaluate(() => window.opener as unknown)).toBeNull()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("left")
})
