import type { DeliveryCountry } from "@bon-perroquet/contract"

/** The fields of a new destination. */
export type DestinationValues = {
  country: DeliveryCountry
  /** Empty: the first of the list. */
  method: string
  point: string
  street: string
  number: string
  box: string
  postal_code: string
  city: string
}
