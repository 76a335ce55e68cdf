import { adminCategoriesSchema } from "@bon-perroquet/contract"
import { featuresSettingSchema, type Features } from "@bon-perroquet/contract/features"
import { newCode, promotion } from "@bon-perroquet/checkout/promotions/testing"
import { EngineClient, ownProduct, ShopClient } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { buy } from "@bon-perroquet/testing/purchase"
import { createHash } from "node:crypto"
import { strFromU8 } from "fflate"
import { administrator, makeProduct, hideProducts } from "../testing/administrator"
import { ImportCalls, importIn } from "../testing/imports"

let admin: ShopClient
let imports: ImportCalls
let files: Record<string, Uint8Array>
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})
afterAll(hideProducts)

type Kind = Parameters<ImportCalls["sendTable"]>[0]

const check = async (kind: Kind, csv: string) => importIn(await imports.sendTable(kind, csv))
const bring = async (kind: Kind, ...lines: string[]) =>
  expect(await imports.finish((await check(kind, lines.join("\n"))).id)).toMatchObject({ error_count: 0 })

const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
/** Returns a file with the lines of this test only, because other tests change records at the same time. */
const own = (name: string, mark: string) => {
  const [heading = "", ...lines] = text(name).split("\n")
  const mine = lines.filter((line) => line.toUpperCase().includes(mark.toUpperCase()))
  return [heading, ...mine].join("\n")
}

/** Creates promotions with codes that differ in case, and of deleted products. @returns the mark of their codes */
async function promotions(): Promise<string> {
  const mark = newCode()
  const sku = `h-${mark.toLowerCase()}`
  const sized = await makeProduct(admin, {
    handle_fr: sku,
    variants: [
      { sku, label_fr: "250 g", price: 4.5, stock: 10 },
      { label_fr: "1 kg", price: 16, stock: 3 },
    ],
  })
  const [product, deleted] = [await ownProduct(), await ownProduct()]
  const engine = await EngineClient.signIn()
  await promotion(engine, { value: 10, on: "order" }, `H-${mark}`)
  await promotion(engine, { value: 20, on: "order" }, `h-${mark}`)
  await promotion(engine, { value: 10, products: [deleted.id] }, `GONE-${mark}`)
  await promotion(engine, { value: 100 / 3, on: "order" }, `THIRD-${mark}`)
  const minimum = { attribute: "item_total", operator: "gte", values: ["0"] }
  await promotion(engine, { value: 10, on: "order", rules: [minimum] }, `LEAST-${mark}`)
  await bring(
    "promotions",
    "code;on;products;percent;amount;minimum;limit;limit_per_email;segment;from;until;note",
    `E-${mark};;${product.handle};12,5;;;5;1;lapsed;2035-01-01;2035-02-01;"Note; deux"`,
    `F-${mark};delivery;;100;;45,00;;;;;;`,
    `I-${mark};;${sized.id};10;;;;;;;;`,
    `DELETED-${mark};;${deleted.id};10;;;;;;;;`,
  )
  expect(await admin.write("DELETE", `/api/admin/products/${deleted.id}`)).toMatchObject({ status: 200 })
  return mark
}

