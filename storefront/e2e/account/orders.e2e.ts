import { addressIn } from "@bon-perroquet/contract"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME, orderIn } from "@bon-perroquet/testing/purchase"
import { Client } from "pg"
import { AccountScreen, PASSWORD } from "../shop/account-screen"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { hydrated } from "../shop/page-readiness"
import { pdfText } from "./pdf-text"
import { expect, test } from "../shop/test"
import { fill, pattern, textsIn } from "../shop/texts"

/** Moves the promised last day of dispatch into the past. */
async function expirePromise(orderId: string): Promise<void> {
  const database = new Client({ connectionString: requireVariable("DATABASE_URL") })
  await database.connect()
  await database.query("UPDATE order_promise SET dispatch_by = '2026-01-02' WHERE order_id = $1", [orderId])
  await database.end()
}

/** Waits for the invoice, which is issued shortly after the payment. */
const invoiced = (customer: ShopClient, number: string) =>
  until("the invoice", async () =>
    (await customer.orders()).some((order) => order.order_number === number && order.documents.length > 0),
  )

for (const language of TESTED_LANGUAGES)
  test.describe(`guest in ${language}`, () => {
    test.use({ language })

    test("a guest with the tracking link sees the status and delay of an order, but no address and amounts", async ({
      page,
      engine,
    }) => {
      const account = new AccountScreen(page, language)
      const email = `follows-${Date.now()}@example.be`
      const number = await buy(new ShopClient({ language }), { ...HOME, customer_email: email, language })
      const { token, message } = await linkTo(email, "/orders/track")
      expect(message.language).toBe(language)
      const invoice = account.main.getByRole("button", { name: pattern(account.texts.order.invoice) })
      // Loads the page until the invoice is listed, because it is issued shortly after the payment.
      await expect(async () => {
        await page.goto(addressIn(language, `/orders/track?token=${token}`))
        await expect(invoice).toBeVisible({ timeout: 5_000 })
      }).toPass()
      await expect(account.main.getByRole("heading", { level: 1 })).toContainText(number)
      const { order: texts, status } = account.texts
      for (const part of [texts.delivery, texts.items, texts.timeline])
        await expect(account.main.getByRole("region", { name: part })).toBeVisible()
      await expect(account.main).toContainText(status.paid)
      await expect(account.main).toContainText("Bruxelles")
      const download = page.waitForEvent("download")
      await (await hydrated(invoice)).click()
      expect((await download).suggestedFilename()).toMatch(/^F-\d{4}-\d+\.pdf$/)
      for (const secret of ["Peeters", "Rue Haute", email, "€"])
        await expect(account.main).not.toContainText(secret)
      await expect(account.main).not.toContainText(texts.delayed)
      const [expected = ""] = textsIn(language).delivery.arrival.expected.split("{{")
      await expect(account.main).toContainText(expected)

      const [{ id } = { id: "" }] = await engine.ordersNumbered(number)
      await expirePromise(id)
      await page.reload()
      await expect(account.main).toContainText(texts.delayed)
      await expect(account.main).not.toContainText(expected)
      expect(await violationsOn(page)).toEqual([])
    })
  })

