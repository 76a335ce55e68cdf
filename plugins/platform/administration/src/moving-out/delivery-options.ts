import { optionDataSchema, type OptionData } from "@bon-perroquet/carrier/provider"
import { decimalEuro } from "@bon-perroquet/contract/money"
import { deliveryOptions, type DeliveryOptionRow } from "@bon-perroquet/medusa-sql/delivery/moving-out"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export const DELIVERY_OPTION = [
  ...(["country", "name", "kind", "carrier", "is_open", "is_return", "min_days", "max_days"] as const),
  ...(["up_to_grams", "minimum", "price"] as const),
]
type Cells = Partial<Record<(typeof DELIVERY_OPTION)[number], string>>

/** Yields the delivery options by country, with a row per price. */
export async function* deliveryOptionRows(knex: Knex): AsyncGenerator<Cells> {
  for (const option of await deliveryOptions(knex)) {
    const { data } = optionDataSchema.safeParse(option.data)
    const cells = {
      ...{ country: option.country.toUpperCase(), name: option.name, carrier: option.provider ?? "" },
      ...{ kind: data?.code ?? "", is_open: yesOrNo(option.is_open), is_return: yesOrNo(option.is_return) },
      ...{ min_days: String(data?.min_days ?? ""), max_days: String(data?.max_days ?? "") },
    }
    for (const price of pricesOf(option.prices, data?.tariff)) yield { ...cells, ...price }
  }
}

const yesOrNo = (value: boolean): string => (value ? "yes" : "no")

/** Returns the prices: those of the carrier's tariff by weight, otherwise those that Medusa stores. */
function pricesOf(prices: DeliveryOptionRow["prices"], tariff?: OptionData["tariff"]): Cells[] {
  if (!tariff)
    return prices.length
      ? prices.map(({ amount, minimum }) => ({ price: amount, minimum: minimum ?? "" }))
      : [{}]
  const { steps, free_from_cents: free } = tariff
  return [
    ...steps.map(({ up_to_grams, price_cents }) => ({
      up_to_grams: String(up_to_grams),
      price: decimalEuro(price_cents),
    })),
    ...(free === null ? [] : [{ minimum: decimalEuro(free), price: decimalEuro(0) }]),
  ]
}
