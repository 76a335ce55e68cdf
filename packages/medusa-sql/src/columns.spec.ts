import * as cart from "@medusajs/cart/dist/models"
import * as fulfillment from "@medusajs/fulfillment/dist/models"
import { ProductVariantInventoryItem } from "@medusajs/link-modules/dist/definitions"
import * as order from "@medusajs/order/dist/models"
import * as payment from "@medusajs/payment/dist/models"
import * as product from "@medusajs/product/dist/models"
import { CART_COLUMNS } from "./carts"
import { NEW_CART_COLUMNS } from "./new-cart"
import { NEW_ORDER_COLUMNS } from "./new-order"
import { ORDER_COLUMNS } from "./order"

interface Model {
  parse(): { name: string; schema: Record<string, unknown> }
}

const tableOf = (model: string) => model.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase()

const fieldsOf = new Map(
  [cart, order, fulfillment, payment, product]
    .flatMap((models) => Object.values(models) as unknown as Model[])
    .map((model) => model.parse())
    .map(({ name, schema }) => [tableOf(name), new Set(Object.keys(schema))]),
)
fieldsOf.set(
  "product_variant_inventory_item",
  new Set([
    ...(ProductVariantInventoryItem.primaryKeys ?? []),
    ...Object.keys(ProductVariantInventoryItem.databaseConfig?.extraFields ?? {}),
  ]),
)

const MODEL_OF: Record<string, string> = { cart_address: "address", cart_line_item: "line_item" }
const modelOf = (table: string) =>
  fieldsOf.get(table) ?? fieldsOf.get(MODEL_OF[table] ?? "") ?? fieldsOf.get(table.replace(/^cart_/, ""))

it.each([
  ...Object.entries(ORDER_COLUMNS),
  ...Object.entries(NEW_ORDER_COLUMNS),
  ...Object.entries(CART_COLUMNS),
  ...Object.entries(NEW_CART_COLUMNS),
])("Medusa's model of %s has every column that the statements name", (table, columns) => {
  const fields = modelOf(table)
  const names = (column: string) => [column, column.replace(/_id$/, ""), column.replace(/^raw_/, "")]
  const missing = columns.filter((column) => !names(column).some((name) => fields?.has(name)))
  expect(missing).toEqual([])
})