test("a withdrawal that was begun for one order is not offered for the next one, and a customer downloads the invoice, which mentions the withdrawal button, and withdraws from part of an order and then from the rest", async ({
  page,
  adminCalls,
  toasts,
  noise,
  visits,
}) => {
  const account = new AccountScreen(page, "fr")
  const { email } = await account.signUp()
  const customer = new ShopClient()
  await customer.login(email, PASSWORD)
  const { id } = await customer.product((await adminCalls.makeProduct()).handle)
  const number = await buy(customer, { customer_email: email }, id)
  await invoiced(customer, number)
  const { withdrawal, order: texts } = account.texts
  const section = account.main.getByRole("region", { name: withdrawal.title })
  const [first, second] = [
    await buy(customer, { customer_email: email }, id),
    await buy(customer, { customer_email: email }, id),
  ]
  // Loads the second order, so that it is displayed without a loading state.
  await page.goto(`/profile/orders/${second}`)
  await expect(section).toBeVisible()
  await visits.show(`/profile/orders/${first}`)
  await section.getByRole("button", { name: withdrawal.open }).click()
  await section.getByLabel(withdrawal.remark).fill("Trop dur pour Coco")
  await section.getByRole("button", { name: withdrawal.next }).click()
  await expect(section).toContainText("Trop dur pour Coco")
  await page.goBack()
  await expect(account.main.getByRole("heading", { level: 1 })).toContainText(second)
  await expect(section.getByRole("button", { name: withdrawal.open })).toBeVisible()
  await expect(section).not.toContainText("Trop dur pour Coco")

  await visits.show(`/profile/orders/${number}`)
  const download = page.waitForEvent("download")
  await account.main.getByRole("button", { name: pattern(texts.invoice) }).click()
  expect((await download).suggestedFilename()).toMatch(/^F-\d{4}-\d+\.pdf$/)
  expect(await pdfText(await download)).toContain(withdrawal.open)

  const press = async (name: string) => section.getByRole("button", { name, exact: true }).click()
  await press(withdrawal.open)
  const quantity = section.getByRole("spinbutton")
  await expect(quantity).toHaveValue("2")
  await quantity.fill("0")
  await press(withdrawal.next)
  await expect(section.getByRole("alert")).toHaveText(withdrawal.none)
  await quantity.fill("1")
  await press(withdrawal.next)
  await expect(section).toContainText("1 × ")
  await expect(section).toContainText(email)
  expect(await violationsOn(page)).toEqual([])
  const sending = /\/withdrawal$/
  noise.expect(sending)
  const detail = "Cette commande est en cours de traitement."
  await page.route(sending, (route) => route.fulfill({ status: 409, json: { code: "order_busy", detail } }))
  await press(withdrawal.review.confirm)
  await expect(section.getByRole("alert")).toContainText(detail)
  await page.unroute(sending)
  await page.route(sending, (route) => route.abort())
  await press(withdrawal.review.confirm)
  await expect(section.getByRole("alert")).toContainText(withdrawal.unsure.title)
  expect(await violationsOn(page)).toEqual([])
  await page.unroute(sending)
  // The shop stores the withdrawal, and its response is lost.
  await page.route(sending, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press(withdrawal.review.confirm)
  await expect(section.getByText(pattern(withdrawal.stated))).toBeVisible()
  await expect(section).toContainText(fill(withdrawal.acknowledged, { email }))
  await page.unroute(sending)

  await press(withdrawal.open)
  await expect(quantity).toHaveValue("1")
  await press(withdrawal.next)
  await press(withdrawal.review.confirm)
  await expect(toasts).toContainText(withdrawal.sent.title)
  await expect(section).toContainText("2 × ")
  await expect(section.getByRole("button")).toHaveCount(0)
})

test("the order page explains in the customer's language why food cannot be returned, and the invoice mentions no right of withdrawal", async ({
  page,
}) => {
  const account = new AccountScreen(page, "fr")
  const { email } = await account.signUp()
  const customer = new ShopClient()
  await customer.login(email, PASSWORD)
  const number = await buy(customer, { customer_email: email })
  const { items } = await orderIn(customer, number)
  await invoiced(customer, number)
  await page.evaluate(() => localStorage.setItem("language", "nl"))
  await page.goto(`/profile/orders/${number}`)
  const { order, withdrawal } = textsIn("nl").account
  const section = account.main.getByRole("region", { name: withdrawal.right })
  await expect(section).toContainText(fill(withdrawal.excluded, { names: items[0]?.name ?? "" }))
  await expect(account.main.getByRole("button", { name: withdrawal.open })).toHaveCount(0)
  const invoice = account.main.getByRole("button", { name: pattern(order.invoice) })
  const download = page.waitForEvent("download")
  await invoice.click()
  const text = await pdfText(await download)
  expect(text).toContain(number)
  expect(text).not.toContain(textsIn("fr").account.withdrawal.open)
  expect(text).not.toContain(withdrawal.open)
})

test("a guest opens an order with the e-mail link, and withdraws with order number and e-mail address", async ({
  page,
  engine,
  adminCalls,
  noise,
  visits,
}) => {
  const guest = new ShopClient()
  const email = `guest-${guest.sessionId.slice(-12)}@example.org`
  const { id } = await guest.product((await adminCalls.makeProduct()).handle)
  const number = await buy(guest, { customer_email: email }, id)
  const account = new AccountScreen(page, "fr")
  const { withdrawal, lookUp, auth } = account.texts
  await page.goto("/auth")
  await account.main.getByRole("link", { name: auth.findOrder }).click()
  await account.main.getByLabel(lookUp.number).fill(number.toLowerCase())
  await account.field("email").fill(email)
  await account.main.getByRole("button", { name: lookUp.send }).click()
  await expect(account.main).toContainText(email)
  const { token } = await linkTo(email, "/orders/view")
  await visits.show(`/orders/view?token=${token}`)
  await expect(account.main.getByRole("heading", { level: 1 })).toContainText(number)

  await visits.show("/returns")
  await account.main.getByRole("link", { name: "formulaire en ligne" }).click()
  await account.main.getByRole("button", { name: withdrawal.next }).click()
  await expect(account.main.getByLabel(lookUp.number)).toHaveAccessibleDescription(lookUp.numberWrong)
  await account.main.getByLabel(lookUp.number).fill(number)
  await account.field("email").fill(email)
  await account.main.getByRole("button", { name: withdrawal.next }).click()
  await expect(account.main).toContainText(withdrawal.all)
  expect(await violationsOn(page)).toEqual([])
  const sending = /\/api\/orders\/withdrawal$/
  noise.expect(sending)
  await page.route(sending, (route) => route.abort())
  const confirm = account.main.getByRole("button", { name: withdrawal.review.confirm })
  await confirm.click()
  await expect(account.main.getByRole("alert")).toContainText(withdrawal.unsure.title)
  await page.unroute(sending)
  await confirm.click()
  await expect(account.main).toContainText(withdrawal.sent.title)
  const acknowledged = async () => {
    const { messages } = await engine.get<{ messages: { subject: string }[] }>("/admin/outbox", { to: email })
    return messages.some(({ subject }) => subject.includes("rétractation"))
  }
  await expect.poll(acknowledged).toBe(true)
})
