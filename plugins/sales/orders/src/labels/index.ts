import {
  AccountRefusal,
  CarrierAway,
  CarrierRefusal,
  LabelMisfit,
  LabelMissing,
  ParcelHandedOver,
  type Carrier,
  type Labels,
} from "@bon-perroquet/carrier"
import type { EngineOrder, OrderFulfillment } from "@bon-perroquet/medusa-sql"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Engine } from "../engine/engine"
import { numberOf, parcelsOf } from "../engine/order"
import { carrierOf } from "../orders/carrier"

export function labelsOf({ labels, name }: Carrier): Labels {
  if (!labels) throw refuse("carrier_not_connected", 409, { carrier: name })
  return labels
}

/** Calls a carrier and maps its errors to refusals. */
export async function askCarrier<T>(
  { name: carrier, accountVariables }: Carrier,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof LabelMisfit) throw misfitRefusal(error)
    if (error instanceof LabelMissing) throw refuse("label_missing", 409)
    if (error instanceof ParcelHandedOver) throw refuse("parcel_left", 409)
    if (error instanceof CarrierAway) throw refuse("carrier_away", 503, { carrier })
    if (error instanceof AccountRefusal)
      throw refuse("carrier_account", 409, { carrier, name: accountVariables.join(", ") })
    if (!(error instanceof CarrierRefusal)) throw error
    throw refuse("carrier_refused", 409, { carrier, name: error.message })
  }
}

function misfitRefusal({ misfit, party }: LabelMisfit) {
  const { field, value, most, suggestion } = misfit
  const code = party === "sender" ? "label_sender_too_long" : "label_too_long"
  return refuse(code, 409, { part: field, name: value, most, ...(suggestion && { suggestion }) })
}

export const isPart = ({ metadata }: OrderFulfillment): boolean => metadata?.["is_part"] === true

/** Returns the order's reference for the carrier, which differs after each voided label. */
const labelReference = (order: EngineOrder, voided: number): string =>
  voided ? `${numberOf(order)}-R${voided + 1}` : numberOf(order)

/**
 * Returns a parcel's reference for the carrier. Usually it is the order's. A part of an order adds its
 * position among all parcels ever packed, and a parcel of several orders has a stored reference.
 */
function referenceAfter(order: EngineOrder, parcel: OrderFulfillment, voided: number): string {
  const shared = parcel.metadata?.["reference"]
  if (typeof shared === "string") return shared
  const reference = labelReference(order, voided)
  if (!isPart(parcel)) return reference
  return `${reference}-${order.fulfillments.findIndex(({ id }) => id === parcel.id) + 1}`
}

async function voidedOf({ records }: Engine, order: EngineOrder): Promise<number> {
  return (await records.deliveries.voidedLabels([order.id])).get(order.id) ?? 0
}

/** Returns the reference of an order that is sent in one parcel. */
export const referenceOf = async (engine: Engine, order: EngineOrder): Promise<string> =>
  labelReference(order, await voidedOf(engine, order))

export const parcelReference = async (
  engine: Engine,
  order: EngineOrder,
  parcel: OrderFulfillment,
): Promise<string> => referenceAfter(order, parcel, await voidedOf(engine, order))

/** Returns the carrier's references of the unsent parcels, or of all parcels if all were sent. */
function referencesAfter(order: EngineOrder, voided: number): string[] {
  const parcels = parcelsOf(order)
  const here = parcels.filter(({ shipped_at }) => !shipped_at)
  const references = (here.length ? here : parcels).map((parcel) => referenceAfter(order, parcel, voided))
  return references.length ? references : [labelReference(order, voided)]
}

export const labelReferences = async (engine: Engine, order: EngineOrder): Promise<string[]> =>
  referencesAfter(order, await voidedOf(engine, order))

/**
 * Returns every reference under which the carrier may have a label of an unsent order, including labels from
 * before a parcel was unpacked or its tracking number was stored.
 */
const possibleReferences = (order: EngineOrder, voided: number): string[] => [
  labelReference(order, voided),
  ...order.fulfillments.filter(isPart).map((parcel) => referenceAfter(order, parcel, voided)),
]

/** Returns true if there is a label for an unsent parcel. */
export async function hasLabel(engine: Engine, order: EngineOrder): Promise<boolean> {
  if (parcelsOf(order).some(({ labels }) => labels.length)) return true
  const carrier = carrierOf(engine.container, order)
  const { labels } = carrier
  if (!labels) return false
  for (const reference of possibleReferences(order, await voidedOf(engine, order)))
    if ((await askCarrier(carrier, labels.find(reference))) !== null) return true
  return false
}

/** Cancels labels made before the delivery was changed. Does nothing if the carrier offers no labels. */
export async function voidLabels(engine: Engine, order: EngineOrder): Promise<void> {
  const carrier = carrierOf(engine.container, order)
  const { labels } = carrier
  if (!labels) return
  const before = Math.max(0, (await voidedOf(engine, order)) - 1)
  for (const reference of possibleReferences(order, before))
    await askCarrier(carrier, labels.cancel(reference))
}
