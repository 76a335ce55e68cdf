import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"

test("an owner redirects a URL without a page with one click, and changes and deletes the redirect", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  const { redirects } = admin.texts.settings
  const [product] = await adminCalls.shop.products()
  const handle = product?.handle ?? ""
  const address = `/ancien-catalogue/${handle}.html`
  const visitor = (await page.request.get(address)).status()
  expect(visitor).toBe(404)
  await page.goto("/admin/settings/redirects")
  const missed = admin.main.getByRole("region", { name: redirects.missed.title }).getByRole("row")
  await missed.filter({ hasText: address }).getByRole("button").first().click()
  await expect(toasts).toContainText(redirects.saved)
  const row = admin.main
    .getByRole("table", { name: redirects.title })
    .getByRole("row")
    .filter({ hasText: address })
  await expect(row).toContainText(`/products/${handle}`)
  expect(await violationsOn(page)).toEqual([])
  const answer = await page.request.get(address, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()["location"]]).toEqual([301, `/products/${handle}`])

  await row.getByRole("button").first().click()
  const target = admin.main.getByLabel(redirects.target)
  await expect(target).toBeFocused()
  noise.expect(/\/settings\/redirects$/)
  await target.fill("https://elsewhere.example/")
  await admin.button(redirects.save).click()
  await expect(target).toHaveAttribute("aria-invalid", "true")
  await target.fill("/about")
  await admin.button(redirects.save).click()
  await expect(row).toContainText("/about")

  await row.getByRole("button").last().click()
  await expect(row).toHaveCount(0)
  await toasts.getByRole("button", { name: admin.texts.undo }).click()
  await expect(row).toContainText("/about")
  await row.getByRole("button").last().click()
  await expect(row).toHaveCount(0)
})