it("the archive contains all data of the shop, and its files can be imported again without a change", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register({ phone: "0470" })
  const product = await makeProduct(admin)
  const custom_fields = { customer_reference: `PO-${Date.now()}` }
  const number = await buy(shop, { customer_email: user.email, custom_fields })
  await admin.write("PUT", "/api/admin/settings/redirects", {
    json: { source: "/old/page", target: "/about" },
  })
  const mark = await promotions()
  const [from, to, out] = ["from", "to", "out"].map((name) => `${name}-${mark.toLowerCase()}@example.org`)
  const consent = "Newsletter: Nouveautés, une fois par mois; promotions"
  await bring(
    "customers",
    "email,newsletter,newsletter_since,newsletter_source,newsletter_text,custom_bird_count,custom_former_number",
    `${from},yes,2023-04-05,Former shop,"${consent}",4,K-9`,
  )
  await bring("newsletter", "Email Address,UNSUB_TIME,LEID", `${out},2024-05-01 12:00:00,1`)
  await bring(
    "reviews",
    "product_handle,reviewer_email,reviewer_name,rating,title,body,review_date,status,reply",
    `${product.handle},${from},Ada P.,5,Bon,Très bon,2024-05-01,approved,Merci`,
    `${product.handle},,,3,,Anonyme,2024-05-05,hold,`,
  )
  await bring(
    "gift_cards",
    "Code,E-mail,Balance,Expires,Status",
    `GIFT-${mark.slice(-8)},,12.50,2035-08-31,active`,
    `,${user.email},5.00,,`,
  )

  const sale = {
    ...{ from: "2035-03-01", until: "2035-03-31" },
    prices: [{ variant_id: product.variants[0]?.id, price: 5 }],
  }
  await admin.write("POST", `/api/admin/products/${product.id}/sale-prices`, { json: sale })
  const note = `Calls at noon ${mark}`
  await admin.write("POST", `/api/admin/orders/${number}/notes`, { json: { text: note } })
  const variant_id = product.variants[0]?.id
  await shopDatabase().raw(
    `INSERT INTO repeat_delivery (id, order_id, email, weeks, begun_weeks, state, next_on, when_missing, lines,
       payment_id, last_total_cents)
     SELECT :id, id, email, 4, 4, 'ended', '2035-01-01', 'wait', :lines, 'pi_1', 1470 FROM "order"
     WHERE custom_display_id = :number`,
    { id: `repeat_${mark}`, number, lines: JSON.stringify([{ variant_id, quantity: 2 }]) },
  )
  await shop.write("POST", "/api/favourites", { json: { product_ids: [product.id] } })
  const asked = `asked-${mark.toLowerCase()}@example.org`
  await shopDatabase()("back_in_stock_request").insert({
    ...{ id: `bis_${mark}`, product_id: product.id, variant_id, email: asked, language: "nl" },
    confirmed_at: "2026-11-30T10:00:00Z",
  })
  const line = { product_id: product.id, variant_id, sku: product.sku, name: "Noix; en vrac", quantity: 20 }
  await shopDatabase()("quote").insert({
    ...{ id: `quote_${mark}`, customer_id: user.id, language: "fr", state: "accepted" },
    ...{ valid_until: "2035-01-31", message: "Livrable en mai ?", answer: "Oui" },
    lines: JSON.stringify([{ ...line, usual_net_cents: 849, net_cents: 755 }]),
  })
  await admin.write("PATCH", `/api/admin/products/${product.id}/stock`, { json: { stock: 2 } })
  await shopDatabase().raw(
    `INSERT INTO lot (id, inventory_item_id, location_id, number, supplier, best_before, received, quantity, to_clear)
     SELECT :id, id, 'none', :number, 'Noiseraie; SRL', '2035-06-30', 9, 4, 1 FROM inventory_item WHERE sku = :sku`,
    { id: `lot_${mark}`, number: `=LOT-${mark}`, sku: product.sku },
  )
  const terms = { limit_cents: 250_000, payment_days: 30, end_of_month: true }
  await shopDatabase()("credit_account").insert({
    ...{ ...terms, id: `cra_${mark}`, customer_id: user.id, approved_by: "ada@example.org" },
    approved_at: "2026-11-30T10:00:00Z",
  })
  const tree = [`Semences ${mark}`, `Perruches ${mark}`]
  const child = await bringIntoCategories(tree)

  // The archive also has the data of functions that are switched off.
  const enabled = await setFeatures({ reviews: false, gift_cards: false })
  files = await withoutOtherDocuments(number, () => imports.archive())
  await setFeatures(enabled)
  await shopDatabase()("lot").delete().where({ location_id: "none" })
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      ...["README.md", "products.csv", "pictures.csv", "categories.json", "customers.csv", "orders.csv"],
      ...["newsletter-opt-outs.csv", "reviews.csv", "promotions.csv", "promotions.json"],
      ...["settings.json", "redirects.csv", "sales.csv", "staff-notes.csv", "subscriptions.csv"],
      ...["delivery-options.csv", "wish-lists.csv", "back-in-stock.csv", "quotes.csv"],
      ...["lots.csv", "stock-movements.csv", "credit-accounts.csv"],
      ...["trade-lists.json", "trade-prices.csv", "questions.csv", "SHA256SUMS"],
    ]),
  )
  expect(text("pictures.csv")).toContain(`${product.sku};1;http`)
  expect(text("customers.csv").split("\n")[0]).toContain("custom_bird_count;custom_former_number")
  expect(own("customers.csv", from ?? "")).toContain("4;K-9")
  expect(text("orders.csv").split("\n")[0]).toContain("custom_customer_reference;custom_packed_by")
  expect(own("orders.csv", number)).toContain(custom_fields.customer_reference)
  expect(text("balances.csv")).toContain(`…${mark.slice(-4)};;12.5;EUR;2035-08-31T22:00:00.000Z;active`)
  expect(text("balances.csv")).toContain(`;${user.email};5;EUR;;active`)
  expect(text("redirects.csv")).toContain("/old/page;/about;")
  expect(text("sales.csv")).toContain(`${product.sku};5.00;2035-03-01;2035-03-31;`)
  expect(text("staff-notes.csv")).toContain(`${user.email};${number};`)
  expect(text("staff-notes.csv")).toContain(note)
  expect(own("subscriptions.csv", mark)).toContain(
    `repeat_${mark};ended;${user.email};4;2035-01-01;${product.sku};2;;wait;14.70;${number};`,
  )
  for (const name of [
    ...["subscriptions.csv", "delivery-options.csv", "wish-lists.csv", "quotes.csv"],
    ...["lots.csv", "stock-movements.csv", "credit-accounts.csv"],
  ])
    expect(text("README.md")).toContain(`\`${name}\`: `)
  expect(text("delivery-options.csv")).toMatch(/^BE;[^;]+;home;[^;]+;yes;no;\d+;\d+;\d+;;\d+\.\d\d\r$/m)
  expect(text("delivery-options.csv")).toMatch(/^BE;[^;]+;home;[^;]+;yes;no;\d+;\d+;;\d+\.\d\d;0\.00\r$/m)
  expect(text("wish-lists.csv")).toContain(`${user.email};${product.handle};20`)
  expect(text("back-in-stock.csv")).toContain(`${asked};${product.handle};${product.sku};nl;20`)
  expect(own("quotes.csv", mark)).toContain(`quote_${mark};accepted;${user.email};`)
  expect(own("quotes.csv", mark)).toContain(
    `;2035-01-31;;${product.sku};"Noix; en vrac";20;8.49;7.55;Livrable en mai ?;Oui`,
  )
  expect(text("lots.csv")).toMatch(
    new RegExp(`^${product.sku};;'=LOT-${mark};"Noiseraie; SRL";2035-06-30;20[^;]+;9;4;1;\r$`, "m"),
  )
  expect(text("stock-movements.csv")).toMatch(new RegExp(`^20[^;]+;${product.sku};[^;]+;-\\d+;2;`, "m"))
  expect(text("credit-accounts.csv")).toContain(`${user.id};${user.email};`)
  expect(own("credit-accounts.csv", user.id)).toContain(";2500.00;30;yes;0;0;")
  expect(own("orders.csv", number)).toContain("Rue Haute 12")
  expect(own("products.csv", child)).toContain(`;${tree.join(" > ")};`)
  expect(JSON.parse(text("categories.json"))).toContainEqual(
    expect.objectContaining({ name_fr: tree[1], parent_id: expect.any(String) as string }),
  )
  for (const name of ["categories.json", "promotions.json", "settings.json", "trade-lists.json"])
    expect(typeof JSON.parse(text(name))).toBe("object")
  for (const [name, bytes] of Object.entries(files))
    if (name !== "SHA256SUMS")
      expect(text("SHA256SUMS")).toContain(`${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`)

  const same = { unknown_columns: [], errors: [], changes: 0 }
  expect(await imports.check(own("products.csv", product.sku))).toMatchObject({ ...same, lines: 1 })
  expect(await check("customers", own("customers.csv", user.email))).toMatchObject({ ...same, lines: 1 })
  expect(await check("newsletter", own("newsletter-opt-outs.csv", out ?? ""))).toMatchObject({
    ...{ ...same, lines: 1 },
  })
  expect(await check("reviews", own("reviews.csv", product.handle))).toMatchObject({ ...same, lines: 2 })
  // The dashboard's form and its CSV file cannot express a third of a percent.
  expect(text("promotions.csv")).not.toContain(`THIRD-${mark}`)
  expect(await check("promotions", own("promotions.csv", mark))).toMatchObject({ ...same, lines: 8 })
  const orders = await check("orders", own("orders.csv", number))
  // Past orders have no fields of the merchant.
  expect(orders.unknown_columns.every((column) => /^(custom|delivery)_/.test(column))).toBe(true)
  expect(orders.errors).toEqual([])

  await bring("customers", own("customers.csv", from ?? "").replaceAll(from ?? "", to ?? ""))
  expect(await shopDatabase()("customer").where({ email: to }).first("metadata")).toMatchObject({
    metadata: { newsletter: { state: "subscribed", source: "Former shop", text: consent } },
  })

  // Another shop, which does not have the categories, creates them with their parents.
  const moved = own("products.csv", child)
    .replaceAll(mark, `NEW-${mark}`)
    .replaceAll(mark.toLowerCase(), `new-${mark.toLowerCase()}`)
  const { id } = await imports.check(moved)
  await imports.readAgain(id, { create_categories: true })
  expect(await imports.finish(id)).toMatchObject({ created: 1, error_count: 0 })
  const categories = await adminCategories()
  const parent = categories.find(({ name_fr }) => name_fr === `Semences NEW-${mark}`)
  expect(categories.find(({ name_fr }) => name_fr === `Perruches NEW-${mark}`)).toMatchObject({
    parent_id: parent?.id,
  })
})

