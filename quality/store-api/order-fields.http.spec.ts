import { ownProduct, stripe } from "@bon-perroquet/checkout/testing"
import { ShopClient } from "@bon-perroquet/testing"
import { cartToPay, paySession, refused, storeSdk } from "./buyer"

/** The demo shop declares `customer_reference`, which the checkout asks for, and `packed_by` for staff only. */
it("a client with Medusa's SDK writes the custom fields of an order to the cart's metadata, and reads those that customers see", async () => {
  const sdk = await storeSdk()
  const { user, password } = await new ShopClient().register()
  await sdk.auth.login("customer", "emailpass", { email: user.email, password })
  const cart = await cartToPay(sdk, await ownProduct(5), { email: user.email })
  const write = (metadata: Record<string, unknown>) => sdk.store.cart.update(cart.id, { metadata })
  for (const wrong of [
    { packed_by: "Eve" },
    { customer_reference: "x".repeat(41) },
    { customer_reference: 7 },
  ])
    expect(await refused(write(wrong))).toMatchObject({ status: 400 })
  await write({ customer_reference: "PO-7", own: "kept" })

  const session = await paySession(sdk, cart)
  await stripe().pay(session.data.checkout_session_id)
  const completion = await sdk.store.cart.complete(cart.id)
  if (completion.type !== "order") throw new Error(`No order: ${completion.error.message}`)
  const withMetadata = { fields: "+metadata" }
  const { order: placed } = await sdk.store.order.retrieve(completion.order.id, withMetadata)
  expect(placed.metadata).toMatchObject({ customer_reference: "PO-7", own: "kept" })

  const admin = new ShopClient()
  await admin.signInOwner()
  const number = String(placed.metadata?.["order_number"])
  const saved = await admin.write("PUT", `/api/admin/orders/${number}/custom-fields`, {
    json: { custom_fields: { packed_by: "Bob" } },
  })
  expect(saved.body).toMatchObject({ custom_fields: { customer_reference: "PO-7", packed_by: "Bob" } })
  const { order } = await sdk.store.order.retrieve(completion.order.id, withMetadata)
  const { orders } = await sdk.store.order.list({ fields: "id,metadata" })
  for (const read of [order, ...orders]) {
    expect(read.metadata).toMatchObject({ customer_reference: "PO-7" })
    expect(read.metadata).not.toHaveProperty("packed_by")
  }
})
