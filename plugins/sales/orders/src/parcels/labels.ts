import { hasGoodsToSend, type AdminOrder, type Language, type ParcelResult } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/languages/locales"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  announced,
  labelOf,
  labelsPdf,
  hasShippingAccount,
  labelOmissions,
  shippingAccount,
  type ShippingAccount,
} from "@bon-perroquet/bpost/shipping"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import { adminOrdersNumbered } from "../administration"
import { alone, requireOrderId } from "../engine/alone"
import { engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"
import { holdForAddress, requireNoHold } from "../holds"
import { askCarrier, labelReferences, referenceOf } from "../labels"
import { changeStatus, type Actor } from "../status"
import { combineParcels } from "./combined"
import { carrierParcel } from "./carrier-parcel"
import { oneByOne } from "./one-by-one"
import { isDivided, makePartLabel, makePartLabels } from "./part-labels"

/** Returns whether the carrier makes labels. Otherwise, a file for its website is exported. */
export const ordersLabels = (container: MedusaContainer): boolean => hasShippingAccount(container)

async function requireAccount(container: MedusaContainer): Promise<ShippingAccount> {
  const account = await shippingAccount(container)
  if (!account) throw refuse("carrier_not_connected", 409)
  return account
}

/** Returns the label's barcode, and creates a missing label unless the parcel has left. @throws 409 */
async function barcodeOf(
  account: ShippingAccount,
  order: AdminOrder,
  reference: string,
  language: Language,
): Promise<string> {
  const { status } = order
  if (status === "cancelled") throw refuse("order_changed", 409, { status })
  if (status === "pending") throw refuse("payment_awaited", 409)
  if (status === "paid" || status === "preparing") {
    if (!hasGoodsToSend(order)) throw refuse("nothing_to_send", 409)
    return labelOf(account, { ...carrierParcel(order, language), reference })
  }
  const announcement = await announced(account, reference)
  if (!announcement) throw refuse("order_changed", 409, { status })
  return announcement
}

/** Checks that an order can be packed as a whole before its label is ordered. @throws 409 insufficient_stock */
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

/** Stores the barcode as tracking number and starts packing. If the order has just changed, checks it once more. */
async function noteBarcode(
  container: MedusaContainer,
  order_number: string,
  barcode: string,
  by: Actor,
  isLast = false,
): Promise<void> {
  const order = (await adminOrdersNumbered(container, [order_number])).get(order_number)
  const isNew = order?.status === "preparing" && order.delivery.tracking_number !== barcode
  if (!order || (order.status !== "paid" && !isNew)) return
  const change = { order_number, to: "preparing", from: order.status, tracking_number: barcode, by } as const
  try {
    await changeStatus(container, change)
  } catch (error) {
    if (isLast || !isChanged(error)) throw error
    await noteBarcode(container, order_number, barcode, by, true)
  }
}

/**
 * Makes one label per order, even if repeated. The barcode becomes the tracking number, and packing starts.
 * @returns a result per order
 */
export async function makeLabels(
  container: MedusaContainer,
  numbers: readonly string[],
  by: Actor,
  language: Language,
): Promise<ParcelResult[]> {
  const account = await requireAccount(container)
  const orders = await adminOrdersNumbered(container, [...numbers])
  const requested = numbers.map((order_number) => ({ order_number }))
  return oneByOne(container, requested, language, async ({ order_number }) => {
    const listed = orders.get(order_number)
    if (!listed) throw refuse("order_not_found", 404)
    // A shared parcel already has a label.
    if (listed.together.length) return { tracking_number: listed.delivery.tracking_number }
    const { id, email, delivery } = listed
    const label_omits = await labelOmissions(container, { email, point: delivery.point })
    if (await isDivided(container, listed))
      return { tracking_number: await makePartLabels(container, account, listed, by), label_omits }
    requireInStock(listed)
    const barcode = await alone(container, id, async (engine, storedOrder) => {
      await requireNoHold(engine, storedOrder)
      // The address may have changed before the lock.
      const order = (await adminOrdersNumbered(container, [order_number])).get(order_number)
      if (!order) throw refuse("order_not_found", 404)
      const reference = await referenceOf(engine, storedOrder)
      const preferred = languageOf(storedOrder.locale ?? "") ?? DEFAULT_LANGUAGE
      return askCarrier(barcodeOf(account, order, reference, preferred)).catch(async (error: unknown) => {
        await holdForAddress(engine, storedOrder, error, language)
        throw error
      })
    })
    await noteBarcode(container, order_number, barcode, by)
    return { tracking_number: barcode, label_omits }
  })
}

/** @throws 404 order_not_found, 409 label_missing */
export async function labelFile(container: MedusaContainer, numbers: readonly string[]): Promise<Buffer> {
  const account = await requireAccount(container)
  const engine = engineOf(container)
  const references = await Promise.all(
    numbers.map(async (number) =>
      labelReferences(engine, await orderOf(engine, await requireOrderId(engine, number))),
    ),
  )
  return askCarrier(labelsPdf(account, [...new Set(references.flat())]))
}

export const combineOrders = (
  container: MedusaContainer,
  combination: Parameters<typeof combineParcels>[2],
): Promise<void> => combineParcels(container, () => requireAccount(container), combination)

export async function labelPart(
  container: MedusaContainer,
  part: { order_number: string; id: string; by: Actor },
): Promise<void> {
  await makePartLabel(container, await requireAccount(container), part)
}
