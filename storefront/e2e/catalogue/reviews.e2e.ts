import { adminReviewsSchema, type Product } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { signInAs, type AdminCalls } from "../shop/admin-screen"
import { delayRequests } from "../shop/delayed-requests"
import { hydrated } from "../shop/page-readiness"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

/** Expected position of a toast on a phone in pixels. The top is a maximum, because the toast moves in an animation. */
const TOAST_POSITION = { left: 16, lowest: 100 }

const REPORT_FORM = /\/assets\/ReportForm-/

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
  browser,
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
  expect(await violationsOn(page)).toEqual([])
  await form.getByRole("button", { name: own.send }).click()
  await expect(toasts).toContainText(own.sent)
  await expect(form.getByText(own.waiting)).toBeVisible()

  const { reviews } = admin.texts
  await page.goto(`/admin/reviews?q=${encodeURIComponent(name)}`)
  await page.getByRole("link", { name: "Coco en redemande." }).click()
  await page.getByLabel(reviews.reply).fill("Merci !")
  expect(await violationsOn(page)).toEqual([])
  await admin.button(reviews.save).click()
  await expect(toasts).toContainText(reviews.saved)
  const response = await adminCalls.shop.send("GET", `/api/admin/reviews?search=${encodeURIComponent(name)}`)
  expect(adminReviewsSchema.parse(response.body)).toMatchObject([{ state: "published", reply: "Merci !" }])

  const read = await browser.newContext({ javaScriptEnabled: false, locale: "fr-BE" })
  const plain = await read.newPage()
  await expect
    .poll(async () => {
      await plain.goto(`/products/${product.handle_fr}`)
      return plain.getByText("Coco en redemande.").count()
    })
    .toBe(1)
  await expect(plain.getByText(how.bought)).toBeVisible()
  const [thing = ""] = await plain.locator('script[type="application/ld+json"]').allTextContents()
  expect(thing).toContain('"AggregateRating"')
  await read.close()

  await page.goto(`/products/${product.handle_fr}`)
  const dialog = page.getByRole("dialog", { name: report.title })
  const openReport = page.getByRole("button", { name: fill(report.openOf, { name: "Ada P." }) })
  await test.step("if the code of the report form is missing, the page shows an error and keeps the review", async () => {
    const { common } = textsIn("fr")
    noise.expect(/\/assets\//)
    await page.route(REPORT_FORM, (route) => route.abort("connectionfailed"))
    // The page reloads once, because the missing code may belong to a new version.
    const reloaded = page.waitForEvent("load")
    await (await hydrated(openReport)).click()
    await reloaded
    await (await hydrated(openReport)).click()
    await expect(toasts).toContainText(common.failure.title)
    await expect(page.getByText("Coco en redemande.")).toBeVisible()
    await page.unroute(REPORT_FORM)
    await page.reload()
  })
  await (await hydrated(openReport)).click()
  await dialog.getByLabel(report.rule).selectOption({ label: rules.off_topic })
  await dialog.getByLabel(report.why).fill("Il parle d’un autre article.")
  expect(await violationsOn(page)).toEqual([])
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
  admin,
  adminCalls,
  toasts,
  browser,
}) => {
  const { questions, own, report } = textsIn("fr").reviews
  const text = "Convient-il à une perruche ?"
  const { handle } = await adminCalls.makeProduct()
  const { handle_fr, name_fr } = await new ShopClient().product(handle)
  const customer = new ShopClient()
  const signedIn = await customer.register()
  const { token } = await linkTo(signedIn.user.email, "/auth/verify")
  await customer.write("POST", "/api/auth/verify", { json: { token } })

  await test.step("a guest is sent to the sign-in", async () => {
    const guest = await browser.newContext({ locale: "fr-BE" })
    const reader = await guest.newPage()
    await reader.goto(`/products/${handle_fr}#questions`)
    await reader.getByRole("contentinfo").scrollIntoViewIfNeeded()
    const section = reader.getByRole("region", { name: questions.title })
    await expect(section.getByText(questions.none)).toBeVisible()
    await expect(section.getByRole("link", { name: questions.signIn })).toHaveAttribute(
      "href",
      /\/auth\?next=/,
    )
    await guest.close()
  })

  const asking = await browser.newContext({ locale: "fr-BE" })
  const asker = await asking.newPage()
  await signInAs(asker, signedIn)
  await asker.goto(`/products/${handle_fr}`)
  await asker.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await asker.getByRole("button", { name: questions.ask }).click()
  const dialog = asker.getByRole("dialog", { name: questions.ask })
  await dialog.getByRole("button", { name: report.send }).click()
  await expect(dialog.getByText(questions.wordsMissing)).toBeVisible()
  await dialog.getByLabel(questions.words).fill(text)
  await expect(dialog.getByLabel(own.name)).toHaveValue("Ada")
  expect(await violationsOn(asker)).toEqual([])
  await dialog.getByRole("button", { name: report.send }).click()
  // Matches exactly, because screen readers get a second element with more text.
  await expect(asker.getByText(questions.sent, { exact: true })).toBeVisible()
  await asking.close()

  const { reviews, questions: words } = admin.texts
  await page.goto(`/admin/reviews?q=${encodeURIComponent(name_fr)}`)
  await page.getByLabel(reviews.kind).selectOption({ label: words.title })
  await page.getByRole("link", { name: text }).click()
  await admin.button(reviews.save).click()
  await expect(page.getByText(words.replyMissing)).toBeVisible()
  await page.getByLabel(reviews.reply).fill("Oui, dès six mois.")
  expect(await violationsOn(page)).toEqual([])
  await admin.button(reviews.save).click()
  await expect(toasts).toContainText(words.saved)

  await page.goto(`/products/${handle_fr}`)
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  const section = page.getByRole("region", { name: questions.title })
  await expect(section.getByText(text)).toBeVisible()
  await expect(section.getByText("Oui, dès six mois.")).toBeVisible()
})
