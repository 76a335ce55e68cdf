import { refusal } from "@bon-perroquet/checkout/testing"
import { cartSchema, tradeListSchema, type PhoneOrder } from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { approvedBuyer, intoGroup, ON_INVOICE, statementOf } from "./testing"

let administrator: Administrator
const lists: string[] = []
beforeAll(async () => {
  administrator = await Administrator.signIn()
})
afterEach(async () => {
  for (const id of lists.splice(0)) await administrator.shop.write("DELETE", `/api/admin/trade-lists/${id}`)
})

/** A buyer with 25 % off all prices, an approval for invoices, and a cart that staff filled. */
async function tradeOnThePhone() {
  const product = await ownProduct({ price: 40, stock: 20, vat_rate: 6 })
  const buyer = await approvedBuyer(administrator)
  const group = await intoGroup(administrator, buyer)
  const list = {
    title: `Gros ${group}`,
    group_ids: [group],
    is_for_businesses: false,
    from: null,
    until: null,
  }
  const { body } = await administrator.shop.write("POST", "/api/admin/trade-lists", {
    json: { ...list, minimum_cents: null, discounts: [{ from: 1, percent: 25 }] },
  })
  lists.push(tradeListSchema.parse(body).id)
  const cart = new ShopClient()
  await cart.addItem(product.id, 2)
  const assign = (customer_id: string | null) =>
    administrator.shop.write("PUT", "/api/admin/orders/cart", {
      json: { cart_session_id: cart.sessionId, customer_id },
    })
  await until("the trade price in the cart", async () => {
    const answer = await assign(buyer.id)
    return answer.status === 200 && cartSchema.parse(answer.body).items[0]?.unit_price === 30
  })
  const order = async (about: Partial<PhoneOrder> = {}): Promise<PhoneOrder> => {
    const [method] = (await cart.delivery("BE")).methods
    return {
      ...{ cart_session_id: cart.sessionId, customer_id: buyer.id, customer_email: buyer.email },
      ...{ first_name: "Ada", last_name: "Peeters", country: "BE", language: "nl" },
      address: ON_INVOICE.address ?? { street: "", number: "", postal_code: "", city: "" },
      delivery_method: method?.id ?? "",
      expected_total_cents: method?.totals.total_cents ?? 0,
      ...about,
    }
  }
  return { product, buyer, cart, assign, order }
}

const place = (json: PhoneOrder) => administrator.shop.write("POST", "/api/admin/orders", { json })
const numberOf = ({ body }: { body: unknown }) => (body as { order_number: string }).order_number

it("a telephone order has the customer's trade prices and can be paid on invoice", async () => {
  const { buyer, order } = await tradeOnThePhone()
  const answer = await place(await order({ payment_method: "invoice" }))
  expect(codeOf(answer)).toBe("")
  const placed = await administrator.order(numberOf(answer))
  expect(placed).toMatchObject({ status: "paid", items: [{ unit_price: 30, quantity: 2 }] })
  expect(await statementOf(buyer)).toMatchObject({ balance_cents: placed.totals.total_cents })
  expect((await buyer.shop.orders()).map(({ order_number }) => order_number)).toEqual([numberOf(answer)])
})

it("a telephone order at trade prices is paid by link or by transfer at the same price", async () => {
  const { order } = await tradeOnThePhone()
  const byLink = await place(await order())
  expect(codeOf(byLink)).toBe("")
  expect(await administrator.order(numberOf(byLink))).toMatchObject({
    status: "pending",
    items: [{ unit_price: 30 }],
  })
})

it("the cart of a telephone order has public prices again for a guest, and is not the customer's own cart", async () => {
  const { buyer, cart, assign, order } = await tradeOnThePhone()
  expect((await buyer.shop.cart()).items).toEqual([])
  const device = new ShopClient()
  await device.login(buyer.email, "noix de cajou")
  expect((await device.cart()).items).toEqual([])
  const priced = await order()
  const back = await assign(null)
  expect(cartSchema.parse(back.body)).toMatchObject({ trade: null, items: [{ unit_price: 40 }] })
  const guest = { ...priced, customer_id: undefined }
  expect(codeOf(await place(guest))).toBe("price_changed")
  expect((await refusal(cart.openCheckout(ON_INVOICE))).error.code).toBe("payment_method_not_offered")
})

it("staff cannot assign a shopper's cart, and a guest has no trade prices", async () => {
  const { buyer, product } = await tradeOnThePhone()
  await buyer.shop.addItem(product.id)
  const taken = await administrator.shop.write("PUT", "/api/admin/orders/cart", {
    json: { cart_session_id: buyer.shop.sessionId, customer_id: null },
  })
  expect(codeOf(taken)).toBe("cart_frozen")
  const unknown = await administrator.shop.write("PUT", "/api/admin/orders/cart", {
    json: { cart_session_id: buyer.shop.sessionId, customer_id: "cus_unknown" },
  })
  expect(codeOf(unknown)).toBe("customer_not_found")
})
