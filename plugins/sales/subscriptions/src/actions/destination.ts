import { releaseCart } from "@bon-perroquet/checkout/checkout"
import type { DeliveryCountry, RepeatDestination } from "@bon-perroquet/contract"
import { deliveryMethods } from "@bon-perroquet/shop-api/carts"
import { chosenPoint, requireDeliverable, type DeliveryMethod } from "@bon-perroquet/shop-api/delivery"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Destination, Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

const asCart = ({ id, lines }: Repeat, country: DeliveryCountry) => ({
  ...{ cart_id: id, country, codes: [] },
  lines: lines.map((line) => ({
    ...{ id: line.variant_id, product_id: line.product_id, variant_id: line.variant_id },
    ...{ quantity: line.quantity, unit_price: "0", title: "", thumbnail: null, reserved: 0 },
  })),
})

/** Returns the delivery methods to a country. Empty if the shop does not deliver there. */
export async function methodsTo(
  container: MedusaContainer,
  repeatId: string,
  country: DeliveryCountry,
): Promise<Omit<DeliveryMethod, "totals">[]> {
  const repeat = await repeatsOf(container).repeats.withId(repeatId)
  if (!repeat) throw refuse("repeat_not_found", 404)
  const methods = await deliveryMethods(container, country, asCart(repeat, country))
  return methods.map(({ totals: _, ...method }) => method)
}

/**
 * Changes the address from the next delivery on. An announced delivery is announced again.
 * @throws 400 delivery_not_available, delivery_point_required, address_required, the errors of
 * `requireDeliverable`, 409 cart_frozen during payment
 */
export async function changeDestination(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run | null,
  { country, delivery_method, delivery_point, address }: RepeatDestination,
): Promise<void> {
  const methods = await deliveryMethods(container, country, asCart(repeat, country))
  const method = methods.find(({ id }) => id === delivery_method)
  if (!method) throw refuse("delivery_not_available", 400)
  const point = await chosenPoint(container, method, country, delivery_point)
  if (!point && !address) throw refuse("address_required", 400)
  requireDeliverable(container, {
    ...{ carrier: method.carrier.code, country, email: repeat.email, address: point ? null : address },
    needsEmail: point?.kind === "locker",
  })
  const destination: Destination = {
    ...{ country, delivery_option_id: method.id, point },
    address: point ? null : (address ?? null),
  }
  const { repeats } = repeatsOf(container)
  // Withdraws an open payment page, because it is for the former address.
  if (run?.cart_id && (await releaseCart(container, run.cart_id)) === "frozen")
    throw refuse("cart_frozen", 409)
  await repeats.change(repeat.id, { destination })
}