/** Moves the documents of other orders out of the archive's period, because each PDF takes 80 ms. */
async function withoutOtherDocuments<T>(number: string, work: () => Promise<T>): Promise<T> {
  const moveOthers = (days: number) =>
    shopDatabase().transaction(async (transaction) => {
      // Without the triggers, which keep documents as they are.
      await transaction.raw("SET LOCAL session_replication_role = replica")
      const own = transaction("order").where({ custom_display_id: number }).select("id")
      const issued_at = transaction.raw("issued_at + make_interval(days => ?)", [days])
      await transaction("sales_document").whereNotIn("order_id", own).update({ issued_at })
    })
  await moveOthers(-36_500)
  try {
    return await work()
  } finally {
    await moveOthers(36_500)
  }
}

const adminCategories = async () =>
  adminCategoriesSchema.parse((await admin.send("GET", "/api/admin/categories")).body)

/** Imports a product in a category below another one. @returns its SKU */
async function bringIntoCategories(tree: readonly string[]): Promise<string> {
  const sku = `TREE-${tree[1]?.split(" ")[1] ?? ""}`
  const { id } = await imports.check(
    `sku,name_fr,price,category\n${sku},Noix ${sku},5.00,${tree.join(" > ")}`,
  )
  await imports.readAgain(id, { create_categories: true })
  expect(await imports.finish(id)).toMatchObject({ created: 1, error_count: 0 })
  return sku
}

/** @returns the former values */
async function setFeatures(changed: Partial<Features>): Promise<Partial<Features>> {
  const path = "/api/admin/settings/features"
  const { value } = featuresSettingSchema.parse((await admin.send("GET", path)).body)
  await admin.write("PUT", path, { json: { ...value, ...changed } })
  return value
}
