import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import fc from "fast-check"
import { writeCart, writeNewLine, type NEW_CART_COLUMNS } from "./new-cart"
import { EngineModules } from "./testing/engine-modules"

const knex = connect({ client: "pg", connection: { connectionString: process.env["DATABASE_URL"] ?? "" } })
let modules: EngineModules
beforeAll(async () => {
  modules = await EngineModules.start()
})
afterAll(async () => {
  modules.stop()
  await knex.destroy()
})

const text = fc.string({ minLength: 1, maxLength: 20 }).map((any) => any.replaceAll("\0", "0"))
const absent = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const line = fc.record({
  title: text,
  subtitle: absent(text),
  thumbnail: absent(text),
  quantity: fc.integer({ min: 1, max: 99 }),
  product_id: text,
  product_title: text,
  product_description: absent(text),
  product_subtitle: absent(text),
  product_handle: text,
  variant_id: text,
  variant_sku: absent(text),
  variant_barcode: absent(text),
  variant_title: absent(text),
  requires_shipping: fc.boolean(),
  is_discountable: fc.boolean(),
  is_tax_inclusive: fc.boolean(),
  unit_price: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
  metadata: fc.record({ is_perishable: fc.boolean() }),
})
const cart = fc.record({
  currency_code: fc.constant("eur"),
  region_id: absent(text),
  sales_channel_id: absent(text),
  customer_id: absent(text),
  shipping_address: fc.record({ country_code: fc.constantFrom("be", "fr", "lu", "nl") }),
  items: fc.tuple(line),
})

const OWNED: Record<keyof typeof NEW_CART_COLUMNS, string> = {
  cart: "row.id = :id",
  cart_address: "row.id = (SELECT shipping_address_id FROM cart WHERE id = :id)",
  cart_line_item: "row.cart_id = :id",
}

const MADE_UP = ["id", "cart_id", "shipping_address_id", "created_at", "updated_at"]

async function rowsOf(id: string): Promise<Record<string, unknown[]>> {
  const tables = Object.entries(OWNED).map(async ([table, owned]) => {
    const { rows } = await knex.raw<{ rows: { row: Record<string, unknown> }[] }>(
      `SELECT to_jsonb(row) AS row FROM "${table}" row WHERE ${owned} ORDER BY row.created_at`,
      { id },
    )
    const plain = rows.map(({ row }) => Object.entries(row).filter(([column]) => !MADE_UP.includes(column)))
    return [table, plain] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

it("writeCart and writeNewLine write the same columns as Medusa's Cart Module", async () => {
  await fc.assert(
    fc.asyncProperty(cart, line, async (cartInput, added) => {
      const created = await modules.ask<{ id: string }>("cart", "createCarts", cartInput)
      const { id: written, line_id } = await writeCart(knex, cartInput)
      try {
        expect(await rowsOf(written)).toEqual(await rowsOf(created.id))
        await modules.ask("cart", "addLineItems", created.id, [added])
        const id = await writeNewLine(knex, written, added)
        expect(await rowsOf(written)).toEqual(await rowsOf(created.id))
        const lines = await modules.ask<{ id: string }[]>("cart", "listLineItems", { cart_id: written })
        expect(lines.map((each) => each.id).sort()).toEqual([line_id, id].sort())
      } finally {
        await modules.ask("cart", "deleteCarts", [created.id, written])
      }
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
