import { deliveryPointSchema, type DeliveryPoint } from "@bon-perroquet/contract"
import type { CheckoutCart } from "./cart"

/** The point that a delivery's data say the parcel waits at; null for a home delivery. */
export const pointOf = (data: Record<string, unknown> | undefined): DeliveryPoint | null =>
  deliveryPointSchema.safeParse(data?.["point"]).data ?? null

/** The point that a cart's delivery goes to. */
export const pointOfCart = ({ shipping_methods }: CheckoutCart): DeliveryPoint | null =>
  pointOf(shipping_methods[0]?.["data"] as Record<string, unknown> | undefined)

/** A point as the address of an order's parcel; who collects it is named beside it. */
export const addressOfPoint = ({ name, street, number, postal_code, city, country }: DeliveryPoint) => ({
  company: name,
  address_1: `${street} ${number}`,
  postal_code,
  city,
  country_code: country.toLowerCase(),
  metadata: { street, number, box: null },
})
