import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import type { BigNumberInput, OrderDTO } from "@medusajs/framework/types"
import { deepCopy, MathBN } from "@medusajs/framework/utils"
import fc from "fast-check"
import { type NEW_ORDER_COLUMNS, writeOrder } from "./new-order"
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
const ask = <T>(call: string, ...parameters: unknown[]): Promise<T> =>
  modules.ask<T>("order", call, ...parameters)

const text = fc.string({ minLength: 1, maxLength: 20 }).map((any) => any.replaceAll("\0", "0"))
const absent = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const euro = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100)
const exact = fc
  .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([whole, part]) => ({ value: `${whole}.${String(part).padStart(9, "0")}1`, precision: 20 }))
const amount: fc.Arbitrary<BigNumberInput> = fc.oneof(
  euro,
  exact,
  fc.tuple(exact, exact).map((several) => MathBN.sum(...several)),
)
const taxLines = fc.array(
  fc.record({
    code: fc.constantFrom("VAT6", "VAT21"),
    rate: fc.constantFrom(0, 6, 21),
    description: absent(text),
    provider_id: absent(fc.constant("vat")),
    tax_rate_id: absent(text),
  }),
  { maxLength: 1 },
)
const adjustment = fc.record({
  code: text,
  amount,
  promotion_id: absent(text),
  description: absent(text),
  is_tax_inclusive: absent(fc.boolean()),
})
const metadata = absent(fc.record({ note: text, box: fc.constant(null), count: fc.integer() }))
const address = absent(
  fc.record({
    first_name: absent(text),
    last_name: absent(text),
    company: absent(text),
    address_1: absent(text),
    address_2: absent(text),
    city: absent(text),
    postal_code: absent(text),
    phone: absent(text),
    country_code: fc.constantFrom("be", "fr", "lu", "nl"),
    metadata,
  }),
)
const line = fc.record({
  title: text,
  subtitle: absent(text),
  thumbnail: absent(text),
  product_id: absent(text),
  variant_id: absent(text),
  product_title: absent(text),
  product_description: absent(text),
  product_handle: absent(text),
  variant_sku: absent(text),
  variant_title: absent(text),
  requires_shipping: absent(fc.boolean()),
  is_discountable: absent(fc.boolean()),
  is_giftcard: absent(fc.boolean()),
  is_tax_inclusive: absent(fc.boolean()),
  quantity: fc.integer({ min: 1, max: 99 }),
  unit_price: amount,
  compare_at_unit_price: absent(euro),
  metadata,
  tax_lines: taxLines,
  adjustments: fc.array(adjustment, { maxLength: 2 }),
})
const method = fc.record({
  name: text,
  amount,
  is_tax_inclusive: absent(fc.boolean()),
  shipping_option_id: absent(text),
  data: fc.record({ point: text }),
  metadata,
  tax_lines: taxLines.map((lines) => lines.map((line) => ({ ...line, rate: 13.733906 }))),
  adjustments: fc.array(
    adjustment.map(({ is_tax_inclusive: _, ...rest }) => rest),
    { maxLength: 1 },
  ),
})
const order = fc.record({
  email: absent(fc.emailAddress()),
  region_id: absent(text),
  customer_id: absent(text),
  sales_channel_id: absent(text),
  locale: absent(fc.constantFrom("fr-FR", "nl-NL")),
  currency_code: fc.constantFrom("eur", "EUR"),
  no_notification: fc.constant(false),
  metadata,
  shipping_address: address,
  billing_address: address,
  items: fc.array(line, { minLength: 1, maxLength: 4 }),
  shipping_methods: fc.array(method, { maxLength: 2 }),
  transactions: fc.array(
    fc.record({
      amount: euro,
      currency_code: fc.constant("eur"),
      reference: fc.constant("capture"),
      reference_id: text,
    }),
    { maxLength: 2 },
  ),
})

const OWNED: Record<keyof typeof NEW_ORDER_COLUMNS, string> = {
  order: "row.id = :id",
  order_address: `row.id IN (SELECT unnest(ARRAY[shipping_address_id, billing_address_id]) FROM "order" WHERE id = :id)`,
  order_summary: "row.order_id = :id",
  order_item: "row.order_id = :id",
  order_shipping: "row.order_id = :id",
  order_transaction: "row.order_id = :id",
  order_line_item: "row.id IN (SELECT item_id FROM order_item WHERE order_id = :id)",
  order_line_item_tax_line: "row.item_id IN (SELECT item_id FROM order_item WHERE order_id = :id)",
  order_line_item_adjustment: "row.item_id IN (SELECT item_id FROM order_item WHERE order_id = :id)",
  order_shipping_method: "row.id IN (SELECT shipping_method_id FROM order_shipping WHERE order_id = :id)",
  order_shipping_method_tax_line:
    "row.shipping_method_id IN (SELECT shipping_method_id FROM order_shipping WHERE order_id = :id)",
  order_shipping_method_adjustment:
    "row.shipping_method_id IN (SELECT shipping_method_id FROM order_shipping WHERE order_id = :id)",
}

const MADE_UP = [
  ...["id", "order_id", "item_id", "shipping_method_id", "display_id", "custom_display_id"],
  ...["created_at", "updated_at"],
]
const ADDRESSES = ["shipping_address_id", "billing_address_id"]

async function rowsOf(id: string): Promise<Record<string, string[]>> {
  const tables = Object.entries(OWNED).map(async ([table, owned]) => {
    const { rows } = await knex.raw<{ rows: { row: Record<string, unknown> }[] }>(
      `SELECT to_jsonb(row) AS row FROM "${table}" row WHERE ${owned}`,
      { id },
    )
    const plain = rows.map(({ row }) =>
      JSON.stringify(
        Object.entries(row)
          .filter(([column]) => !MADE_UP.includes(column))
          .map(([column, value]) => [column, ADDRESSES.includes(column) ? value !== null : value]),
      ),
    )
    return [table, plain.sort()] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

it("writeOrder writes the same columns as Medusa's Order Module, which reads the order correctly", async () => {
  let number = Date.now()
  await fc.assert(
    fc.asyncProperty(order, async (orderInput) => {
      const numbered = () => ({ ...deepCopy(orderInput), custom_display_id: `NEW-${number++}` })
      const created = await ask<OrderDTO>("createOrders", numbered())
      const written = await writeOrder(knex, numbered())
      try {
        expect(await rowsOf(written.id)).toEqual(await rowsOf(created.id))
        const config = { relations: ["items", "shipping_methods", "summary"], select: ["id", "total"] }
        const read = await ask<OrderDTO>("retrieveOrder", written.id, config)
        expect(read.total).toEqual((await ask<OrderDTO>("retrieveOrder", created.id, config)).total)
        const lines = (read.items ?? []).map(({ id }) => id)
        expect(written.items.map(({ id }) => id).sort()).toEqual(lines.sort())
      } finally {
        await ask("deleteOrders", [created.id, written.id])
      }
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
