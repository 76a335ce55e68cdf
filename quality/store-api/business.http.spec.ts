// In turn: every third day (docs/testing.md).
import { stripe } from "@bon-perroquet/checkout/testing"
import { Administrator } from "@bon-perroquet/orders/testing"
import { cartToPay, HOME_ADDRESS, paySession, refused, storeSdk } from "./buyer"

it("a client of the Store API buys for a business, whose standing is the shop's to say", async () => {
  const sdk = await storeSdk()
  const vat_number = "BE0477472701"
  const forged = { company: "x", vat_number, proof: null, is_exempt: true }
  const buy = async (metadata: Record<string, unknown>) => {
    const cart = await cartToPay(sdk)
    await sdk.store.cart.update(cart.id, { billing_address: { ...HOME_ADDRESS, metadata } })
    const session = await paySession(sdk, cart)
    await stripe().pay(session.data.checkout_session_id)
    await sdk.store.cart.complete(cart.id)
    const { metadata: kept } = await stripe().session(session.data.checkout_session_id)
    return (await Administrator.signIn()).order(kept?.order_number ?? "")
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
