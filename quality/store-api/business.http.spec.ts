import { stripe } from "@bon-perroquet/checkout/testing"
import { Administrator } from "@bon-perroquet/orders/testing"
import { EngineClient } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import type Medusa from "@medusajs/js-sdk"
import { cartToPay, HOME_ADDRESS, paySession, refused, storeSdk, TRANSFER } from "./buyer"

const LILLE = {
  ...{ ...HOME_ADDRESS, address_1: "Rue du Bac 9", address_2: "" },
  ...{ postal_code: "59000", city: "Lille", country_code: "fr" },
}

async function cartOfBusiness(sdk: Medusa, vat_number: string, address = HOME_ADDRESS) {
  const cart = await cartToPay(sdk, null, { address })
  await shopDatabase()("cart_address")
    .where({ id: cart.billing_address?.id })
    .update({ metadata: { vat_number } })
  return cart
}

async function orderOf(email: string) {
  const orders = await (await EngineClient.signIn()).ordersOf(email)
  expect(orders).toHaveLength(1)
  return (await Administrator.signIn()).order(orders[0]?.custom_display_id ?? "")
}

const cents = (euro: number) => Math.round(euro * 100)

it("a business can buy through the Store API, and only the shop verifies its VAT number", async () => {
  const sdk = await storeSdk()
  const vat_number = "BE0477472701"
  const forged = { company: "x", vat_number, proof: null, is_exempt: true }
  const buy = async (metadata: Record<string, unknown>) => {
    const cart = await cartToPay(sdk)
    await sdk.store.cart.update(cart.id, { billing_address: { ...HOME_ADDRESS, metadata } })
    const session = await paySession(sdk, cart)
    await stripe().pay(session.data.checkout_session_id)
    await sdk.store.cart.complete(cart.id)
    const { metadata: sessionMetadata } = await stripe().session(session.data.checkout_session_id)
    return (await Administrator.signIn()).order(sessionMetadata?.order_number ?? "")
  }
  expect((await buy({ vat_number: "BE 0477.472.701", business: forged })).business).toMatchObject({
    ...{ company: HOME_ADDRESS.company, vat_number, is_exempt: false },
    proof: { standing: "valid" },
  })
  expect((await buy({ business: forged })).business).toBeNull()
  const cart = await cartToPay(sdk)
  await sdk.store.cart.update(cart.id, {
    billing_address: { ...HOME_ADDRESS, metadata: { vat_number: "BE0477472702" } },
  })
  expect((await refused(paySession(sdk, cart))).status).toBe(400)
})

it.each([
  ["at home", "BE0477472701", HOME_ADDRESS, false],
  ["abroad, without VAT,", "FR40303265045", LILLE, true],
])(
  "a business %s orders by bank transfer with its VAT number and the displayed total",
  async (_, vat_number, address, is_exempt) => {
    const sdk = await storeSdk()
    const cart = await cartOfBusiness(sdk, vat_number, address)
    const { amount } = await paySession(sdk, cart, {}, TRANSFER)
    expect(amount < cart.total).toBe(is_exempt)
    expect(await sdk.store.cart.complete(cart.id)).toMatchObject({ type: "order" })
    const { business, totals } = await orderOf(cart.email ?? "")
    expect(business).toMatchObject({ company: address.company, vat_number, is_exempt })
    expect(totals.total_cents).toBe(cents(amount))
  },
)

it("a business gets the same payment page again, and another one after a change, both without VAT", async () => {
  const sdk = await storeSdk()
  const cart = await cartOfBusiness(sdk, "FR40303265045", LILLE)
  const first = await paySession(sdk, cart)
  expect(first.amount).toBeLessThan(cart.total)
  expect((await paySession(sdk, cart)).data.url).toBe(first.data.url)
  const email = `other-${cart.email}`
  await sdk.store.cart.update(cart.id, { email })
  const last = await paySession(sdk, cart)
  expect(last.amount).toBe(first.amount)
  await stripe().pay(last.data.checkout_session_id)
  expect(await sdk.store.cart.complete(cart.id)).toMatchObject({ type: "order" })
  const { business, totals } = await orderOf(email)
  expect(business).toMatchObject({ vat_number: "FR40303265045", is_exempt: true })
  expect(totals.total_cents).toBe(cents(first.amount))
})
