import { engineParts } from "@bon-perroquet/contract/address"
import type { OpenInput } from "@bon-perroquet/checkout/checkout"
import type { CartOfSession } from "@bon-perroquet/shop-api/carts"
import { vatRatesOf } from "@bon-perroquet/shop-api/carts"
import { shopOrigins } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import type { BaseOrder, deliveryOf } from "."

type Delivery = NonNullable<Awaited<ReturnType<typeof deliveryOf>>>
type Address = NonNullable<BaseOrder["shipping_address"]>

/**
 * Returns the checkout's input at current prices, with the customer's chosen address or that of the first
 * order.
 */
export async function inputOf(
  container: MedusaContainer,
  { repeat, run, order, cart, delivery }: Delivered,
): Promise<OpenInput> {
  const { shipping_address: to, billing_address: billed, shipping_methods } = order
  const { country, method, business } = delivery
  const { destination } = repeat
  const firstPoint = shipping_methods[0]?.data?.["point"]
  const point = destination ? (destination.point ?? undefined) : firstPoint
  const home = firstPoint ? billed : to
  const isBilledElsewhere = billed && (firstPoint ? destination?.address : to && !isSamePlace(billed, to))
  const address = destination?.address ?? (home && placeOf(home))
  const [origin = ""] = shopOrigins(container)
  return {
    ...{ cart_id: cart.cart_id, origin, email: repeat.email, locale: order.locale ?? "fr-BE", country },
    ...(repeat.customer_id !== null && { customer_id: repeat.customer_id }),
    delivery_option_id: method.id,
    ...(point !== undefined && { delivery_data: { point } }),
    first_name: to?.first_name ?? undefined,
    last_name: to?.last_name ?? undefined,
    phone: to?.phone ?? undefined,
    ...(address && { address }),
    ...(business && { business }),
    invoice_address: isBilledElsewhere
      ? { ...placeOf(billed), country: billed.country_code?.toUpperCase() ?? country }
      : null,
    current_total_cents: method.totals.total_cents,
    expected_total_cents: run.total_cents ?? method.totals.total_cents,
    vat_rates: await vatRatesOf(container, country, cart),
  }
}

interface Delivered {
  repeat: Repeat
  run: Run
  order: BaseOrder
  cart: CartOfSession
  delivery: Delivery
}

function placeOf(address: Address) {
  const { street, number, box, line2 } = engineParts(address)
  const second = [box, line2].filter(Boolean).join(", ")
  const note = address.metadata?.["note"]
  return {
    ...{ street, number, ...(second && { box: second }) },
    ...{ postal_code: address.postal_code ?? "", city: address.city ?? "" },
    ...(address.company && { company: address.company }),
    ...(typeof note === "string" && { note }),
  }
}

const PLACE = ["company", "address_1", "address_2", "postal_code", "city", "country_code"] as const

const isSamePlace = (one: Address, other: Address): boolean =>
  PLACE.every((field) => (one[field] ?? "") === (other[field] ?? ""))
