import { writeOrder, type EngineOrder, type NewOrder, type OrderItem } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { refuse } from "@bon-perroquet/api-kit/http"
import { addToLevel, locationOf, reserve } from "../engine/levels"
import { numberOf } from "../engine/order"
import type { ReplacementRow, LineUnits } from "../modules/order-status"

type Row = Record<string, unknown>

interface Copied {
  placed: Row
  shipping: Row | null
  billing: Row | null
  methods: (Row & { tax_lines: Row[] })[]
  lines: (Row & { id: string; tax_lines: Row[] })[]
}

const COPIED = `
  SELECT to_jsonb(placed) AS placed,
    (SELECT to_jsonb(address) FROM order_address address WHERE address.id = placed.shipping_address_id) AS shipping,
    (SELECT to_jsonb(address) FROM order_address address WHERE address.id = placed.billing_address_id) AS billing,
    COALESCE((SELECT jsonb_agg(to_jsonb(method) || jsonb_build_object('tax_lines', COALESCE((
        SELECT jsonb_agg(to_jsonb(tax)) FROM order_shipping_method_tax_line tax
        WHERE tax.shipping_method_id = method.id AND tax.deleted_at IS NULL), '[]')))
      FROM order_shipping link JOIN order_shipping_method method ON method.id = link.shipping_method_id
      WHERE link.order_id = placed.id AND link.version = placed.version AND link.deleted_at IS NULL), '[]') AS methods,
    COALESCE((SELECT jsonb_agg(to_jsonb(line) || jsonb_build_object('tax_lines', COALESCE((
        SELECT jsonb_agg(to_jsonb(tax)) FROM order_line_item_tax_line tax
        WHERE tax.item_id = line.id AND tax.deleted_at IS NULL), '[]')) ORDER BY line.created_at, line.id)
      FROM order_line_item line WHERE line.id = ANY (CAST(:lines AS text[]))), '[]') AS lines
  FROM "order" placed WHERE placed.id = :id`

const PLACED_FIELDS = [
  ...["region_id", "customer_id", "sales_channel_id", "email", "currency_code", "locale"],
  "no_notification",
]
const ADDRESS_FIELDS = [
  ...["first_name", "last_name", "phone", "company", "address_1", "address_2", "city", "postal_code"],
  ...["province", "country_code", "metadata"],
]
const LINE_FIELDS = [
  ...["title", "subtitle", "thumbnail", "product_id", "product_title", "product_description"],
  ...["product_subtitle", "product_type", "product_type_id", "product_collection", "product_handle"],
  ...["variant_id", "variant_sku", "variant_barcode", "variant_title", "variant_option_values"],
  ...["requires_shipping", "is_discountable", "is_giftcard", "is_tax_inclusive", "metadata"],
]
const METHOD_FIELDS = ["name", "description", "is_tax_inclusive", "shipping_option_id", "data", "metadata"]
const TAX_FIELDS = ["code", "rate", "description", "provider_id", "tax_rate_id"]

const pick = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries(fields.filter((field) => row[field] != null).map((field) => [field, row[field]]))

/** Returns an order with the same goods and address, without price, discount, delivery costs or payment. */
function orderOf({ placed, shipping, billing, methods, lines }: Copied, named: Named): NewOrder {
  const quantities = new Map(named.items.map(({ id, quantity }) => [id, quantity]))
  return {
    ...pick(placed, PLACED_FIELDS),
    ...{ custom_display_id: named.number, status: "pending" },
    shipping_address: shipping ? pick(shipping, ADDRESS_FIELDS) : undefined,
    billing_address: billing ? pick(billing, ADDRESS_FIELDS) : undefined,
    items: lines.map((line) => ({
      ...pick(line, LINE_FIELDS),
      ...{ is_custom_price: true, unit_price: 0, quantity: quantities.get(line.id) ?? 0 },
      tax_lines: line.tax_lines.map((tax) => pick(tax, TAX_FIELDS)),
    })),
    shipping_methods: methods.slice(0, 1).map((method) => ({
      ...{ ...pick(method, METHOD_FIELDS), amount: 0 },
      tax_lines: method.tax_lines.map((tax) => pick(tax, TAX_FIELDS)),
    })),
    metadata: { order_number: named.number, replaces: named.replaces },
  } as unknown as NewOrder
}

interface Named {
  number: string
  replaces: string
  items: readonly LineUnits[]
}

export type Origin = Pick<ReplacementRow, "cause" | "by_email">

/**
 * Writes the replacement order with its lines, reservations, status and original order in one transaction.
 * Requires Medusa's locks on the inventory items.
 */
export async function writeReplacement(
  transaction: Knex,
  order: EngineOrder,
  { number, items, cause, by_email }: Origin & Omit<Named, "replaces">,
): Promise<string> {
  const replaces = numberOf(order)
  const ids = items.map(({ id }) => id)
  const { rows } = await transaction.raw<{ rows: Copied[] }>(COPIED, { id: order.id, lines: ids })
  const [copied] = rows
  if (!copied) throw refuse("order_not_found", 404)
  const written = await writeOrder(transaction, orderOf(copied, { number, replaces, items }))
  for (const [index, { id }] of copied.lines.entries()) {
    const line = order.items.find((each) => each.id === id)
    const created = written.items[index]
    const quantity = items.find((each) => each.id === id)?.quantity ?? 0
    if (line && created) await reserveGoods(transaction, order, { line, id: created.id, quantity })
  }
  await transaction("order_status").insert({
    ...{ id: generateEntityId(undefined, "ordst"), order_id: written.id },
    ...{ status: "paid", goods: "reserved", tracking_number: null },
  })
  await transaction("order_status_change").insert({
    ...{ id: generateEntityId(undefined, "ordch"), order_id: written.id, state: "done" },
    ...{ from_status: null, to_status: "paid", by_email },
  })
  await transaction("order_replacement").insert({
    ...{ id: generateEntityId(undefined, "ordrp"), order_id: order.id, order_number: replaces },
    ...{ replacement_id: written.id, replacement_number: number, cause, by_email },
    items: JSON.stringify(items),
  })
  return written.id
}

async function reserveGoods(
  transaction: Knex,
  order: EngineOrder,
  { line, id, quantity }: { line: OrderItem; id: string; quantity: number },
): Promise<void> {
  const { variant, title } = line
  if (!variant?.manage_inventory) return
  for (const { inventory_item_id, required_quantity } of variant.inventory_items) {
    const units = quantity * required_quantity
    const location_id = await locationOf(transaction, order, inventory_item_id)
    if (!location_id) continue
    const place = { inventory_item_id, location_id }
    const level = await addToLevel(transaction, place, { stocked: 0, reserved: units })
    if (level && !variant.allow_backorder && level.stocked < level.reserved)
      throw refuse("insufficient_stock", 409, {
        name: title,
        available: Math.max(0, level.stocked - level.reserved + units),
      })
    await reserve(transaction, { line: { id, variant }, inventory_item_id }, [], {
      location_id,
      quantity: units,
    })
  }
}
