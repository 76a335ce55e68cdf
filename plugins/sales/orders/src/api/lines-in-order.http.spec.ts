import { adminOrderDetailSchema } from "@bon-perroquet/contract"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { ownProduct } from "@bon-perroquet/testing/products"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"

let database: Knex
beforeAll(() => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

async function moveBehind(ids: (string | undefined)[]): Promise<void> {
  for (const id of ids)
    await database.transaction(async (transaction) => {
      const rows = await transaction("order_item").where({ id }).del().returning("*")
      await transaction("order_item").insert(rows)
    })
}

it("an order's lines keep the order of the cart after their rows have moved", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register()
  const products = []
  for (let count = 0; count < 4; count++) products.push(await ownProduct())
  for (const { id } of products) await shop.addItem(id)
  const [last] = products.splice(-1)
  const number = await buy(shop, { customer_email: user.email }, last?.id)
  const expected = [...products, last].map((product) => product?.id)
  const lines = async () => (await orderIn(shop, number)).items

  const before = await lines()
  expect(before.map(({ product_id }) => product_id)).toEqual(expected)
  const rows = await database("order_item")
    .join("order", "order.id", "order_item.order_id")
    .where("order.custom_display_id", number)
    .pluck<string[]>("order_item.id")
  const [first, second] = rows.sort()
  await moveBehind([second, first])
  expect((await lines()).map(({ product_id }) => product_id)).toEqual(expected)

  const { text } = await until("the confirmation", async () =>
    (await mailTo(user.email)).find(({ text }) => text.includes(number)),
  )
  const places = before.map(({ name }) => text.indexOf(name))
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

it("the shopkeeper gets the goods to pack in two languages: the customer's for the slip, and the shopkeeper's own", async () => {
  const number = await buy(new ShopClient({ language: "nl" }))
  const { name_fr, name_nl } = await new ShopClient().product("amandes-decortiquees")
  expect(name_fr).not.toBe(name_nl)
  const shopkeeper = new ShopClient({ language: "fr" })
  await shopkeeper.signInOwner()
  const { body } = await shopkeeper.send("GET", `/api/admin/orders/${number}`)
  const { language, to_pack } = adminOrderDetailSchema.parse(body)
  expect({ language, to_pack }).toMatchObject({
    language: "nl",
    to_pack: [{ name: name_nl, local_name: name_fr, quantity: 2 }],
  })
})
