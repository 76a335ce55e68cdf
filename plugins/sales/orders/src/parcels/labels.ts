import { hasGoodsToSend, type AdminOrder, type Language, type ParcelResult } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/contract/sets"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  defaultCarrier,
  joined,
  offeredCarriers,
  type Carrier,
  type Label,
  type Sender,
} from "@bon-perroquet/carrier"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import { adminOrdersNumbered, labelOmissions } from "../administration"
import { alone, requireOrderId } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"
import { holdForAddress, requireNoHold } from "../holds"
import { askCarrier, labelReferences, labelsOf, referenceOf } from "../labels"
import { carrierOf } from "../orders/carrier"
import { changeStatus, type Actor } from "../status"
import { combineParcels } from "./combined"
import { oneByOne } from "./one-by-one"
import { isDivided, makePartLabel, makePartLabels } from "./part-labels"
import { senderOf, shipmentOf } from "./shipment"

/**
 * Returns whether a carrier makes labels. If none does, administrators export a file for the carrier's
 * website.
 */
export const ordersLabels = (container: MedusaContainer): boolean =>
  offeredCarriers(container).some(({ labels }) => labels !== null)

/** @throws 409 carrier_not_connected if no carrier makes labels */
function requireLabels(container: MedusaContainer): void {
  if (!ordersLabels(container)) labelsOf(defaultCarrier(container))
}

/** Returns the order's label. If it is missing, creates it unless the parcel was sent. */
async function labelOf(
  carrier: Carrier,
  sender: Sender,
  order: AdminOrder,
  { reference, language }: { reference: string; language: Language },
): Promise<Label> {
  const labels = labelsOf(carrier)
  const { status } = order
  if (status === "cancelled") throw refuse("order_changed", 409, { status })
  if (status === "pending") throw refuse("payment_awaited", 409)
  if (status === "paid" || status === "preparing") {
    if (!hasGoodsToSend(order)) throw refuse("nothing_to_send", 409)
    return labels.create({ ...shipmentOf(carrier, sender, order, language), reference })
  }
  const announcement = await labels.find(reference)
  if (!announcement?.tracking_number) throw refuse("order_changed", 409, { status })
  return announcement
}

/** Throws if goods are missing. Called before the label, because an order must be packed as a whole. */
function requireInStock({ waiting, to_pack }: AdminOrder): void {
  const [missing] = waiting
  if (!missing) return
  const ordered = to_pack.find(({ id }) => id === missing.id)?.quantity ?? 0
  throw refuse("insufficient_stock", 409, {
    name: missing.name,
    available: Math.max(0, ordered - missing.quantity),
  })
}

const isChanged = (error: unknown): boolean => error instanceof Refusal && error.code === "order_changed"

/**
 * Stores the barcode as tracking number and starts packing. If the order was changed at the same time, tries
 * once more.
 */
async function noteLabel(
  container: MedusaContainer,
  order_number: string,
  label: Label & { reference: string },
  by: Actor,
  isLast = false,
): Promise<void> {
  const order = (await adminOrdersNumbered(container, [order_number])).get(order_number)
  const isNew = order?.status === "preparing" && order.delivery.tracking_number !== label.tracking_number
  if (!order || (order.status !== "paid" && !isNew)) return
  const { tracking_number, tracking_url, reference } = label
  const change = { order_number, to: "preparing", from: order.status, by } as const
  try {
    await changeStatus(container, { ...change, tracking_number, tracking_url, label: reference })
  } catch (error) {
    if (isLast || !isChanged(error)) throw error
    await noteLabel(container, order_number, label, by, true)
  }
}

/**
 * Makes one label per order, even if the call is repeated. The barcode becomes the tracking number, and
 * packing starts.
 * @returns a result per order
 */
export async function makeLabels(
  container: MedusaContainer,
  numbers: readonly string[],
  by: Actor,
  language: Language,
): Promise<ParcelResult[]> {
  requireLabels(container)
  const [sender, orders] = await Promise.all([
    senderOf(container),
    adminOrdersNumbered(container, [...numbers]),
  ])
  const requested = numbers.map((order_number) => ({ order_number }))
  return oneByOne(container, requested, language, async ({ order_number }) => {
    const listed = orders.get(order_number)
    if (!listed) throw refuse("order_not_found", 404)
    // An order in a shared parcel already has a label.
    if (listed.together.length) return { tracking_number: listed.delivery.tracking_number }
    const { id } = listed
    const label_omits = labelOmissions(container, listed, sender)
    if (await isDivided(container, listed))
      return { tracking_number: await makePartLabels(container, listed, by), label_omits }
    requireInStock(listed)
    const made = await alone(container, id, async (engine, storedOrder) => {
      await requireNoHold(engine, storedOrder)
      // Reads the order again, because its address may have changed before it was locked.
      const order = (await adminOrdersNumbered(container, [order_number])).get(order_number)
      if (!order) throw refuse("order_not_found", 404)
      const reference = await referenceOf(engine, storedOrder)
      const preferred = languageOf(storedOrder.locale ?? "") ?? DEFAULT_LANGUAGE
      const carrier = carrierOf(container, storedOrder)
      const label = labelOf(carrier, sender, order, { reference, language: preferred })
      const announced = askCarrier(carrier, label).catch(async (error: unknown) => {
        await holdForAddress(engine, storedOrder, error, language)
        throw error
      })
      return { ...(await announced), reference }
    })
    await noteLabel(container, order_number, made, by)
    return { tracking_number: made.tracking_number, label_omits }
  })
}

export async function labelFile(container: MedusaContainer, numbers: readonly string[]): Promise<Buffer> {
  requireLabels(container)
  const engine = engineOf(container)
  const references = new Map<Carrier, Set<string>>()
  for (const number of numbers) {
    const order = await orderOf(engine, await requireOrderId(engine, number))
    const carrier = carrierOf(container, order)
    const own = references.get(carrier) ?? new Set()
    for (const reference of await labelReferences(engine, order)) own.add(reference)
    references.set(carrier, own)
  }
  const files = [...references].map(([carrier, own]) =>
    askCarrier(carrier, labelsOf(carrier).files([...own])),
  )
  return joined((await Promise.all(files)).flat())
}

export const combineOrders = (
  container: MedusaContainer,
  combination: Parameters<typeof combineParcels>[1],
): Promise<void> => combineParcels(container, combination)

export const labelPart = async (
  container: MedusaContainer,
  part: { order_number: string; id: string; by: Actor },
): Promise<void> => {
  await makePartLabel(container, part)
}
