import { ShopClient } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { buy } from "@bon-perroquet/testing/purchase"
import { createHash } from "node:crypto"
import { strFromU8 } from "fflate"
import { administrator, makeProduct, removeProducts } from "../testing/administrator"
import { ImportCalls, importIn } from "../testing/imports"

const EXPORT = "/api/admin/export.zip"

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(() => removeProducts(admin))

async function archive(): Promise<{ files: Record<string, Uint8Array>; text: (name: string) => string }> {
  const files = await new ImportCalls(admin).archive()
  return { files, text: (name) => strFromU8(files[name] ?? new Uint8Array()) }
}

it("the text of a newsletter consent is exported with the customers, and imported again", async () => {
  const imports = new ImportCalls(admin)
  const [from, to] = ["from", "to"].map((name) => `${name}-${Date.now()}@example.org`)
  const text = "Newsletter: Nouveautés, une fois par mois; promotions"
  const bring = async (csv: string) => imports.finish(importIn(await imports.sendTable("customers", csv)).id)
  const columns = "email,newsletter,newsletter_since,newsletter_source,newsletter_text"
  await bring(`${columns}\n${from},yes,2023-04-05,Former shop,"${text}"`)
  const [heading = "", ...lines] = (await archive()).text("customers.csv").split("\n")
  const line = lines.find((each) => each.startsWith(`${from};`)) ?? ""
  await bring(`${heading}\n${line.replace(from ?? "", to ?? "")}`)
  const stored: unknown = await shopDatabase()("customer").where({ email: to }).first("metadata")
  expect(stored).toMatchObject({
    metadata: { newsletter: { state: "subscribed", source: "Former shop", text } },
  })
})

it("the archive contains all data of the shop, and its files can be imported again", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register({ phone: "0470" })
  const product = await makeProduct(admin)
  const custom_fields = { customer_reference: `PO-${Date.now()}` }
  const number = await buy(shop, { customer_email: user.email, custom_fields })
  await admin.write("PUT", "/api/admin/settings/redirects", {
    json: { source: "/old/page", target: "/about" },
  })
  const { files, text } = await archive()
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      ...["README.md", "products.csv", "pictures.csv", "categories.json", "customers.csv", "orders.csv"],
      ...["newsletter-opt-outs.csv", "reviews.csv", "promotions.csv", "promotions.json"],
      ...["settings.json", "redirects.csv", "SHA256SUMS"],
    ]),
  )
  expect(text("products.csv")).toContain(product.sku)
  expect(text("pictures.csv")).toContain(`${product.sku};1;http`)
  expect(text("customers.csv")).toContain(user.email)
  expect(text("orders.csv").split("\n")[0]).toContain("custom_customer_reference;custom_packed_by")
  expect(
    text("orders.csv")
      .split("\n")
      .find((line) => line.includes(number)),
  ).toContain(custom_fields.customer_reference)
  expect(text("redirects.csv")).toContain("/old/page;/about;")
  for (const name of ["categories.json", "promotions.json", "settings.json"])
    expect(typeof JSON.parse(text(name))).toBe("object")
  for (const [name, bytes] of Object.entries(files))
    if (name !== "SHA256SUMS")
      expect(text("SHA256SUMS")).toContain(`${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`)

  const imports = new ImportCalls(admin)
  // Returns the lines of this test only, because other tests change records at the same time.
  const own = (name: string, mark: string) => {
    const [heading = "", ...lines] = text(name).split("\n")
    return [heading, ...lines.filter((line) => line.includes(mark))].join("\n")
  }
  expect(await imports.check(own("products.csv", product.sku))).toMatchObject({
    lines: 1,
    changes: 0,
    error_count: 0,
  })
  const customers = importIn(await imports.sendTable("customers", own("customers.csv", user.email)))
  expect(customers).toMatchObject({ unknown_columns: [], errors: [], changes: 0 })
  const orders = importIn(await imports.sendTable("orders", own("orders.csv", number)))
  // Past orders have no fields of the merchant.
  expect(orders.unknown_columns.every((column) => column.startsWith("custom_"))).toBe(true)
  expect(orders.errors).toEqual([])
  for (const kind of ["newsletter", "promotions", "reviews"] as const) {
    const name = kind === "newsletter" ? "newsletter-opt-outs.csv" : `${kind}.csv`
    const again = await imports.sendTable(kind, text(name))
    // The import rejects a file without rows.
    const rows = text(name).trim().split("\r\n").length - 1
    if (rows > 0) expect(importIn(again)).toMatchObject({ unknown_columns: [], errors: [] })
    else expect(again).toMatchObject({ status: 422 })
  }
})

it("only owners who have just entered their password or code can download the archive", async () => {
  expect(await new ShopClient().send("GET", EXPORT)).toMatchObject({ status: 401 })
  const orders = await inviteAdministrator("orders")
  try {
    expect(await orders.shop.send("GET", EXPORT)).toMatchObject({ status: 403 })
  } finally {
    await removeAdministrator(orders)
  }
})
