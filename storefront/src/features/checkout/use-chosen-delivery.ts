import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useDelivery } from "@bon-perroquet/shop-react"
import { useState } from "react"

/**
 * The delivery methods of a country and the one chosen: the cheapest, until the shopper chooses another.
 * @param extras codes of those chosen: the totals are with them
 * @param vatNumber of a business, in force: the totals may be without VAT
 */
export function useChosenDelivery(
  country: DeliveryCountry,
  extras: readonly string[],
  vatNumber: string | undefined,
) {
  const { data, isError, isPlaceholderData, isFetching, refetch } = useDelivery(country, extras, vatNumber)
  const [wanted, choose] = useState<string>()
  const methods = data?.methods ?? []
  return {
    methods,
    chosen: methods.find((method) => method.id === wanted) ?? methods[0],
    choose,
    /** Prices of another country or of an older cart are shown: not to be paid yet. */
    outdated: isPlaceholderData || isFetching,
    /** Whether the shop has answered for this very country: there may be no way to it. */
    isKnown: data !== undefined && !isPlaceholderData,
    failed: isError && !data,
    retry: () => void refetch(),
  }
}

export type DeliveryChoice = ReturnType<typeof useChosenDelivery>
