import type { AdminOrder, Language } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/contract/sets"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { adminOrdersNumbered } from "../administration"
import { alone, requireOrderId } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { orderOf, parcelsOf } from "../engine/order"
import type { Units } from "../goods/divide"
import { requireNoHold } from "../holds"
import { askCarrier, isPart, labelsOf, parcelReference } from "../labels"
import { carrierOf } from "../orders/carrier"
import { changeParcel } from "../split-parcels"
import type { Actor } from "../status"
import { senderOf, shipmentOf } from "./shipment"

/** Returns the order as if it contained only these goods. */
function withGoods(order: AdminOrder, goods: readonly Units[]): AdminOrder {
  const to_pack = order.to_pack.flatMap((line) => {
    const quantity = goods.find(({ id }) => id === line.id)?.quantity ?? 0
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const weights = to_pack
    .filter(({ id }) => order.items.find((item) => item.id === id)?.product_id !== null)
    .map(({ weight_grams, quantity }) => weight_grams && weight_grams * quantity)
  const weight_grams = weights.includes(null)
    ? null
    : weights.reduce<number>((sum, grams) => sum + (grams ?? 0), 0)
  return { ...order, to_pack, weight_grams }
}

export async function isDivided(
  container: MedusaContainer,
  { id, partly_shipped }: AdminOrder,
): Promise<boolean> {
  const parcels = parcelsOf(await orderOf(engineOf(container), id))
  return partly_shipped || parcels.some((parcel) => !parcel.shipped_at && isPart(parcel))
}

function unpackedUnits({ to_pack, parcels, waiting }: AdminOrder): Units[] {
  const packed = parcels.filter(({ shipped_at }) => !shipped_at).flatMap(({ items }) => items)
  return to_pack.flatMap(({ id, quantity }) => {
    const rest = [...packed, ...waiting].reduce(
      (left, item) => (item.id === id ? left - item.quantity : left),
      quantity,
    )
    return rest > 0 ? [{ id, quantity: rest }] : []
  })
}

/**
 * Makes the label of a parcel. The barcode becomes the tracking number. Idempotent.
 * @throws 404 parcel_not_found, 409 parcel_sent, order_on_hold and the errors of the carrier
 */
export async function makePartLabel(
  container: MedusaContainer,
  { order_number, id, by }: { order_number: string; id: string; by: Actor },
): Promise<string> {
  const orderId = await requireOrderId(engineOf(container), order_number)
  const sender = await senderOf(container)
  const { reference, ...label } = await alone(container, orderId, async (engine, storedOrder) => {
    await requireNoHold(engine, storedOrder)
    // Reads the order after it is locked, because its address may have changed before.
    const order = (await adminOrdersNumbered(container, [order_number])).get(order_number)
    if (!order) throw refuse("order_not_found", 404)
    const parcel = parcelsOf(storedOrder).find((one) => one.id === id)
    if (!parcel) throw refuse("parcel_not_found", 404)
    if (parcel.shipped_at) throw refuse("parcel_sent", 409)
    const goods = order.parcels.find((one) => one.id === id)?.items ?? []
    const language: Language = languageOf(storedOrder.locale ?? "") ?? DEFAULT_LANGUAGE
    const reference = await parcelReference(engine, storedOrder, parcel)
    const carrier = carrierOf(container, storedOrder)
    const shipment = { ...shipmentOf(carrier, sender, withGoods(order, goods), language), reference }
    return { ...(await askCarrier(carrier, labelsOf(carrier).create(shipment))), reference }
  })
  await changeParcel(container, {
    ...{ order_number, by, ...label, label: reference },
    change: { step: "label", id },
  })
  return label.tracking_number
}

/**
 * Packs the remaining goods of a partly packed order that are in stock, and orders a label for each parcel.
 * @returns the last barcode
 */
export async function makePartLabels(
  container: MedusaContainer,
  order: AdminOrder,
  by: Actor,
): Promise<string | null> {
  const { order_number } = order
  const rest = unpackedUnits(order)
  if (rest.length) await changeParcel(container, { order_number, by, change: { step: "pack", items: rest } })
  const now = (await adminOrdersNumbered(container, [order_number])).get(order_number) ?? order
  let barcode: string | null = null
  for (const { id, shipped_at } of now.parcels)
    if (!shipped_at) barcode = await makePartLabel(container, { order_number, id, by })
  return barcode
}
