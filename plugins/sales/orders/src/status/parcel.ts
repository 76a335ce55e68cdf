import { pointOf } from "@bon-perroquet/checkout/checkout"
import { FulfillmentWorkflowEvents, Modules, OrderWorkflowEvents } from "@medusajs/framework/utils"
import { cancelFulfillmentWorkflow, markFulfillmentAsDeliveredWorkflow } from "@medusajs/medusa/core-flows"
import { unitsInParcel, type Units } from "../goods/divide"
import { removedUnitsOf, unpackedOf } from "../goods/stock-changes"
import type { ChangeRow, RefundRow } from "../modules/order-status"
import { carrierOf } from "../orders/carrier"
import { languageOf, DEFAULT_LANGUAGE } from "@bon-perroquet/contract/sets"
import type { Engine } from "../engine/engine"
import {
  linkParcel,
  readParcelPlace,
  type EngineOrder,
  type OrderFulfillment,
  type OrderItem,
} from "@bon-perroquet/medusa-sql"
import { orderOf, parcelsOf } from "../engine/order"
import { isNoted, orphanParcelId } from "./parcel-rows"

const noteOf = (order: EngineOrder, parcel: Pick<OrderFulfillment, "id" | "items">) => ({
  order_id: order.id,
  reference: Modules.FULFILLMENT,
  reference_id: parcel.id,
  items: [...new Set(parcel.items.flatMap(({ line_item_id }) => (line_item_id ? [line_item_id] : [])))].map(
    (id) => ({ id, quantity: unitsInParcel(order, parcel, id) }),
  ),
})

type Unpacked = { line: OrderItem; quantity: number }

/** Returns the lines with units that are in no parcel and not refunded. If `part` is set, only its units. */
const unpacked = (
  { items }: EngineOrder,
  refunds: readonly RefundRow[],
  part: readonly Units[] | null,
): Unpacked[] =>
  items.flatMap((line) => {
    const all = unpackedOf(line, removedUnitsOf(line, refunds))
    const requested = part ? (part.find(({ id }) => id === line.id)?.quantity ?? 0) : all
    const quantity = Math.min(all, requested)
    return quantity > 0 ? [{ line, quantity }] : []
  })

