import { errorSchema, listedTradePricesSchema, tradeListSchema } from "@bon-perroquet/contract"
import { ownProduct, ShopClient } from "@bon-perroquet/testing"
import { ImportCalls, importIn } from "../testing/imports"
import {
  admin,
  engine,
  form,
  LISTS,
  made,
  newGroup,
  newList,
  save,
  shown,
  sizeOf,
  tradePrice,
  untilPrice,
  useTradeLists,
  wholesale,
  wholesaler,
} from "./testing/wholesale"

useTradeLists()

it("a list of Medusa Admin for a customer group is a trade price list", async () => {
  const product = await ownProduct({ price: 10, stock: 100 })
  const group = await newGroup()
  const { price_list } = await engine.post<{ price_list: { id: string } }>("/admin/price-lists", {
    ...{ title: "Admin", description: "Admin", type: "sale", status: "active" },
    rules: { "customer.groups.id": [group] },
    prices: [{ currency_code: "eur", amount: 6, variant_id: sizeOf(product) }],
  })
  made.push(price_list.id)
  const person = await wholesaler(group)
  await untilPrice(person, product, 6)
  expect((await person.shop.addItem(product.id)).items[0]?.unit_price).toBe(6)
  expect((await new ShopClient().addItem(product.id)).items[0]?.unit_price).toBe(10)
})

it("a list's fields and prices can be read back, changed from the version that was read, and are logged", async () => {
  const { product, list, group } = await wholesale()
  const read = tradeListSchema.parse((await admin.send("GET", `${LISTS}/${list.id}`)).body)
  expect(read).toMatchObject({ group_ids: [group], state: "running", sizes: 1, customers: 1 })
  const prices = listedTradePricesSchema.parse((await admin.send("GET", `${LISTS}/${list.id}/prices`)).body)
  expect(prices).toMatchObject([
    {
      sku: product.sku,
      usual_net_price: 9.43,
      steps: [
        { from: 1, net_price: 8.49 },
        { from: 10, net_price: 7.55 },
      ],
    },
  ])
  const stale = await admin.write("PUT", `${LISTS}/${list.id}`, {
    json: form({ group_ids: [group] }),
    headers: { "If-Match": '"old"' },
  })
  expect(stale.status).toBe(412)
  const unknown = await admin.write("POST", LISTS, { json: form({ group_ids: ["cusgroup_unknown"] }) })
  expect(errorSchema.parse(unknown.body).code).toBe("customer_group_not_found")
  expect((await admin.write("POST", LISTS, { json: form({}) })).status).toBe(400)
  const file = String((await admin.send("GET", `${LISTS}/${list.id}/prices.csv`)).body)
  expect(file).toContain(`${product.sku};10;7.55`)
  const log = JSON.stringify((await admin.send("GET", "/api/admin/changes?subject=trade_list")).body)
  expect(log).toContain(`"${product.sku}":"1: 8.49, 10: 7.55"`)
})

it("a list that is off in Medusa Admin stays off when it is changed", async () => {
  const { product, person, list } = await wholesale()
  await engine.post(`/admin/price-lists/${list.id}?fields=id`, { status: "draft" })
  await untilPrice(person, product, null)
  expect((await save(list, { minimum_cents: 500 })).body).toMatchObject({ state: "off", minimum_cents: 500 })
  expect(await tradePrice(person.shop, product)).toBeNull()
})

it("of two administrators who read the groups of an account, only the first can save them, also at the same time", async () => {
  const groups = [await newGroup(), await newGroup(), await newGroup()]
  const { id } = await wholesaler(groups[0] ?? "")
  const path = `/api/admin/customers/${id}/groups`
  const read = async () => (await admin.send("GET", path)).headers.get("ETag") ?? ""
  const save = (count: number, tag: string) =>
    admin.write("PUT", path, {
      json: { group_ids: groups.slice(0, count) },
      headers: { "If-Match": tag },
    })
  const tag = await read()
  expect((await save(2, tag)).status).toBe(200)
  const late = await save(0, tag)
  expect([late.status, errorSchema.parse(late.body).code]).toEqual([412, "changed_meanwhile"])
  const newest = await read()
  const both = await Promise.all([save(1, newest), save(3, newest)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
})

it("the file of a list with a name that another list has changes only this list", async () => {
  const { product, group, list } = await wholesale()
  const other = await newList({ title: list.title, group_ids: [group] })
  const imports = new ImportCalls(admin)
  const named = `list;sku;net_price\n${list.title};${product.sku};5`
  expect(importIn(await imports.sendTable("trade_prices", named)).errors).toMatchObject([
    { line: 2, code: "list_unknown" },
  ])
  const file = String((await admin.send("GET", `${LISTS}/${list.id}/prices.csv`)).body)
  const checked = importIn(await imports.sendTable("trade_prices", file.replace("8.49", "8.02")))
  await imports.finish(checked.id)
  const pricesOf = async ({ id }: { id: string }) =>
    listedTradePricesSchema
      .parse((await admin.send("GET", `${LISTS}/${id}/prices`)).body)
      .flatMap(({ steps }) => steps.map(({ net_price }) => net_price))
  expect([await pricesOf(list), await pricesOf(other)]).toEqual([[8.02, 7.55], []])
})

it("a file changes prices after a preview, reports unknown lists and sizes, and can be undone", async () => {
  const { product, person, list } = await wholesale()
  const lines = [
    "Liste;SKU;Quantité;Prix HT",
    `${list.title};${product.sku};;8,02`,
    `${list.title};${product.sku};10;`,
    `${list.title};INCONNU;1;5`,
    `Autre;${product.sku};1;5`,
  ]
  const imports = new ImportCalls(admin)
  const checked = importIn(await imports.sendTable("trade_prices", lines.join("\n")))
  expect(checked).toMatchObject({ kind: "trade_prices", changes: 2, error_count: 2 })
  expect(checked.errors.map(({ code }) => code)).toEqual(["sku_unknown", "list_unknown"])
  expect(await tradePrice(person.shop, product)).toBe(9)
  await imports.finish(checked.id)
  await untilPrice(person, product, 8.5)
  expect((await shown(person.shop, product)).sizes[0]?.tiers).toEqual([])
  const undo = await imports.undo(checked.id)
  await imports.finish(undo.id)
  await untilPrice(person, product, 9)
  expect((await shown(person.shop, product)).sizes[0]?.tiers).toMatchObject([{ from: 10, price: 8 }])
})
