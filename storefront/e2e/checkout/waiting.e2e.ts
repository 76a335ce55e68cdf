import { delayRequests } from "../shop/delayed-requests"
import { expect, test } from "../shop/test"

const EXTRAS = /\/api\/extras$/
const METHODS = /\/api\/payments\/methods/

test("the pay button waits until the restored gift wrapping and the payment methods are loaded, and a failure can be retried", async ({
  page,
  catalogue,
  checkout,
  noise,
}) => {
  noise.expect(EXTRAS)
  const { extras, delivery } = checkout.texts
  const wrapping = page.getByRole("region", { name: extras.title }).getByRole("checkbox")
  const home = checkout.deliveryMethod(delivery.methods.home.split(" {{")[0] ?? "")
  await checkout.openWith(await catalogue.almonds())
  const plain = await checkout.totals()
  await wrapping.check()
  await expect.poll(async () => (await checkout.totals()).button).toBeGreaterThan(plain.total)
  const wrapped = await checkout.totals()

  for (const address of [EXTRAS, METHODS]) {
    const release = await delayRequests(page, address)
    await page.reload()
    await expect(home).toBeVisible()
    await expect(checkout.payButton).toBeDisabled()
    release()
    expect(await checkout.totals()).toEqual(wrapped)
    await page.unroute(address)
  }

  await page.route(EXTRAS, (route) => route.fulfill({ status: 404, json: { code: "not_found", detail: "" } }))
  await page.reload()
  await expect(page.getByRole("alert")).toContainText(extras.failed)
  await expect(checkout.payButton).toBeDisabled()
  await page.unroute(EXTRAS)
  await page.getByRole("alert").getByRole("button").click()
  expect(await checkout.totals()).toEqual(wrapped)
})
