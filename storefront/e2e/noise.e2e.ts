import { Noise } from "./shop/noise"
import { expect, test } from "./shop/test"

test("an unexpected response and a failed request make a test fail", async ({ page, noise }) => {
  const found = new Noise()
  found.listen(page)
  // This test announces to its own fixture what it causes.
  noise.expect(/missing|refused/)
  await page.goto("/missing-page")
  await page.route(/refused/, (route) => route.abort("connectionrefused"))
  for (const path of ["/api/missing", "/api/refused"])
    await page.evaluate((address) => fetch(address).catch(() => undefined), path)
  await expect.poll(() => found.surprises.length).toBe(3)
  const [document = "", response = "", request = ""] = found.surprises
  expect(document).toMatch(/404.*\/missing-page/)
  expect(response).toMatch(/404.*\/api\/missing/)
  expect(request).toMatch(/ERR_CONNECTION_REFUSED.*\/api\/refused/)
})
