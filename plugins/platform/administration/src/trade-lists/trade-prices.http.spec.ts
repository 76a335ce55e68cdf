import { shopSchema } from "@bon-perroquet/contract"
import { netCents } from "@bon-perroquet/contract/trade"
import { newCode, promotion } from "@bon-perroquet/checkout/promotions/testing"
import { moneyOf, openPaymentPage, refusal } from "@bon-perroquet/checkout/testing"
import { ownProduct, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import {
  account,
  admin,
  engine,
  LISTS,
  made,
  newList,
  PASSWORD,
  pay,
  save,
  setGroups,
  setPrices,
  shown,
  sizeOf,
  tradePrice,
  untilPrice,
  useTradeLists,
  wholesale,
} from "./testing/wholesale"

useTradeLists()

it("a wholesale customer pays the list's price by quantity in cart, payment and order, and the price stays", async () => {
  const { product, person, list } = await wholesale({ minimum_cents: 2_000 })
  const { sizes, is_trade } = await shown(person.shop, product)
  expect({ sizes, is_trade }).toEqual({
    is_trade: true,
    sizes: [
      {
        ...{ variant_id: sizeOf(product), price: 9, price_per_kg: 18, price_per_litre: null },
        tiers: [{ from: 10, price: 8, price_per_kg: 16, price_per_litre: null }],
      },
    ],
  })
  const { trade, items: two } = await person.shop.addItem(product.id, 2)
  expect(two[0]?.unit_price).toBe(9)
  expect(trade).toEqual({ minimum_missing_cents: 2_000 - netCents(1_800, 6) })
  const below = await refusal(openPaymentPage(person.shop, { customer_email: person.email }))
  expect(below.error.code).toBe("trade_minimum_missed")

  const { items, ...cart } = await person.shop.setQuantity(product.id, 12)
  expect(items[0]).toMatchObject({ unit_price: 8, line_total_cents: 9600, price_per_kg: 16 })
  expect(cart.trade).toEqual({ minimum_missing_cents: 0 })
  const { totals, order } = await pay(person.shop, person.email)
  expect(moneyOf(order)).toMatchObject({ captures: [totals.total_cents], total: totals.total_cents })
  expect(order.items[0]).toMatchObject({ unit_price: 8, quantity: 12 })

  // Goods that staff add have the trade price, and the others keep theirs.
  const other = await ownProduct({ price: 20, stock: 20, vat_rate: 6 })
  await save(list, { discounts: [{ from: 1, percent: 25 }] })
  await untilPrice(person, other, 15)
  const number = await until("the order", async () => (await person.shop.orders())[0]?.order_number)
  const preview = await admin.write("POST", `/api/admin/orders/${number}/articles/preview`, {
    json: { add: [{ variant_id: sizeOf(other), quantity: 1 }] },
  })
  expect(preview.body).toEqual({ difference_cents: 1500 })
  await admin.write("DELETE", `${LISTS}/${list.id}`)
  made.splice(made.indexOf(list.id), 1)
  await untilPrice(person, product, null)
  expect((await person.shop.orders())[0]?.items[0]).toMatchObject({ unit_price: 8 })
})

it("others never see or pay a trade price, and the shopper's cart has it only while they are signed in", async () => {
  const { product, person, list, group } = await wholesale()
  await save(list, { minimum_cents: 100 })
  const visitor = new ShopClient()
  const other = await account()
  for (const shop of [visitor, other.shop]) {
    const listed = (await shop.products()).find(({ id }) => id === product.id)
    expect(listed).toMatchObject({ price: 10, tiers: [], regular_price: null })
    const { items, trade } = await shop.addItem(product.id, 12)
    expect({ unit: items[0]?.unit_price, trade }).toEqual({ unit: 10, trade: null })
  }
  expect((await visitor.send("GET", `/api/trade-prices?product_ids=${product.id}`)).status).toBe(401)
  expect(await shown(other.shop, product)).toEqual({ is_trade: false, sizes: [] })
  const answer = await person.shop.send("GET", `/api/trade-prices?product_ids=${product.id}`)
  expect(answer.headers.get("cache-control")).toMatch(/no-store/)
  const search = JSON.stringify(await visitor.search({ q: product.name_fr }))
  const signedIn = JSON.stringify(await person.shop.search({ q: product.name_fr }))
  const feed = String((await visitor.send("GET", "/api/feeds/google-fr.xml")).body)
  const page = JSON.stringify((await visitor.send("GET", `/api/products/${product.id}`)).body)
  for (const text of [search, signedIn, feed, page]) expect(text).not.toMatch(/"price":9\b|9\.00 EUR/)
  // A trade price starts no reduction.
  const { rows } = await shopDatabase().raw<{ rows: { n: number }[] }>(
    "SELECT count(*)::int AS n FROM recorded_price WHERE variant_id = ? AND price_cents < 1000",
    [sizeOf(product)],
  )
  expect(rows).toEqual([{ n: 0 }])

  // A guest with the customer's e-mail address pays the public price.
  const { order } = await pay(visitor, person.email)
  expect(order.items[0]).toMatchObject({ unit_price: 10 })

  // The customer's cart in the hands of others.
  const { totals } = await person.shop.addItem(product.id, 12)
  const expected_total_cents = totals.total_cents
  const thief = new ShopClient({ sessionId: person.shop.sessionId })
  const stolen = await refusal(
    openPaymentPage(thief, { customer_email: "thief@example.org", expected_total_cents }),
  )
  expect(stolen.error.code).toBe("price_changed")
  await thief.login(other.email, PASSWORD)
  expect(await thief.cart()).toMatchObject({ trade: null, items: [{ unit_price: 10 }] })

  const again = new ShopClient()
  expect((await again.addItem(product.id, 12)).items[0]?.unit_price).toBe(10)
  await again.login(person.email, PASSWORD)
  const mine = await again.cart()
  expect(mine).toMatchObject({ items: [{ unit_price: 8 }], trade: { minimum_missing_cents: 0 } })
  await setGroups(person, [])
  expect(await again.cart()).toMatchObject({ trade: null, items: [{ unit_price: 10 }] })
  const late = await refusal(
    openPaymentPage(again, {
      customer_email: person.email,
      expected_total_cents: mine.totals.total_cents,
    }),
  )
  expect(late.error.code).toBe("price_changed")
  await setGroups(person, [group])
  expect((await again.cart()).items[0]?.unit_price).toBe(8)
  await again.write("POST", "/api/auth/logout", { json: { cart_session_id: again.sessionId } })
  const guest = new ShopClient({ sessionId: again.sessionId })
  expect((await guest.cart()).items).toEqual([])
  expect((await guest.addItem(product.id, 12)).items[0]?.unit_price).toBe(10)
})

it("percentages apply to other sizes, promotions and sale prices to all, and only between the list's days", async () => {
  const { product, person, list } = await wholesale()
  const other = await ownProduct({ price: 9.99, stock: 100, vat_rate: 6 })
  await save(list, {
    discounts: [
      { from: 1, percent: 12.5 },
      { from: 6, percent: 20 },
    ],
  })
  await untilPrice(person, other, 8.74)
  expect((await shown(person.shop, other)).sizes[0]?.tiers).toMatchObject([{ from: 6, price: 7.99 }])
  expect(await tradePrice(person.shop, product)).toBe(9)
  await person.shop.addItem(other.id, 6)
  const { order } = await pay(person.shop, person.email)
  expect(order.items[0]).toMatchObject({ unit_price: 7.99 })

  await save(list, { from: "2099-01-01" })
  await untilPrice(person, product, null)
  await save(list, { until: "2020-01-01", from: "2019-01-01" })
  expect(await tradePrice(person.shop, product)).toBeNull()
  await save(list, {})
  await untilPrice(person, product, 9)

  const code = newCode()
  await promotion(engine, { value: 10, on: "order" }, code)
  await person.shop.addItem(product.id, 2)
  const { totals } = await person.shop.addCode(code)
  expect(totals).toMatchObject({ items_cents: 1800, discount_cents: 180 })
  const sale = { from: null, until: null, prices: [{ variant_id: sizeOf(product), price: 7 }] }
  const planned = await admin.write("POST", `/api/admin/products/${product.id}/sale-prices`, { json: sale })
  expect(planned.status).toBe(200)
  await until("the sale", async () => (await person.shop.cart()).items[0]?.unit_price === 7)
})

it("an account with a VAT number that VIES confirms pays the prices for businesses until the number changes", async () => {
  const product = await ownProduct({ price: 10, stock: 100, vat_rate: 6 })
  const list = await newList({ is_for_businesses: true })
  await setPrices(list, product, [{ from: 1, net_price: 8.49 }])
  const person = await account()
  await until("the list", async () => {
    const facts = shopSchema.parse((await new ShopClient().send("GET", "/api/shop")).body)
    return facts.services.includes("trade_prices")
  })
  expect(await tradePrice(person.shop, product)).toBeNull()
  const profile = { first_name: "Ada", last_name: "Peeters", phone: "" }
  const business = { company: "Noiseraie SRL", vat_number: "BE0403170701" }
  await person.shop.write("PUT", "/api/users/profile", { json: { ...profile, business } })
  await untilPrice(person, product, 9)
  expect((await person.shop.addItem(product.id)).items[0]?.unit_price).toBe(9)
  await person.shop.write("PUT", "/api/users/profile", { json: { ...profile, business: null } })
  expect((await person.shop.cart()).items[0]?.unit_price).toBe(10)
  expect(await tradePrice(person.shop, product)).toBeNull()
})

it("an account has the prices for businesses for a week while VIES is unavailable, and then no longer", async () => {
  const product = await ownProduct({ price: 10, stock: 100, vat_rate: 6 })
  const list = await newList({ is_for_businesses: true })
  await setPrices(list, product, [{ from: 1, net_price: 8.49 }])
  const person = await account()
  const digits = 10_000_000 + Math.floor(Math.random() * 10_000_000)
  const vat_number = `BE${digits}${String(97 - (digits % 97)).padStart(2, "0")}`
  const profile = { first_name: "Ada", last_name: "Peeters", phone: "" }
  const business = { company: "Noiseraie SRL", vat_number }
  await person.shop.write("PUT", "/api/users/profile", { json: { ...profile, business } })
  await untilPrice(person, product, 9)
  await fetch(`${requireVariable("BUSINESS_EMULATOR_URL")}/_control/vies`, {
    method: "POST",
    body: JSON.stringify({ vat_number, answer: "away" }),
  })
  const confirmedDaysAgo = async (days: number) => {
    const at = new Date(Date.now() - days * 86_400_000)
    await shopDatabase()("vat_number_check").where({ vat_number }).update({ checked_at: at, updated_at: at })
  }
  await confirmedDaysAgo(6)
  expect(await tradePrice(person.shop, product)).toBe(9)
  await confirmedDaysAgo(8)
  expect(await tradePrice(person.shop, product)).toBeNull()
  expect((await person.shop.addItem(product.id)).items[0]?.unit_price).toBe(10)
})
