import { adminReviewsSchema, type Product } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { AdminScreen, type AdminCalls } from "../shop/admin-screen"
import { delayRequests } from "../shop/delayed-requests"
import { hydrated } from "../shop/page-readiness"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

/** Expected position of a toast on a phone in pixels. The top is a maximum, because the toast moves in an animation. */
const TOAST_POSITION = { left: 16, lowest: 100 }

/** Delivers an order. @returns the product and the token of the order's e-mail link */
async function delivered(adminCalls: AdminCalls): Promise<{ product: Product; token: string }> {
  const shop = new ShopClient()
  const { handle } = await adminCalls.makeProduct()
  const product = await shop.product(handle)
  const email = `reviews-${shop.sessionId.slice(-12)}@example.org`
  const number = await buy(shop, { customer_email: email }, product.id)
  const json = { status: "delivered" }
  const { status } = await adminCalls.shop.write("PUT", `/api/admin/orders/${number}/status`, { json })
  expect(status).toBe(200)
  return { product, token: (await linkTo(email, "/orders/view")).token }
}

test("a buyer writes a review, an administrator publishes and answers it, and everybody can read it", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  const { own, rules, report, how } = textsIn("fr").reviews
  const { product, token } = await delivered(adminCalls)
  const name = product.name_fr
  await page.goto(`/orders/view?token=${token}`)
  await page.getByRole("button", { name: fill(own.openOf, { name }) }).click()
  const form = page.getByRole("region", { name: own.title })
  await form.getByRole("button", { name: own.send }).click()
  await expect(form.getByText(own.starsMissing)).toBeVisible()
  await expect(form.getByText(own.wordsMissing)).toBeVisible()
  await form.getByRole("radio", { name: "4" }).check({ force: true })
  await form.getByLabel(own.words).fill("Coco en redemande.")
  await expect(form.getByLabel(own.name)).toHaveValue("Ada P.")
  expect(await violationsOn(form)).toEqual([])
  await form.getByRole("button", { name: own.send }).click()
  await expect(toasts).toContainText(own.sent)
  await expect(form.getByText(own.waiting)).toBeVisible()

  const { reviews } = admin.texts
  await admin.show(`/admin/reviews?q=${encodeURIComponent(name)}`)
  await page.getByRole("link", { name: "Coco en redemande." }).click()
  await page.getByLabel(reviews.reply).fill("Merci !")
  expect(await violationsOn(page)).toEqual([])
  await admin.button(reviews.save).click()
  await expect(toasts).toContainText(reviews.saved)
  const response = await adminCalls.shop.send("GET", `/api/admin/reviews?search=${encodeURIComponent(name)}`)
  expect(adminReviewsSchema.parse(response.body)).toMatchObject([{ state: "published", reply: "Merci !" }])

  const html = async () => (await page.request.get(`/products/${product.handle_fr}`)).text()
  await expect.poll(html).toContain("Coco en redemande.")
  expect(await html()).toContain(how.bought)
  expect(await html()).toContain('"AggregateRating"')

  await admin.show(`/products/${product.handle_fr}`)
  const dialog = page.getByRole("dialog", { name: report.title })
  const openReport = page.getByRole("button", { name: fill(report.openOf, { name: "Ada P." }) })
  await (await hydrated(openReport)).click()
  await dialog.getByLabel(report.rule).selectOption({ label: rules.off_topic })
  await dialog.getByLabel(report.why).fill("Il parle d’un autre article.")
  expect(await violationsOn(dialog)).toEqual([])
  // Checks that the toast does not cover the dialog.
  noise.expect(/\/reports$/)
  const refusal = { status: 500, json: { detail: "Plus tard.", code: "internal_error" } }
  await page.route(/\/reports$/, (route) => route.fulfill(refusal))
  await expect(async () => {
    await dialog.getByRole("button", { name: report.send }).click()
    const failureToast = dialog.getByRole("listitem").filter({ hasText: report.failed })
    const box = await failureToast.boundingBox({ timeout: 5_000 })
    expect(box?.x).toBe(TOAST_POSITION.left)
    expect(box?.y).toBeLessThan(TOAST_POSITION.lowest)
  }).toPass()
  await toasts.getByRole("button", { name: textsIn("fr").common.close }).click()
  await expect(toasts.getByRole("listitem")).toHaveCount(0)
  await page.unroute(/\/reports$/)

  const release = await delayRequests(page, /\/reports$/, (route) => route.fulfill(refusal))
  const reported = page.waitForRequest(/\/reports$/)
  await dialog.getByRole("button", { name: report.send }).click()
  await reported
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  release()
  await expect(toasts).toContainText(report.failed)
  await page.unroute(/\/reports$/)
  await openReport.click()
  await dialog.getByLabel(report.rule).selectOption({ label: rules.off_topic })
  await dialog.getByLabel(report.why).fill("Il parle d’un autre article.")
  await dialog.getByRole("button", { name: report.send }).click()
  await expect(toasts).toContainText(report.sent)
})

test("a customer asks a question about a product, an administrator answers it, and everybody can read the answer", async ({
  page,
  adminCalls,
  toasts,
  visits,
}) => {
  const { questions, own, report } = textsIn("fr").reviews
  const text = "Convient-il à une perruche ?"
  const { handle } = await adminCalls.makeProduct()
  const { handle_fr, name_fr } = await new ShopClient().product(handle)
  const customer = new ShopClient()
  const signedIn = await customer.register()
  const { token } = await linkTo(signedIn.user.email, "/auth/verify")
  await customer.write("POST", "/api/auth/verify", { json: { token } })

  // A guest is sent to the sign-in.
  await page.goto(`/products/${handle_fr}#questions`)
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  const section = page.getByRole("region", { name: questions.title })
  await expect(section.getByText(questions.none)).toBeVisible()
  await expect(section.getByRole("link", { name: questions.signIn })).toHaveAttribute("href", /\/auth\?next=/)

  await visits.showAs(signedIn, `/products/${handle_fr}`)
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await page.getByRole("button", { name: questions.ask }).click()
  const dialog = page.getByRole("dialog", { name: questions.ask })
  await dialog.getByRole("button", { name: report.send }).click()
  await expect(dialog.getByText(questions.wordsMissing)).toBeVisible()
  await dialog.getByLabel(questions.words).fill(text)
  await expect(dialog.getByLabel(own.name)).toHaveValue("Ada")
  expect(await violationsOn(dialog)).toEqual([])
  await dialog.getByRole("button", { name: report.send }).click()
  // Matches exactly, because screen readers get a second element with more text.
  await expect(page.getByText(questions.sent, { exact: true })).toBeVisible()

  const admin = new AdminScreen(page, "fr")
  const { reviews, questions: words } = admin.texts
  await visits.showAs(adminCalls.signedIn, `/admin/reviews?q=${encodeURIComponent(name_fr)}`)
  await page.getByLabel(reviews.kind).selectOption({ label: words.title })
  await page.getByRole("link", { name: text }).click()
  await admin.button(reviews.save).click()
  await expect(page.getByText(words.replyMissing)).toBeVisible()
  await page.getByLabel(reviews.reply).fill("Oui, dès six mois.")
  expect(await violationsOn(page)).toEqual([])
  await admin.button(reviews.save).click()
  await expect(toasts).toContainText(words.saved)

  await admin.show(`/products/${handle_fr}`)
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await expect(section.getByText(text)).toBeVisible()
  await expect(section.getByText("Oui, dès six mois.")).toBeVisible()
})
