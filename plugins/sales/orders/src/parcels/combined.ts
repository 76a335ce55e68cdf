import type { AdminOrder } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/contract/sets"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Label } from "@bon-perroquet/carrier"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"
import { adminOrdersNumbered } from "../administration"
import { followEdit } from "../covered"
import { alone, requireOrderId } from "../engine/alone"
import { type Engine, engineOf } from "../engine/engine"
import { orderOf, parcelsOf } from "../engine/order"
import { requireNoHold } from "../holds"
import { askCarrier, labelsOf } from "../labels"
import { carrierOf } from "../orders/carrier"
import { isCombinable, togetherWith } from "../orders/combined"
import { type Actor, changeStatus, type ChangedStatus, type StatusChange } from "../status"
import { senderOf, shipmentOf } from "./shipment"

async function ordersOf(container: MedusaContainer, numbers: readonly string[]): Promise<AdminOrder[]> {
  const orders = await adminOrdersNumbered(container, [...numbers])
  return numbers.map((number) => {
    const order = orders.get(number)
    if (!order) throw refuse("order_not_found", 404)
    return order
  })
}

const referenceOf = (orders: readonly AdminOrder[]): string => {
  const [first = "", ...others] = orders.map(({ order_number }) => order_number).sort()
  return [first, ...others.map((number) => number.slice(number.lastIndexOf("-") + 1))].join("-")
}

function merged(first: AdminOrder, orders: readonly AdminOrder[]): AdminOrder {
  const weights = orders.map(({ weight_grams }) => weight_grams)
  return {
    ...first,
    to_pack: orders.flatMap(({ to_pack }) => to_pack),
    weight_grams: weights.includes(null)
      ? null
      : weights.reduce<number>((sum, grams) => sum + (grams ?? 0), 0),
  }
}

/** Returns the orders if they can share a parcel. @throws 404 order_not_found, 409 not_combinable */
async function combinable(container: MedusaContainer, numbers: readonly string[]) {
  const orders = await ordersOf(container, numbers)
  const [first, ...others] = orders
  if (!first || !others.every((order) => isCombinable(first, order))) throw refuse("not_combinable", 409)
  return { first, orders }
}

interface Combination {
  numbers: readonly string[]
  /** Null if the carrier's label provides it. */
  tracking_number: string | null
  by: Actor
}

/**
 * Packs a customer's open orders for one destination in the same parcel. Each order keeps its documents. A
 * repeated call continues an interrupted one.
 * @throws 404 order_not_found; 409 not_combinable, order_on_hold and the errors of `changeStatus` and of the
 * carrier
 */
export async function combineParcels(
  container: MedusaContainer,
  { numbers, tracking_number, by }: Combination,
): Promise<void> {
  const { first, orders } = await combinable(container, numbers)
  for (const { order_number, status } of orders)
    if (status === "paid") await changeStatus(container, { order_number, to: "preparing", from: status, by })
  const reference = referenceOf(orders)
  const packed = await ordersOf(container, numbers)
  for (const { id } of packed) await alone(container, id, requireNoHold)
  const sender = await senderOf(container)
  const share = async (engine: Engine, order: EngineOrder) => {
    const parcel = parcelsOf(order).find(({ shipped_at }) => !shipped_at)
    if (!parcel) throw refuse("not_combinable", 409)
    const metadata = { ...parcel.metadata, together: numbers, ...(!tracking_number && { reference }) }
    await engine.fulfillment.updateFulfillment(parcel.id, { metadata })
  }
  // Reads the orders after they are locked, because an address may have changed before. The address of a shared parcel
  // cannot change.
  const label = await alone(container, first.id, async (engine, order) => {
    const now = await combinable(container, numbers)
    const language = languageOf(order.locale ?? "") ?? DEFAULT_LANGUAGE
    const carrier = carrierOf(container, order)
    const shipment = () => ({
      ...shipmentOf(carrier, sender, merged(now.first, now.orders), language),
      reference,
    })
    const made: Label = tracking_number
      ? { tracking_number }
      : await askCarrier(carrier, labelsOf(carrier).create(shipment()))
    await share(engine, order)
    return made
  })
  const sent = { to: "preparing", ...label, by } as const
  await changeStatus(container, { ...sent, order_number: first.order_number })
  for (const { id, order_number } of packed.slice(1)) {
    await alone(container, id, async (engine, order) => {
      await combinable(container, [first.order_number, order_number])
      await share(engine, order)
    })
    await changeStatus(container, { ...sent, order_number })
  }
}

export async function changeStatusTogether(
  container: MedusaContainer,
  change: StatusChange,
): Promise<ChangedStatus> {
  const { to, by } = change
  // After a lost event, an order that balances cover is not paid yet.
  if (to === "paid")
    await followEdit(container, await requireOrderId(engineOf(container), change.order_number))
  const changed = await changeStatus(container, change)
  if (to !== "shipped" && to !== "delivered") return changed
  const order = changed.read?.order ?? (await orderOf(engineOf(container), changed.order_id))
  for (const order_number of togetherWith(order)) {
    const [other] = await ordersOf(container, [order_number])
    const from = other?.status
    if (from === "preparing" || (from === "shipped" && to === "delivered"))
      await changeStatus(container, { order_number, to, from, by })
  }
  return changed
}
