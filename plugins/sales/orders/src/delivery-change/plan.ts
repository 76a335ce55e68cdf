import { addressOfPoint, linesOf, pointOf } from "@bon-perroquet/checkout/checkout"
import type { DeliveryCountry, DeliveryPoint, orderDeliveryChangeSchema } from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import type { EngineOrder, OrderAddress } from "@bon-perroquet/medusa-sql"
import { discountCents } from "@bon-perroquet/medusa-sql/order-lines/adjustments"
import { chosenPoint, requireDeliverable } from "@bon-perroquet/shop-api/delivery"
import { refuse } from "@bon-perroquet/api-kit/http"
import { blendedRate } from "@bon-perroquet/contract/vat/totals"
import type { z } from "zod"
import type { Engine } from "../engine/engine"
import type { DeliveryChangeRow, NewDelivery } from "../modules/order-status"
import { keptOf } from "@bon-perroquet/medusa-sql/order-lines/lines"
import { deliveryTexts } from "../orders/delivery-facts"
import { deliveryPrice, offeredMethods, type OfferedMethod } from "./methods"

export type RequestedDelivery = z.output<typeof orderDeliveryChangeSchema>

type Planned = Pick<DeliveryChangeRow, "before" | "after" | "difference_cents"> & {
  target: NonNullable<DeliveryChangeRow["target"]>
}

/**
 * Returns the rows that a requested change writes.
 * @param codeOf maps a shipping option to its code
 * @throws 400 delivery_not_available, delivery_point_required, address_required and the errors of
 * `requireDeliverable`; 409 delivery_changes_vat, delivery_price_changed
 */
export async function planDelivery(
  engine: Engine,
  order: EngineOrder,
  requested: RequestedDelivery,
  { isFree, codeOf }: { isFree: boolean; codeOf: (option: string) => string | null },
): Promise<Planned> {
  const { country, delivery_method, delivery_point } = requested
  const methods = await offeredMethods(engine.container, order, country, isFree)
  const method = methods.find(({ id }) => id === delivery_method)
  if (!method) throw refuse("delivery_not_available", 400)
  const point = await pointFor(engine, order, method, country, delivery_point)
  requireAddress(engine, order, { requested, method, point })
  const [current] = order.shipping_methods
  const isSame =
    current?.shipping_option_id === method.id &&
    (pointOf(current.data ?? {})?.id ?? null) === (point?.id ?? null)
  const isUnchanged = requested.price === "unchanged"
  const difference_cents = isUnchanged ? 0 : method.difference_cents
  if (difference_cents !== requested.expected_difference_cents)
    throw refuse("delivery_price_changed", 409, { amount_cents: Math.abs(difference_cents) })
  const data = point ? { point } : {}
  const delivery = isSame ? null : newDelivery(order, method, data, isUnchanged)
  const shipping = shippingOf(order, requested, point)
  return {
    before: deliveryTexts(order.shipping_address, {
      option: current?.shipping_option_id ?? null,
      code: (current?.shipping_option_id && codeOf(current.shipping_option_id)) || null,
      data: current?.data ?? null,
    }),
    after: deliveryTexts(shipping, { option: method.id, code: method.code, data }),
    difference_cents,
    target: { shipping, billing: billingOf(order, shipping, point), delivery },
  }
}

/** Returns the pick-up point. An unchanged one is read from the order, without a call to the carrier. */
async function pointFor(
  { container }: Engine,
  { shipping_methods }: EngineOrder,
  method: OfferedMethod,
  country: DeliveryCountry,
  id: string | undefined,
): Promise<DeliveryPoint | null> {
  const present = pointOf(shipping_methods[0]?.data ?? {})
  if (method.needs_point && present && present.id === id && present.country === country) return present
  return chosenPoint(container, method, country, id)
}

interface Chosen {
  requested: RequestedDelivery
  method: OfferedMethod
  point: DeliveryPoint | null
}

function requireAddress(
  { container }: Engine,
  order: EngineOrder,
  { requested, method, point }: Chosen,
): void {
  const { country, first_name, last_name, phone, address } = requested
  if (!point && !address) throw refuse("address_required", 400)
  requireDeliverable(container, {
    ...{ carrier: method.carrier.code, country, first_name, last_name, phone },
    ...(order.email && { email: order.email }),
    address: point ? null : address,
    needsEmail: point?.kind === "locker",
  })
}

const NO_ADDRESS: OrderAddress = {
  ...{ company: null, first_name: null, last_name: null, address_1: null, address_2: null, city: null },
  ...{ country_code: null, province: null, postal_code: null, phone: null, metadata: null },
}

function shippingOf(
  { shipping_address }: EngineOrder,
  { first_name, last_name, phone, country, address }: RequestedDelivery,
  point: DeliveryPoint | null,
): OrderAddress {
  const recipient = { ...NO_ADDRESS, first_name, last_name, phone: phone || null }
  if (point) return { ...recipient, ...addressOfPoint(point) }
  if (!address) return shipping_address ?? recipient
  const { address_2 = null, province = null, company = null, ...lines } = linesOf(country, address)
  return { ...recipient, ...lines, address_2, province, company, country_code: country.toLowerCase() }
}

const LINES = ["address_1", "address_2", "postal_code", "city", "country_code"] as const

const isSamePlace = (one: OrderAddress, other: OrderAddress): boolean =>
  LINES.every((line) => (one[line] || null) === (other[line] || null))

/**
 * Returns the new invoice address, or null to keep it. If it equalled the delivery address, it changes with
 * it.
 */
function billingOf(
  { shipping_address, billing_address: billing }: EngineOrder,
  shipping: OrderAddress,
  point: DeliveryPoint | null,
): OrderAddress | null {
  if (point) return billing ? null : shipping_address
  if (!billing || !shipping_address || !isSamePlace(billing, shipping_address)) return null
  const { first_name, last_name, address_1, address_2, postal_code, city, country_code, province } = shipping
  const { street, number, box } = shipping.metadata ?? {}
  return {
    ...billing,
    ...{ first_name, last_name, address_1, address_2, postal_code, city, country_code, province },
    metadata: { ...billing.metadata, street, number, box },
  }
}

/** Decimals of a VAT rate. Medusa stores at most seven significant digits. */
const RATE_DECIMALS = 4

/**
 * Returns the new delivery. A discount is subtracted from its price, because Medusa's edits have no discounts
 * on new deliveries.
 */
function newDelivery(
  order: EngineOrder,
  method: OfferedMethod,
  data: Record<string, unknown>,
  isUnchanged: boolean,
): NewDelivery {
  const price_cents = isUnchanged ? deliveryPrice(order) : method.price_cents
  const goods = order.items.map((item) => {
    const [rate, full] = [item.tax_lines[0]?.rate ?? 0, toCents(item.unit_price) * keptOf(item)]
    return { rate, gross_cents: full - discountCents(item.adjustments, full, rate) }
  })
  const vat_rate = Number(blendedRate(goods, price_cents).toFixed(RATE_DECIMALS))
  return { shipping_option_id: method.id, name: method.name, price_cents, vat_rate, data }
}
