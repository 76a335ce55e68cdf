import { violationsOn } from "../shop/axe"
import { ADDRESS } from "../shop/checkout-screen"
import { CARDS } from "../shop/payment-page"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

/** The demo shop declares these fields of orders. Customers see only the first. */
const [REFERENCE, PACKED_BY] = ["Votre référence", "Emballé par"] as const

test("a customer pays for gift wrapping and fills in a custom field of the order, which the confirmation and staff see", async ({
  page,
  catalogue,
  checkout,
  payment,
  outcome,
  engine,
  adminCalls,
  toasts,
  visits,
}) => {
  const email = `fields-${Date.now()}@example.org`
  await checkout.openWith(await catalogue.almonds())
  const plain = await checkout.totals()
  const wrapping = page.getByRole("region", { name: checkout.texts.extras.title }).getByRole("checkbox")
  await expect(wrapping).not.toBeChecked()
  await wrapping.check()
  await expect.poll(async () => (await checkout.totals()).button).toBe(plain.total + 200)
  const wrapped = await checkout.totals()
  expect(wrapped.items + wrapped.delivery + wrapped.vat.reduce((sum, cents) => sum + cents, 0)).toBe(
    wrapped.total,
  )
  const lines = checkout.summary.getByRole("list", { name: checkout.texts.summary.lines })
  await expect(lines.getByRole("listitem")).toHaveCount(2)
  await wrapping.uncheck()
  await expect.poll(async () => (await checkout.totals()).button).toBe(plain.total)
  await wrapping.check()
  await expect.poll(async () => (await checkout.totals()).button).toBe(plain.total + 200)

  const section = page.getByRole("region", { name: checkout.texts.own.title })
  const reference = section.getByLabel(REFERENCE)
  await expect(section.getByLabel(PACKED_BY)).toHaveCount(0)
  await reference.fill("x".repeat(41))
  await checkout.fillIn({ ...ADDRESS, email })
  await checkout.totals()
  await checkout.payButton.click()
  await expect(reference).toHaveAttribute("aria-invalid", "true")
  await expect(checkout.problems).toContainText(REFERENCE)
  expect(await violationsOn(page)).toEqual([])
  await reference.fill("PO 2026/7")
  await checkout.pay()
  await expect(page.getByText("Emballage cadeau")).toBeVisible()
  expect(await payment.total()).toBe(plain.total + 200)
  await payment.payByCard(CARDS.visa)
  await outcome.confirmation()
  await expect(page.getByRole("main")).toContainText("PO 2026/7")

  const [order] = await engine.ordersOf(email)
  const texts = textsIn("fr").admin
  await visits.showAs(adminCalls.signedIn, `/admin/orders/${order?.custom_display_id ?? ""}`)
  const card = page.getByRole("region", { name: texts.form.custom.title })
  await expect(card.getByLabel(REFERENCE)).toHaveValue("PO 2026/7")
  await card.getByLabel(PACKED_BY).fill("Bob")
  await card.getByRole("button", { name: texts.form.save }).click()
  await expect(toasts).toContainText(texts.customers.fieldsSaved)
  expect(await violationsOn(card)).toEqual([])
  expect(JSON.stringify(await adminCalls.order(order?.custom_display_id ?? ""))).toContain('"Bob"')
})
