import {
  productTableResultSchema,
  stockMovementsSchema,
  type AdminProduct,
  type ProductTable,
} from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { administrator, makeProduct, productsOf, hideProducts } from "../../testing/administrator"
import { changesOf } from "../../testing/changed-product"

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(hideProducts)

type Row = ProductTable["rows"][number]

const rowOf = ({ id, version }: AdminProduct, change: Partial<Row> = {}): Row => ({ id, version, ...change })

const sizeOf = ({ variants: [first] }: AdminProduct, change: Partial<NonNullable<Row["sizes"]>[number]>) => ({
  ...{ variant_id: first?.id ?? "" },
  ...change,
})

const send = (rows: readonly Row[]) => admin.write("PATCH", "/api/admin/products", { json: { rows } })

async function save(rows: readonly Row[]) {
  const { status, body } = await send(rows)
  expect(status).toBe(200)
  return productTableResultSchema.parse(body)
}

let created: AdminProduct[]
beforeAll(async () => {
  created = []
  for (const price of [7, 8, 9]) created.push(await makeProduct(admin, { price, stock: 12 }))
})

const read = async (...products: AdminProduct[]) => {
  const ids = products.map(({ id }) => id)
  const matches = await productsOf(admin, { ids: ids.join(",") })
  return ids.flatMap((id) => matches.find((each) => each.id === id) ?? [])
}

it("a table saves many products with names, prices, stock, category, threshold and status", async () => {
  const [one, two, three] = created as [AdminProduct, AdminProduct, AdminProduct]
  const category = (await productsOf(admin)).find(({ category_id }) => category_id)?.category_id ?? null
  const result = await save([
    rowOf(one, { name_fr: "Une noix", sizes: [sizeOf(one, { price: 7.5, stock: 40 })] }),
    rowOf(two, {
      ...{ category_id: category, active: false, low_stock_threshold: 3 },
      sizes: [sizeOf(two, { moved: { quantity: 5, reason: "delivery" } })],
    }),
    rowOf(three, { sizes: [sizeOf(three, { moved: { quantity: -2, reason: "damaged" } })] }),
  ])
  expect(result.saved).toBe(true)
  expect(result.rows.map(({ refusal }) => refusal)).toEqual([null, null, null])
  const expected = [
    { name_fr: "Une noix", price: 7.5, stock: 40 },
    { category_id: category, active: false, low_stock_threshold: 3, stock: 17, price: 8 },
    { stock: 10, price: 9, active: true },
  ]
  expect(result.rows.map(({ product }) => product)).toMatchObject(expected)
  expect(await read(one, two, three)).toMatchObject(expected)
  const { body } = await admin.send("GET", `/api/admin/products/${three.id}/stock-movements`)
  expect(stockMovementsSchema.parse(body)[0]).toMatchObject({ quantity: -2, reason: "damaged", stocked: 10 })
  expect((await changesOf(admin, one.id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(["price", "stock", "changed"]),
  )
})

it("a table saves nothing if one row is invalid or outdated, and each such row has an error", async () => {
  const before = await read(...created)
  const [one, two, three] = before as [AdminProduct, AdminProduct, AdminProduct]
  await admin.write("PATCH", `/api/admin/products/${three.id}/price`, { json: { price: 9.1 } })
  const { saved, rows } = await save([
    rowOf(one, { name_fr: "Jamais", sizes: [sizeOf(one, { price: 99, stock: 99 })] }),
    rowOf(two, { sizes: [sizeOf(two, { moved: { quantity: -18, reason: "lost" } })] }),
    rowOf(three, { sizes: [sizeOf(three, { price: 8.8 })] }),
    { id: "prod_nobody", version: "x" },
  ])
  expect(saved).toBe(false)
  expect(rows.map(({ refusal }) => refusal?.code ?? null)).toEqual([
    ...[null, "insufficient_stock", "changed_meanwhile", "product_not_found"],
  ])
  expect(rows.map(({ product }) => product?.price ?? null)).toEqual([one.price, two.price, 9.1, null])
  expect(await read(one, two, three)).toMatchObject([one, two, { price: 9.1, stock: three.stock }])
})

it("a stock movement is added to the stock after a concurrent sale", async () => {
  const product = await makeProduct(admin, { stock: 12 })
  await buy(new ShopClient(), {}, product.id)
  const late = await save([rowOf(product, { sizes: [sizeOf(product, { stock: 12 })] })])
  expect(late.rows[0]?.refusal?.code).toBe("changed_meanwhile")
  const [now] = await read(product)
  if (!now) throw new Error("The product is gone.")
  const { rows } = await save([
    rowOf(now, { sizes: [sizeOf(now, { moved: { quantity: 5, reason: "delivery" } })] }),
  ])
  expect(rows[0]?.product).toMatchObject({ stock: 15, held: 2 })
})

it("a table accepts at most a hundred different products, and per size a stock or a movement", async () => {
  const row = { id: "prod_1", version: "x" }
  const many = Array.from({ length: 101 }, (_, at) => ({ id: `prod_${at}`, version: "x" }))
  const both = { variant_id: "variant_1", stock: 1, moved: { quantity: 1, reason: "delivery" as const } }
  const wrong = { variant_id: "variant_1", moved: { quantity: -1, reason: "delivery" as const } }
  const bad = [many, [], [row, row], [{ ...row, sizes: [both] }], [{ ...row, sizes: [wrong] }]]
  for (const rows of bad) expect((await send(rows)).status).toBe(400)
})
