import { ShopClient, until } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

/** Stripe's test card from France. The test shop delivers to Belgium and trusts cards from the US. */
const FRENCH = "4000002500000003"

test("an order on hold cannot be packed until the hold is released, and a bulk action without response shows the actual status", async ({
  page,
  admin,
  adminCalls,
  noise,
}) => {
  noise.expect(/\/orders\/status$/)
  const email = `bloquee-${Date.now()}@example.org`
  const number = await buy(new ShopClient(), { customer_email: email })
  await admin.openOrder(number)
  const { holds, orders, order, many } = admin.texts
  const reason = holds.reasons.address
  await admin.main.getByRole("button", { name: holds.begin, exact: true }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(holds.reason, { exact: true }).selectOption({ label: reason })
  await dialog.getByLabel(holds.note).fill("Rue inconnue du transporteur")
  expect(await violationsOn(dialog)).toEqual([])
  await dialog.getByRole("button", { name: holds.place, exact: true }).click()

  const notice = admin.main.getByRole("region", { name: fill(holds.title, { reason }) })
  await expect(notice).toContainText("Rue inconnue du transporteur")
  await expect(admin.main.getByText(orders.parcel.on_hold, { exact: true })).toBeVisible()
  const pack = admin.next(number, "preparing")
  await expect(pack).toHaveCount(0)
  expect((await adminCalls.order(number)).on_hold).toBe(true)

  const { token } = await linkTo(email, "/orders/view")
  await admin.show(`/orders/view?token=${token}`)
  const { account } = textsIn("fr")
  await expect(page.getByRole("main")).toContainText(account.order.onHold)
  await expect(page.getByRole("main")).toContainText(account.orders.onHold)
  expect(await violationsOn(page)).toEqual([])
  await admin.show(`/admin/orders?q=${email}`)
  await expect(admin.status(number)).toContainText(orders.parcel.on_hold)
  const choose = admin.main.getByRole("checkbox", { name: fill(many.one, { number }), exact: true })
  await choose.check()
  const bar = admin.main.getByRole("region", { name: many.bar })
  const prepare = bar.getByRole("button", { name: fill(many.preparing.begin, { count: 1 }) })
  await expect(bar).toContainText(fill(many.chosen_one, { count: 1 }))
  await expect(prepare).toHaveCount(0)
  await expect(bar.getByRole("link", { name: fill(many.slips_one, { count: 1 }) })).toHaveCount(0)
  await expect(admin.main.getByRole("link", { name: fill(orders.slipOf, { number }) })).toHaveCount(0)
  await admin.show(`/admin/orders/${number}/slip`)
  await expect(admin.main).toContainText(holds.text)
  await expect(admin.main.getByRole("article")).toHaveCount(0)

  await admin.show(`/admin/orders/${number}`)
  await notice.getByRole("button", { name: holds.release, exact: true }).click()
  await dialog.getByLabel(holds.releaseNote).fill("Adresse confirmée")
  await dialog.getByRole("button", { name: holds.release, exact: true }).click()
  await expect(notice).toHaveCount(0)
  await expect(pack).toBeVisible()
  const history = admin.main.getByRole("list", { name: order.history })
  await expect(history).toContainText(fill(holds.releasedOf, { reason }))
  await expect(history).toContainText("Adresse confirmée")

  await admin.show(`/admin/orders?q=${email}`)
  await choose.check()
  await prepare.click()
  await page.route(/\/orders\/status$/, (route) => route.abort("connectionrefused"))
  const action = dialog.getByRole("button", { name: fill(many.preparing.action, { count: 1 }) })
  await action.click()
  const result = dialog.getByRole("list", { name: many.results }).getByRole("listitem")
  await expect(result).toContainText(many.noAnswer)
  await expect(result).toContainText(many.unknown)
  expect((await adminCalls.order(number)).status).toBe("paid")
  await dialog.getByRole("button", { name: many.close, exact: true }).click()

  // The shop executes the second request, but its response is lost.
  await page.unroute(/\/orders\/status$/)
  await page.route(/\/orders\/status$/, async (route) => {
    await route.fetch()
    await route.abort("connectionrefused")
  })
  await prepare.click()
  await action.click()
  await expect(result).toContainText(many.worked)
  expect((await adminCalls.order(number)).status).toBe("preparing")
})

test("fraud signals and a payment dispute put an order on hold, and the order screen explains them", async ({
  admin,
  stripe,
}) => {
  const buyer = new ShopClient()
  await buyer.addItem((await buyer.product("amandes-decortiquees")).id, 1)
  const { session_id } = await buyer.openCheckout(HOME)
  await stripe.decline(session_id)
  await stripe.pay(session_id, { card: FRENCH })
  const number = await until("the order", async () => {
    const { payment_status, metadata } = await buyer.paymentStatus(session_id)
    return payment_status === "paid" && metadata.order_number
  })
  await stripe.dispute(session_id)
  await stripe.webhooksIdle()
  await admin.openOrder(number)
  const { holds, risk, payment } = admin.texts
  const notice = (reason: keyof typeof holds.reasons) =>
    admin.main.getByRole("region", { name: fill(holds.title, { reason: holds.reasons[reason] }) })
  await expect(notice("fraud")).toContainText(risk.signals.card_country)
  await expect(notice("dispute")).toContainText(holds.disputes.fraudulent)
  const card = admin.main.getByRole("region", { name: payment.title })
  for (const text of [risk.title, risk.levels.normal, "France", `${risk.attempts}1`])
    await expect(card).toContainText(text)
})
