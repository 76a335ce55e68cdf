import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useDelivery } from "@bon-perroquet/shop-react"
import { useState } from "react"

/**
 * Returns delivery methods and the selected one, by default the cheapest.
 * @param extras codes of selected extras, included in totals
 * @param vatNumber of a business, if valid; totals may be without VAT
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
    /** True while totals belong to another country or an older cart. */
    outdated: isPlaceholderData || isFetching,
    /** True if the shop responded for this country, possibly without methods. */
    isKnown: data !== undefined && !isPlaceholderData,
    failed: isError && !data,
    retry: () => void refetch(),
  }
}

export type DeliveryChoice = ReturnType<typeof useChosenDelivery>
