import { momentInBelgium, type DeliveryPoint, type Language } from "@bon-perroquet/contract"
import { streetAndNumber } from "@bon-perroquet/contract/address"
import type { AgentCart } from "../rows"
import type { DeliveryOffer, TimedMethod } from "../delivery"
import { TEXTS } from "../texts"

/** Id of the address that an assistant entered. */
export const ADDRESS_ID = "address"

const momentOf = (day: string, time: string) => momentInBelgium(day, time).toISOString()

export function optionOf({ id, code, carrier, price_cents, arrivals }: TimedMethod, language: Language) {
  const { kinds, arrives } = TEXTS[language]
  const [next] = arrivals
  return {
    id,
    title: code in kinds ? kinds[code as keyof typeof kinds] : carrier.name,
    carrier: carrier.name,
    ...(next && {
      description: arrives(next.from, next.by),
      earliest_fulfillment_time: momentOf(next.from, "00:00"),
      latest_fulfillment_time: momentOf(next.by, "23:59"),
    }),
    totals: [{ type: "total", amount: price_cents }],
  }
}

export const pointOf = ({ id, name, street, number, postal_code, city, country }: DeliveryPoint) => ({
  id,
  name,
  address: {
    street_address: streetAndNumber({ street, number }, country),
    postal_code,
    address_locality: city,
    address_country: country,
  },
})

/** Returns the delivery of a checkout: the chosen type with its destinations and options, and the other types. */
export function fulfillmentOf(
  { entered, language }: Pick<AgentCart, "entered" | "language">,
  line_item_ids: string[],
  { methods, points, chosen, point }: DeliveryOffer,
) {
  const { type = "shipping", address } = entered.delivery ?? {}
  const isPickUp = type === "pickup"
  const destinations = isPickUp ? points.map(pointOf) : address ? [{ ...address, id: ADDRESS_ID }] : []
  const options = methods.filter(({ needs_point }) => needs_point === isPickUp)
  const types = [...new Set(methods.map(({ needs_point }) => (needs_point ? "pickup" : "shipping")))]
  return {
    methods: [
      {
        ...{ id: type, type, line_item_ids, destinations },
        selected_destination_id: isPickUp ? (point?.id ?? null) : address ? ADDRESS_ID : null,
        groups: [
          {
            ...{ id: "parcel", line_item_ids },
            options: options.map((method) => optionOf(method, language)),
            selected_option_id: chosen?.id ?? null,
          },
        ],
      },
    ],
    available_methods: types.map((each) => ({ type: each, line_item_ids })),
  }
}
