import * as fulfillment from "@medusajs/fulfillment/dist/models"
import { ProductVariantInventoryItem } from "@medusajs/link-modules/dist/definitions"
import * as order from "@medusajs/order/dist/models"
import * as payment from "@medusajs/payment/dist/models"
import * as product from "@medusajs/product/dist/models"
import { ORDER_COLUMNS } from "./orders"

interface Model {
  parse(): { name: string; schema: Record<string, unknown> }
}

const tableOf = (model: string) => model.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase()

/** The fields of each of the engine's models, by its table. */
const fieldsOf = new Map(
  [order, fulfillment, payment, product]
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

it.each(Object.entries(ORDER_COLUMNS))(
  "the engine's model of %s has every column that is read",
  (table, columns) => {
    const fields = fieldsOf.get(table)
    // A reference is a field without the "_id" of its column.
    const missing = columns.filter(
      (column) => !fields?.has(column) && !fields?.has(column.replace(/_id$/, "")),
    )
    expect(missing).toEqual([])
  },
)
