import type { DeliveryCountry } from "@bon-perroquet/contract"

export type DestinationValues = {
  country: DeliveryCountry
  /** Id of the delivery method. "" stands for the first method. */
  method: string
  point: string
  street: string
  number: string
  box: string
  postal_code: string
  city: string
  note: string
}