const unitsOf = (lines: readonly Unpacked[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

function itemsFor(lines: Unpacked[]) {
  return lines.flatMap(({ line, quantity }) => {
    const item = {
      line_item_id: line.id,
      title: line.variant_title ?? line.title,
      sku: line.variant_sku ?? "",
      barcode: line.variant_barcode ?? "",
    }
    const inventoryItems = line.variant?.manage_inventory ? line.variant.inventory_items : []
    if (!inventoryItems.length) return [{ ...item, quantity }]
    return inventoryItems.map(({ inventory_item_id, required_quantity }) => ({
      ...item,
      inventory_item_id,
      quantity: quantity * required_quantity,
    }))
  })
}

async function makeParcel(
  engine: Engine,
  order: EngineOrder,
  lines: Unpacked[],
  metadata: { status_change: string; is_part: boolean },
): Promise<string> {
  const [method] = order.shipping_methods
  const place = await readParcelPlace(engine.knex, method?.shipping_option_id ?? null)
  const input = {
    ...place,
    order: { id: order.id },
    data: method?.data ?? {},
    items: itemsFor(lines),
    labels: [],
    requires_shipping: lines.some(({ line }) => line.requires_shipping),
    delivery_address: order.shipping_address ?? {},
    packed_at: new Date(),
    metadata,
  }
  return (await engine.fulfillment.createFulfillment(input)).id
}

/**
 * Returns the parcel that this change made before it was interrupted, or null. Only goods that are still unpacked can be
 * in a parcel that was not linked to the order.
 */
async function madeParcelId(
  { knex }: Engine,
  order: EngineOrder,
  { id }: ChangeRow,
  lines: readonly Unpacked[],
): Promise<string | null> {
  const linked = parcelsOf(order).find(({ metadata }) => metadata?.["status_change"] === id)
  return linked?.id ?? (lines.length ? orphanParcelId(knex, id) : null)
}

/** Packs all unpacked goods, or only those in `change`. Idempotent. @returns the order with its parcels */
export async function pack(
  engine: Engine,
  order: EngineOrder,
  change: ChangeRow,
  refunds: readonly RefundRow[],
): Promise<EngineOrder> {
  const part = change.parcel?.step === "pack" ? change.parcel.items : null
  const lines = unpacked(order, refunds, part)
  const made = await madeParcelId(engine, order, change, lines)
  const rest = unitsOf(unpacked(order, refunds, null)) - unitsOf(lines)
  const is_part = rest > 0 || parcelsOf(order).length > 0
  if (!made && !lines.length) return order
  const id = made ?? (await makeParcel(engine, order, lines, { status_change: change.id, is_part }))
  await linkParcel(engine.knex, order.id, id)
  const packed = await orderOf(engine, order.id)
  const parcel = packed.fulfillments.find((one) => one.id === id)
  if (!parcel) throw new Error(`The parcel ${id} was not created.`)
  if (!made || !(await isNoted(engine.knex, order.id, id, "FULFILL_ITEM")))
    await engine.order.registerFulfillment(noteOf(order, parcel))
  await engine.events.emit({
    name: OrderWorkflowEvents.FULFILLMENT_CREATED,
    data: { order_id: order.id, fulfillment_id: id },
  })
  return packed
}

type Tracking = Pick<ChangeRow, "tracking_number" | "tracking_url">

/**
 * Returns the labels of a parcel with this tracking number. A label keeps its link, because the merchant may have
 * chosen another carrier since.
 */
function labelsWith(
  { container }: Engine,
  order: EngineOrder,
  parcel: OrderFulfillment,
  { tracking_number, tracking_url: url }: Tracking,
) {
  const current = parcel.labels?.[0]
  if (current && (tracking_number ?? current.tracking_number) === current.tracking_number)
    return [{ ...current, label_url: "" }]
  if (!tracking_number) return []
  const { shipping_address: address, shipping_methods: methods, locale } = order
  const tracking_url =
    url ??
    carrierOf(container, order).trackingUrl({
      tracking_number,
      language: languageOf(locale ?? "") ?? DEFAULT_LANGUAGE,
      kind: pointOf(methods[0]?.data ?? {})?.kind ?? "home",
      country: address?.country_code?.toUpperCase() ?? null,
      postal_code: address?.postal_code ?? null,
    })
  return [{ tracking_number, tracking_url, label_url: "" }]
}

export async function labelParcel(
  engine: Engine,
  order: EngineOrder,
  parcel: OrderFulfillment,
  tracking: Tracking,
): Promise<void> {
  const { tracking_number } = tracking
  if (!tracking_number || parcel.labels?.some((label) => label.tracking_number === tracking_number)) return
  const labels = labelsWith(engine, order, parcel, tracking)
  await engine.fulfillment.updateFulfillment(parcel.id, { labels })
}

export async function label(engine: Engine, order: EngineOrder, tracking: Tracking): Promise<void> {
  for (const parcel of parcelsOf(order))
    if (!parcel.shipped_at) await labelParcel(engine, order, parcel, tracking)
}

/** Ships one parcel. The tracking number defaults to the one of its label. */
export async function shipParcel(
  engine: Engine,
  order: EngineOrder,
  parcel: OrderFulfillment,
  tracking: Tracking,
): Promise<void> {
  const { id } = parcel
  if (!(await isNoted(engine.knex, order.id, id, "SHIP_ITEM")))
    await engine.order.registerShipment(noteOf(order, parcel))
  if (parcel.shipped_at) return
  const labels = labelsWith(engine, order, parcel, tracking)
  await engine.fulfillment.updateFulfillment(id, { labels, shipped_at: new Date() })
  await engine.events.emit({ name: FulfillmentWorkflowEvents.SHIPMENT_CREATED, data: { id } })
}

/** Ships every parcel. If the last one was already shipped, adds the new tracking number to it. */
export async function ship(engine: Engine, order: EngineOrder, tracking: Tracking): Promise<void> {
  const parcels = parcelsOf(order)
  for (const parcel of parcels) await shipParcel(engine, order, parcel, tracking)
  const last = parcels.at(-1)
  if (last?.shipped_at) await labelParcel(engine, order, last, tracking)
}

export async function deliver(engine: Engine, order: EngineOrder): Promise<void> {
  for (const parcel of parcelsOf(order)) {
    const { id } = parcel
    if (!(await isNoted(engine.knex, order.id, id, "DELIVER_ITEM")))
      await engine.order.registerDelivery(noteOf(order, parcel))
    if (parcel.delivered_at) continue
    await markFulfillmentAsDeliveredWorkflow(engine.container).run({ input: { id } })
    await engine.events.emit({ name: FulfillmentWorkflowEvents.DELIVERY_CREATED, data: { id } })
  }
}

export async function unpackParcel(
  engine: Engine,
  order: EngineOrder,
  parcel: OrderFulfillment,
): Promise<void> {
  const { id } = parcel
  if (!(await isNoted(engine.knex, order.id, id, "CANCEL_ITEM_FULFILLMENT")))
    await engine.order.cancelFulfillment(noteOf(order, parcel))
  await cancelFulfillmentWorkflow(engine.container).run({ input: { id } })
  await engine.events.emit({
    name: OrderWorkflowEvents.FULFILLMENT_CANCELED,
    data: { order_id: order.id, fulfillment_id: id },
  })
}

/** Unpacks the parcels that were not sent. Medusa cannot cancel sent ones. */
export async function unpack(engine: Engine, order: EngineOrder): Promise<void> {
  for (const parcel of parcelsOf(order)) if (!parcel.shipped_at) await unpackParcel(engine, order, parcel)
}
