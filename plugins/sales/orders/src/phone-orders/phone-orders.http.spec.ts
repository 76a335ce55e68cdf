import { placedPhoneOrderSchema, type PhoneOrder } from "@bon-perroquet/contract"
import { EngineClient, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { stockedProduct } from "@bon-perroquet/testing/products"
import { HOME } from "@bon-perroquet/testing/purchase"
import { Administrator, codeOf } from "../testing"
import { stripe } from "../testing/sale"

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
})

async function orderByPhone(quantity = 2, about: Partial<PhoneOrder> = {}) {
  const product = await ownProduct({ price: 10, stock: 5 })
  const cart = new ShopClient()
  await cart.addItem(product.id, quantity)
  const [method] = (await cart.delivery("BE")).methods
  const order: PhoneOrder = {
    cart_session_id: cart.sessionId,
    customer_email: `phone-${cart.sessionId.slice(-12)}@example.org`,
    ...{ first_name: "Ada", last_name: "Peeters", country: "BE", language: "nl" },
    address: HOME.address ?? { street: "", number: "", postal_code: "", city: "" },
    delivery_method: method?.id ?? "",
    expected_total_cents: method?.totals.total_cents ?? 0,
    ...about,
  }
  return { product, cart, order }
}

const place = (json: PhoneOrder) => administrator.shop.write("POST", "/api/admin/orders", { json })

async function placed(order: PhoneOrder): Promise<string> {
  const answer = await place(order)
  expect(codeOf(answer)).toBe("")
  return placedPhoneOrderSchema.parse(answer.body).order_number
}

it("a phone order costs what the cart does, reserves stock and is paid by the e-mailed link", async () => {
  const { product, order } = await orderByPhone()
  const number = await placed(order)
  expect(await administrator.order(number)).toMatchObject({
    status: "pending",
    email: order.customer_email,
    due_cents: order.expected_total_cents,
    totals: { total_cents: order.expected_total_cents },
    payment_links: [{ email: order.customer_email, amount_cents: order.expected_total_cents }],
  })
  expect(await (await EngineClient.signIn()).stock(product.sku)).toMatchObject({ stocked: 5, reserved: 2 })
  const { token } = await linkTo(order.customer_email, "/orders/view")
  expect((await mailTo(order.customer_email))[0]?.subject).toBe(`Uw bestelling ${number} betalen`)

  const shop = new ShopClient()
  const opened = await shop.write("POST", "/api/orders/linked/payment", {
    json: { token, origin_url: process.env["SHOP_URL"] },
  })
  const { session_id } = opened.body as { session_id: string }
  await stripe().pay(session_id)
  await until("the payment", async () => {
    const { status, due_cents } = await administrator.order(number)
    return status === "paid" && due_cents === 0
  })
  expect(codeOf(await place(order))).toBe("cart_empty")
})

it("a phone order by transfer awaits its money, and the customer gets the instructions", async () => {
  const { order } = await orderByPhone(1, { payment_method: "bank_transfer" })
  const number = await placed(order)
  expect(await administrator.order(number)).toMatchObject({
    status: "pending",
    payment_links: [],
    awaited: { amount_cents: order.expected_total_cents },
  })
  await until("the mail", async () => (await mailTo(order.customer_email)).length > 0)
})

it("a phone order rejects a changed total, insufficient stock, an online payment method and anonymous callers", async () => {
  const { cart, order, product } = await orderByPhone()
  const refused = async (change: Partial<PhoneOrder>) => codeOf(await place({ ...order, ...change }))
  expect(await refused({ expected_total_cents: order.expected_total_cents - 1 })).toBe("price_changed")
  expect(await refused({ payment_method: "stripe" })).toBe("payment_method_not_offered")
  expect(await refused({ delivery_method: "so_none" })).toBe("delivery_not_available")
  const address = { ...order.address, postal_code: "1234 AB" }
  expect(await refused({ address })).toBe("invalid_request")
  expect(await refused({ address: { ...order.address, box: "bus 1234567890" } })).toBe("label_too_long")
  expect(await refused({ phone: "1".repeat(21) })).toBe("label_too_long")
  expect(await refused({ business: { company: "x".repeat(41) } })).toBe("label_too_long")
  expect((await cart.write("POST", "/api/admin/orders", { json: order })).status).toBe(401)
  const engine = await EngineClient.signIn()
  await stockedProduct(engine, product.id, 1)
  expect(await refused({})).toBe("insufficient_stock")
})
