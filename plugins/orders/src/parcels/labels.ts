import { addressCountry, normalisePostalCode, parseSecondLine } from "@bon-perroquet/address"
import { hasGoodsToSend, type AdminOrder, type Language, type ParcelResult } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/languages/locales"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  announced,
  CarrierAway,
  CarrierRefusal,
  LabelMisfit,
  LabelMissing,
  labelOf,
  labelsPdf,
  MAX_WEIGHT_GRAMS,
  hasShippingAccount,
  labelOmissions,
  shippingAccount,
  type Parcel,
  type ShippingAccount,
} from "@bon-perroquet/bpost/shipping"
import { Refusal, refuse } from "@bon-perroquet/shop-api/http"
import { adminOrdersNumbered } from "../administration"
import { alone } from "../engine/alone"
import { requireNoHold } from "../holds"
import { changeStatus, type Actor } from "../status"
import { oneByOne } from "./one-by-one"

/** Returns true if the shop can order labels itself. Otherwise it exports a file for the carrier's website. */
export const ordersLabels = (container: MedusaContainer): boolean => hasShippingAccount(container)

/** @throws 409 carrier_not_connected */
async function requireAccount(container: MedusaContainer): Promise<ShippingAccount> {
  const account = await shippingAccount(container)
  if (!account) throw refuse("carrier_not_connected", 409)
  return account
}

/** Converts the carrier's errors to refusals. */
async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof LabelMisfit) throw misfitRefusal(error)
    if (error instanceof LabelMissing) throw refuse("label_missing", 409)
    if (error instanceof CarrierAway) throw refuse("carrier_away", 503)
    if (!(error instanceof CarrierRefusal)) throw error
    throw error.message === "401"
      ? refuse("carrier_account", 409)
      : refuse("carrier_refused", 409, { name: error.message })
  }
}

function misfitRefusal({ misfit, party }: LabelMisfit) {
  const { field, value, most, suggestion } = misfit
  const code = party === "sender" ? "label_sender_too_long" : "label_too_long"
  return refuse(code, 409, { part: field, name: value, most, ...(suggestion && { suggestion }) })
}

/** @throws 409 weight_unknown, parcel_too_heavy, address_required */
function parcelOf(order: AdminOrder, language: Language): Parcel {
  const { order_number, email, shipping_address: address, delivery, to_pack, weight_grams } = order
  if (!address) throw refuse("address_required", 409)
  if (weight_grams === null) throw refuse("weight_unknown", 409)
  if (weight_grams > MAX_WEIGHT_GRAMS) throw refuse("parcel_too_heavy", 409)
  const { point } = delivery
  const { street, number, postal_code, city, country } = point ?? address
  const second = parseSecondLine(point ? null : address.apartment)
  return {
    reference: order_number,
    recipient: {
      name: `${address.first_name} ${address.last_name}`.trim(),
      // For a pick-up point, address and company are those of the point.
      company: point ? null : address.company,
      ...{ email, phone: address.phone },
    },
    place: { street, number, ...second, postal_code: postalCode(country, postal_code), city, country },
    point,
    note: point ? null : address.note,
    weight_grams,
    language,
    lines: to_pack.map(({ name, quantity }) => ({ name, quantity })),
  }
}

/** Medusa Admin allows any spelling of a postal code. */
function postalCode(country: string, written: string): string {
  const known = addressCountry(country)
  return (known && normalisePostalCode(known, written)) ?? written
}

/** Returns the barcode of a new or existing label. The parcel must not have left. @throws 409 */
async function barcodeOf(account: ShippingAccount, order: AdminOrder, language: Language): Promise<string> {
  const { status, order_number } = order
  if (status === "cancelled") throw refuse("order_changed", 409, { status })
  if (status === "pending") throw refuse("payment_awaited", 409)
  if (status === "paid" || status === "preparing") {
    if (!hasGoodsToSend(order)) throw refuse("nothing_to_send", 409)
    return labelOf(account, parcelOf(order, language))
  }
  const known = await announced(account, order_number)
  if (!known) throw refuse("order_changed", 409, { status })
  return known
}

const isChanged = (error: unknown): boolean => error instanceof Refusal && error.code === "order_changed"

/**
 * Stores the label's number and starts packing. If another administrator stored one first, checks the order
 * again.
 */
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
 * Orders one label per order, also if called again. The barcode becomes the tracking number and packing
 * starts. @returns a result per order
 */
export async function makeLabels(
  container: MedusaContainer,
  numbers: readonly string[],
  by: Actor,
  language: Language,
): Promise<ParcelResult[]> {
  const account = await requireAccount(container)
  const known = await adminOrdersNumbered(container, [...numbers])
  const wanted = numbers.map((order_number) => ({ order_number }))
  return oneByOne(container, wanted, language, async ({ order_number }) => {
    const order = known.get(order_number)
    if (!order) throw refuse("order_not_found", 404)
    const barcode = await asked(
      alone(container, order.id, async (engine, found) => {
        await requireNoHold(engine, found)
        return barcodeOf(account, order, languageOf(found.locale ?? "") ?? DEFAULT_LANGUAGE)
      }),
    )
    await noteBarcode(container, order_number, barcode, by)
    const label_omits = await labelOmissions(container, { email: order.email, point: order.delivery.point })
    return { tracking_number: barcode, label_omits }
  })
}

/** Returns the labels of orders in one PDF. @throws 409 label_missing */
export async function labelFile(container: MedusaContainer, numbers: readonly string[]): Promise<Buffer> {
  const account = await requireAccount(container)
  return asked(labelsPdf(account, numbers))
}
