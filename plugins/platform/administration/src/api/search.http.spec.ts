import { randomUUID } from "node:crypto"
import {
  adminOrderDetailSchema,
  adminSearchSchema,
  SEARCH_LIMIT,
  type AdminProduct,
  type Language,
} from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { buy } from "@bon-perroquet/testing/purchase"
import { administrator, makeProduct, hideProducts } from "../testing/administrator"
import { forgetManyOrders, makeManyOrders, readsOfIndex } from "../testing/many-orders"

const INDEX = "IDX_order_address_folded_words"

const mark = () => `q${randomUUID().replaceAll("-", "").slice(0, 10)}`

let admin: ShopClient
/** A customer with an order, and a product that is not for sale. Their names contain `id`. */
const id = mark()
let email: string
let number: string
let product: AdminProduct
beforeAll(async () => {
  admin = await administrator()
  const shop = new ShopClient()
  const { user } = await shop.register({ first_name: "Zoë", last_name: `Hélène${id} ${id}` })
  email = user.email
  number = await buy(shop, {
    first_name: "Zoë",
    last_name: `D’Œuvray-${id}`,
    customer_email: email,
    address: { street: `Chaussée ${id}`, number: "12", box: "3", postal_code: "5000", city: `Liège-${id}` },
  })
  product = await makeProduct(admin, {
    name_fr: `Noix épicées ${id}`,
    name_nl: `Kruidige noten ${id}`,
    name_en: `Spicy nuts ${id}`,
    active: false,
  })
})
afterAll(hideProducts)

async function search(q: string, by = admin, language: Language = "fr") {
  const { status, body } = await by.send(
    "GET",
    `/api/admin/search?${new URLSearchParams({ q }).toString()}`,
    {
      headers: { "Accept-Language": language },
    },
  )
  expect(status).toBe(200)
  return adminSearchSchema.parse(body)
}
const numbersOf = async (q: string) => (await search(q)).orders.map(({ order_number }) => order_number)

it("an order is found by number, name, e-mail address, street, town and parcel, ignoring case and accents", async () => {
  const short = String(Number(number.split("-").at(-1)))
  for (const requested of [
    number,
    number.toLowerCase(),
    `zoe ${id}`,
    `oeuvray ${id}`,
    `D'ŒUVRAY ${id}`,
    email,
    `CHAUSSEE ${id} 12`,
    `liege ${id}`,
    `Liège-${id.slice(0, 7)}`,
    `5000 ${id}`,
  ])
    expect([requested, await numbersOf(requested)]).toEqual([requested, expect.arrayContaining([number])])
  expect((await numbersOf(short))[0]).toBe(number)
  expect((await numbersOf(`000${short}`))[0]).toBe(number)
  expect((await search(`liege ${id}`)).orders[0]).toMatchObject({
    customer_name: `Zoë D’Œuvray-${id}`,
    city: `Liège-${id}`,
    status: "paid",
  })
  const parcel = `3232 ${Date.now()}`
  const shipped = { status: "shipped", tracking_number: parcel }
  await admin.write("PUT", `/api/admin/orders/${number}/status`, { json: shipped })
  for (const requested of [parcel, parcel.replace(" ", ""), parcel.slice(0, 12)])
    expect(await numbersOf(requested)).toContain(number)
  const { body } = await admin.send(
    "GET",
    `/api/admin/orders?limit=10&search=${encodeURIComponent(`chaussee ${id}`)}`,
  )
  expect(body).toMatchObject([{ order_number: number }])
  expect((await search(`helene${id}`)).customers).toMatchObject([{ email, name: `Zoë Hélène${id} ${id}` }])
})

it.each<[script: string, first_name: string, last_name: string, typed: string[]]>([
  [
    "Latin",
    "Işık O'Neill D’Arc Müller Ĳsbrand Łukasz Đorđe Þóra Strauß",
    "Nguyễn Çelik İbrahim Ștefan Søren Ærø Škoda Œuvrard Jean-Pierre",
    [
      ...["isik", "IŞIK", "Işık", "oneill", "o'neill", "O’NEILL", "neill", "darc", "arc", "d'arc", "muller"],
      ...["Müller", "ijsbrand", "Ĳsbrand", "lukasz", "dorde", "thora", "strauss", "STRAUß", "nguyen"],
      ...["celik", "ibrahim", "İBRAHİM", "stefan", "soren", "aero", "skoda", "oeuvrard", "jean pierre"],
    ],
  ],
  [
    "any other",
    "李小龍 さくら 김민준 محمد أحمد כהן",
    "สมชาย ใจดี Παπαδόπουλος ΓΙΏΡΓΟΣ Ёлкина Андрей",
    [
      ...[
        "李",
        "李小龍",
        "さくら",
        "김",
        "김민준",
        "محمد",
        "مُحَمَّد",
        "أحمد",
        "احمد",
        "כהן",
        "כֹּהֵן",
        "สมชาย",
        "ใจดี",
      ],
      ...["παπαδοπουλος", "ΠΑΠΑΔΌΠΟΥΛΟΣ", "γιώργος", "елкина", "ЁЛКИНА", "андреи"],
    ],
  ],
])("a customer is found by a name as people type it, in %s script", async (_script, first, last, typed) => {
  const id = mark()
  const { user } = await new ShopClient().register({ first_name: first, last_name: `${last} ${id}` })
  const missed: string[] = []
  for (const name of typed) {
    const { customers } = await search(name === "李" ? name : `${name} ${id}`)
    if (!customers.some(({ email }) => email === user.email)) missed.push(name)
  }
  expect(missed).toEqual([])
})

it("a product is found by its name in any language and by its SKU, even if it is not for sale", async () => {
  for (const requested of [`epicees ${id}`, `kruid ${id}`, `SPICY ${id}`, product.sku])
    expect((await search(requested)).products).toMatchObject([{ id: product.id, active: false }])
  expect((await search(id, admin, "nl")).products).toMatchObject([{ name: `Kruidige noten ${id}` }])
})

it.each(["", " ", "a", "?", "%", "' | & ! ( ) :* \\", "💥", "x".repeat(120)])(
  "a short or meaningless search finds nothing: %s",
  async (expected) => {
    expect(await search(expected)).toEqual({ orders: [], products: [], customers: [], former_orders: [] })
  },
)

it("a search that is too long is rejected", async () => {
  expect((await admin.send("GET", "/api/admin/search")).status).toBe(400)
  expect((await admin.send("GET", `/api/admin/search?q=${"x".repeat(121)}`)).status).toBe(400)
})

it("a search finds only records that the role may read", async () => {
  const goods = await inviteAdministrator("goods")
  const results = await search(id, goods.shop)
  expect(results).toMatchObject({ orders: [], products: [{ id: product.id }], customers: [] })
  await removeAdministrator(goods)
  const own = await search(id)
  expect([own.orders.length, own.customers.length]).toEqual([1, 1])
})

it("a search among many orders uses the word index", async () => {
  const { body } = await admin.send("GET", `/api/admin/orders/${number}`)
  const street = mark()
  const before = await readsOfIndex(INDEX)
  await makeManyOrders(adminOrderDetailSchema.parse(body).id, 5_000, street)
  try {
    expect((await search(`rue ${street} 777`)).orders).toHaveLength(1)
    expect((await search(`rue ${street}`)).orders).toHaveLength(SEARCH_LIMIT)
    await until("the index read", async () => (await readsOfIndex(INDEX)) > before)
  } finally {
    await forgetManyOrders()
  }
})
