import { favouritesSchema, MAX_FAVOURITES, personalDataSchema, productsSchema } from "@bon-perroquet/contract"
import { requireVariable, ownProduct, ShopClient } from "@bon-perroquet/testing"
import { knex as connect } from "@medusajs/framework/mikro-orm/knex"

const idsIn = ({ body }: { body: unknown }) => favouritesSchema.parse(body).product_ids
const mark = (shop: ShopClient, ...product_ids: string[]) =>
  shop.write("POST", "/api/favourites", { json: { product_ids } })

it("favourites of an account are ordered, shared by all devices, exported and deleted with the account", async () => {
  const shop = new ShopClient()
  const { user, password } = await shop.register()
  // Finds products by handle, because other tests delete their own products.
  const idOf = async (handle: string) => (await shop.product(handle)).id
  const first = await idOf("amandes-decortiquees")
  const second = await idOf("noix-de-cajou")
  const third = await idOf("papaye-en-des")
  expect(idsIn(await shop.send("GET", "/api/favourites"))).toEqual([])
  expect(idsIn(await mark(shop, first, second, "prod_none"))).toEqual([first, second])
  expect(idsIn(await mark(shop, third))).toEqual([third, first, second])
  expect(idsIn(await mark(shop, second))).toEqual([third, first, second])
  const elsewhere = new ShopClient()
  await elsewhere.login(user.email, password)
  expect(idsIn(await elsewhere.write("DELETE", `/api/favourites/${first}`))).toEqual([third, second])
  expect((await elsewhere.write("DELETE", `/api/favourites/${first}`)).status).toBe(200)
  const { more } = personalDataSchema.parse((await shop.send("GET", "/api/users/export")).body)
  expect(more.favourites).toMatchObject([{ product_id: second }, { product_id: third }])

  await shop.write("DELETE", "/api/users/me", { json: { password } })
  const database = connect({
    client: "pg",
    connection: { connectionString: requireVariable("DATABASE_URL") },
  })
  expect(await database("favourite").where({ customer_id: user.id })).toEqual([])
  await database.destroy()
})

it("the list of favourite products keeps the requested order, and guests have no stored favourites", async () => {
  const guest = new ShopClient()
  const { id } = await ownProduct()
  const [other] = (await guest.products()).filter((product) => product.id !== id)
  const { body } = await guest.send("GET", `/api/favourites/products?ids=${id},prod_none,${other?.id ?? ""}`)
  expect(productsSchema.parse(body).map((product) => product.id)).toEqual([id, other?.id])
  const many = Array.from({ length: MAX_FAVOURITES + 1 }, (_, at) => `prod_${at}`).join(",")
  expect((await guest.send("GET", `/api/favourites/products?ids=${many}`)).status).toBe(400)
  expect((await guest.send("GET", "/api/favourites")).status).toBe(401)
  expect((await mark(guest, id)).status).toBe(401)
})
