import { streetAndNumber } from "@bon-perroquet/contract/address"
import { deliveryPointSchema, type DeliveryPoint } from "@bon-perroquet/contract"
import type { CheckoutCart } from "./cart"

/** Returns the pick-up point of a delivery's data, or null for home delivery. */
export const pointOf = (data: Record<string, unknown> | undefined): DeliveryPoint | null =>
  deliveryPointSchema.safeParse(data?.["point"]).data ?? null

export const pointOfCart = ({ shipping_methods }: CheckoutCart): DeliveryPoint | null =>
  pointOf(shipping_methods[0]?.["data"] as Record<string, unknown> | undefined)

export const addressOfPoint = ({ name, street, number, postal_code, city, country }: DeliveryPoint) => ({
  company: name,
  address_1: streetAndNumber({ street, number }, country),
  postal_code,
  city,
  country_code: country.toLowerCase(),
  metadata: { street, number, box: null },
})
