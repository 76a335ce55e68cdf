import { streetAndNumber } from "@bon-perroquet/address"
import { deliveryPointSchema, type DeliveryPoint } from "@bon-perroquet/contract"
import type { CheckoutCart } from "./cart"

/** Returns the pick-up point in a delivery's data, or null for a home delivery. */
export const pointOf = (data: Record<string, unknown> | undefined): DeliveryPoint | null =>
  deliveryPointSchema.safeParse(data?.["point"]).data ?? null

export const pointOfCart = ({ shipping_methods }: CheckoutCart): DeliveryPoint | null =>
  pointOf(shipping_methods[0]?.["data"] as Record<string, unknown> | undefined)

/** Returns a pick-up point as delivery address. The recipient's name is added separately. */
export const addressOfPoint = ({ name, street, number, postal_code, city, country }: DeliveryPoint) => ({
  company: name,
  address_1: streetAndNumber({ street, number }, country),
  postal_code,
  city,
  country_code: country.toLowerCase(),
  metadata: { street, number, box: null },
})
