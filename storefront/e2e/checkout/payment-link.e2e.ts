import { ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import type { AdminOrder } from "@medusajs/framework/types"
import { violationsOn } from "../shop/axe"
import { centsIn } from "../shop/money"
import { CARDS, PaymentPage } from "../shop/payment-page"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

interface Draft {
  id: string
  custom_display_id: string
}

test("a customer gets the payment link of a draft order, gets it again from the dashboard, and pays with a gift card and a card", async ({
  page,
  medusaAdmin,
  adminCalls,
  engine,
  visits,
}) => {
  test.slow()
  const email = `link-${Date.now()}@example.be`
  const [like] = await engine.ordersNumbered(await buy(new ShopClient()))
  const { draft_order } = await engine.post<{ draft_order: Draft }>(
    "/admin/draft-orders",
    draftLike(like, email),
  )
  await medusaAdmin.signIn()
  await medusaAdmin.open(`/draft-orders/${draft_order.id}`)
  const widget = medusaAdmin.section("Lien de paiement")
  await medusaAdmin.choose(widget, "Langue du message", "Nederlands")
  await widget.getByRole("button", { name: "Convertir et envoyer le lien" }).click()
  await page.waitForURL(/\/app\/orders\/order_/)
  await expect(medusaAdmin.section("Lien de paiement")).toContainText(`envoyé à ${email}`)
  const { token } = await linkTo(email, "/orders/view")

  const { account, checkout, admin } = textsIn("nl")
  await page.goto(`/nl/orders/view?token=${token}`)
  const toPay = page.getByRole("region", { name: /^Nog te betalen: €/ })
  await expect(toPay).toContainText(account.order.toPay.text)
  expect(await violationsOn(page)).toEqual([])

  const number = await page
    .getByRole("heading", { level: 1 })
    .innerText()
    .then((title) => /BP-\d{4}-\d{6}/.exec(title)?.[0] ?? "")
  await visits.showAs(adminCalls.signedIn, `/admin/orders/${number}`)
  const { paymentLink, order } = admin
  await page.getByRole("button", { name: paymentLink.again }).click()
  await expect(page.getByText(fill(paymentLink.done, { email })).first()).toBeVisible()
  const sent = page.getByRole("list", { name: order.history }).getByText(/^Betaallink gestuurd/)
  await expect(sent).toHaveCount(2)
  expect(await violationsOn(page)).toEqual([])

  await visits.showAs(null, `/nl/orders/view?token=${token}`)
  const full = centsIn(await toPay.getByRole("heading").innerText())
  const card = await adminCalls.issueCard(500)
  const balances = toPay.getByRole("region", { name: checkout.balances.title })
  const cards = balances.getByRole("list", { name: checkout.balances.applied }).getByRole("listitem")
  const payButton = toPay.getByRole("button", { name: / betalen$/ })
  const amountToPay = async () => centsIn(await payButton.innerText())
  const useCard = async () => {
    await balances.getByRole("button", { name: checkout.balances.open }).click()
    await balances.getByRole("textbox", { name: checkout.balances.label }).fill(card.code)
    await balances.getByRole("button", { name: checkout.balances.apply, exact: true }).click()
    await expect(cards).toHaveCount(1)
  }
  await useCard()
  const cardName = fill(checkout.balances.card, { last4: card.last4 })
  await expect(cards).toContainText(cardName)
  const rest = toPay.locator("dl").filter({ hasText: checkout.balances.rest }).getByRole("definition")
  expect(centsIn(await rest.innerText())).toBe(full - 500)
  expect(await amountToPay()).toBe(full - 500)
  expect(await violationsOn(page)).toEqual([])
  await balances.getByRole("button", { name: fill(checkout.balances.remove, { name: cardName }) }).click()
  await expect(cards).toHaveCount(0)
  expect(await amountToPay()).toBe(full)
  await useCard()

  await payButton.click()
  await page.waitForURL(/\/c\/pay\/cs_/)
  await page.goBack()
  await payButton.click()
  await page.waitForURL(/\/c\/pay\/cs_/)
  const payment = new PaymentPage(page)
  expect(await payment.total()).toBe(full - 500)
  await payment.payByCard(CARDS.visa)
  await page.waitForURL(/\/nl\/checkout\/success/)
  await expect(page.getByRole("main")).toContainText(number)
  await page.goto(`/nl/orders/view?token=${token}`)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number)
  await expect(toPay).toBeHidden()
  const amounts = page.getByRole("region", { name: account.order.summary })
  await expect(amounts).toContainText(`${account.order.methods.gift_card} •••• ${card.last4}`)
  await expect(amounts).toContainText("Visa •••• 4242")
  expect((await adminCalls.order(number)).status).toBe("paid")
})

function draftLike(order: AdminOrder | undefined, email: string) {
  return {
    email,
    region_id: order?.region_id,
    sales_channel_id: order?.sales_channel_id,
    shipping_address: {
      first_name: "Ada",
      last_name: "Peeters",
      address_1: "Rue Haute 12",
      postal_code: "1000",
      city: "Bruxelles",
      country_code: "be",
    },
    items: order?.items.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
    shipping_methods: order?.shipping_methods?.map(({ shipping_option_id }) => ({
      name: "bpost",
      shipping_option_id,
      amount: 5.95,
    })),
  }
}
