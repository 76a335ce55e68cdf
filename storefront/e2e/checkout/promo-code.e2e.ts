import { randomBytes } from "node:crypto"
import type { EngineClient } from "@bon-perroquet/testing"
import { violationsOn } from "../shop/axe"
import { ADDRESS } from "../shop/checkout-screen"
import { expect, test } from "../shop/test"

/** Creates a promotion code of 10 %. @returns the code and a function that ends the promotion */
async function tenPerCent(engine: EngineClient) {
  const code = `BIENVENUE-${randomBytes(3).toString("hex").toUpperCase()}`
  const { promotion } = await engine.post<{ promotion: { id: string } }>("/admin/promotions", {
    code,
    type: "standard",
    status: "active",
    is_tax_inclusive: true,
    application_method: { type: "percentage", target_type: "order", value: 10 },
  })
  return { code, end: () => engine.post(`/admin/promotions/${promotion.id}`, { status: "inactive" }) }
}

test("an unknown promo code is rejected at its field, and a valid one reduces the total until it is removed or expires", async ({
  page,
  catalogue,
  checkout,
  payment,
  engine,
  noise,
  toasts,
}) => {
  noise.expect(/\/(promotions|checkout\/session)$/)
  await checkout.openWith(await catalogue.almonds())
  const full = await checkout.totals()
  await checkout.tryCode("PERROQUET-INCONNU")
  await expect(checkout.codeField).toHaveAccessibleDescription(/PERROQUET-INCONNU/)
  await expect(checkout.codeField).toBeFocused()
  const { code, end } = await tenPerCent(engine)
  await checkout.tryCode(code)
  await expect(checkout.codes).toHaveText([code])
  await checkout.removeCode(code)
  await expect(checkout.codes).toHaveCount(0)
  await expect(page.getByRole("button", { name: checkout.texts.promo.open, exact: true })).toBeFocused()
  await expect.poll(async () => (await checkout.totals()).total).toBe(full.total)

  await checkout.tryCode(code.toLowerCase())
  await expect(checkout.codes).toHaveText([code])
  await expect.poll(async () => (await checkout.totals()).total).toBeLessThan(full.total)
  const { items, delivery, discount, vat, total, button } = await checkout.totals()
  expect(discount).toBeLessThan(0)
  expect(items + delivery + discount + vat.reduce((sum, cents) => sum + cents, 0)).toBe(total)
  expect(button).toBe(total)
  expect(await violationsOn(page)).toEqual([])

  // An expired code must not change the price of an accepted order.
  await end()
  await checkout.fillIn({ ...ADDRESS, email: "ada@example.be" })
  await checkout.payButton.click()
  await expect(toasts).toContainText(code)
  await expect.poll(async () => (await checkout.totals()).total).toBe(full.total)
  await expect(checkout.codes).toContainText([code])
  await checkout.removeCode(code)
  await expect(checkout.codes).toHaveCount(0)

  const next = await tenPerCent(engine)
  await checkout.tryCode(next.code)
  await expect.poll(async () => (await checkout.totals()).total).toBe(total)
  await checkout.pay()
  expect(await payment.total()).toBe(total)
})
